import { between, seeded } from '../engine/random.ts';
import { drawing } from './materials.ts';
import {
  type Attitude,
  heldBottle,
  outline,
  portrait,
  type Sight,
  seenPerson,
} from './portrait.ts';

type Context = CanvasRenderingContext2D;

function rounded(c: Context, x: number, y: number, w: number, h: number, r: number) {
  c.beginPath();
  c.roundRect(x, y, w, h, r);
}

/** A heart as likes show it, about `size` from its middle to its tip. */
export function heart(c: Context, x: number, y: number, size: number) {
  c.beginPath();
  c.moveTo(x, y + size);
  c.bezierCurveTo(
    x - size * 1.7,
    y - size * 0.2,
    x - size * 0.7,
    y - size * 1.3,
    x,
    y - size * 0.4,
  );
  c.bezierCurveTo(x + size * 0.7, y - size * 1.3, x + size * 1.7, y - size * 0.2, x, y + size);
  c.fill();
}

/** Presenter to the waist, `h` tall, standing on y, in a coat; their outline, filled with one colour; or a person of the scene. */
export function bust(
  c: Context,
  x: number,
  y: number,
  h: number,
  dress: { coat?: string; attitude?: Attitude; flat?: string; seen?: Sight } = {},
) {
  const { coat, attitude, flat, seen } = dress;
  const picture = seen
    ? seenPerson(seen)
    : flat
      ? outline(flat, attitude)
      : portrait(coat, attitude);
  const w = (h * picture.width) / picture.height;
  c.drawImage(picture, x - w * 0.5, y - h, w, h);
}

/** A programme picture: backdrop and presenter. */
export function programme(
  backdrop: HTMLCanvasElement | string,
  options: {
    x?: number;
    coat?: string;
    attitude?: Attitude;
    /** A person of the scene, as the camera of this picture sees them. */
    seen?: Sight;
    /** In place of a person: what the camera of this picture sees, from `viewOf`. */
    view?: HTMLCanvasElement;
    /** Left and right changed, as on a return that the presenter looks into. */
    mirrored?: boolean;
    size?: number;
    goods?: boolean;
  } = {},
) {
  const { x = 0.5, coat, attitude, seen, view, mirrored, size = 0.78, goods = false } = options;
  return drawing(960, 540, (c) => {
    if (mirrored) c.setTransform(-1, 0, 0, 1, 960, 0);
    if (typeof backdrop === 'string') {
      c.fillStyle = backdrop;
      c.fillRect(0, 0, 960, 540);
    } else c.drawImage(backdrop, 0, 0, 960, 540);
    if (view) c.drawImage(view, 0, 0, 960, 540);
    else bust(c, 960 * x, 540, 540 * (size + 0.16), { coat, attitude, seen });
    if (goods) {
      c.fillStyle = '#2a1d16';
      c.fillRect(0, 480, 960, 60);
      for (let i = 0; i < 7; i += 1) {
        c.fillStyle = ['#e9d8c0', '#c86a4a', '#f4efe6', '#8aa08a'][i % 4] as string;
        rounded(c, 90 + i * 118, 400 + (i % 3) * 18, 54, 92 - (i % 3) * 18, 10);
        c.fill();
      }
    }
    const shade = c.createLinearGradient(0, 0, 0, 540);
    shade.addColorStop(0.6, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,0.35)');
    c.fillStyle = shade;
    c.fillRect(0, 0, 960, 540);
  });
}

/** White figure on black: what a key makes of a picture. */
export function matte(x = 0.5, size = 0.78, attitude?: Attitude) {
  return drawing(960, 540, (c) => {
    c.fillStyle = '#000';
    c.fillRect(0, 0, 960, 540);
    bust(c, 960 * x, 540, 540 * (size + 0.16), { flat: '#fff', attitude });
  });
}

/** Waveform, vectorscope and histogram as an instrument shows them. */
export function scopes(accent = '#7be0a2', seed = 2) {
  const random = seeded(seed);
  return drawing(960, 540, (c) => {
    c.fillStyle = '#07090c';
    c.fillRect(0, 0, 960, 540);
    c.strokeStyle = 'rgba(255,255,255,0.09)';
    for (let i = 0; i <= 8; i += 1) {
      c.beginPath();
      c.moveTo(30, 40 + i * 29);
      c.lineTo(600, 40 + i * 29);
      c.stroke();
    }
    c.globalCompositeOperation = 'lighter';
    c.fillStyle = accent;
    for (let x = 30; x < 600; x += 1.5) {
      const t = (x - 30) / 570;
      const mid = 0.35 + 0.22 * Math.sin(t * 7) + 0.18 * Math.exp(-((t - 0.5) ** 2) / 0.02);
      for (let i = 0; i < 22; i += 1) {
        const y = mid + (random() + random() + random() - 1.5) * 0.2;
        c.globalAlpha = 0.24;
        c.fillRect(x, 272 - Math.max(0, Math.min(1, y)) * 230, 1.6, 1.6);
      }
    }
    c.globalCompositeOperation = 'source-over';
    c.globalAlpha = 1;
    c.strokeStyle = 'rgba(255,255,255,0.2)';
    c.beginPath();
    c.arc(780, 160, 122, 0, 7);
    c.moveTo(658, 160);
    c.lineTo(902, 160);
    c.moveTo(780, 38);
    c.lineTo(780, 282);
    c.stroke();
    c.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 1500; i += 1) {
      const a = [2.2, 2.3, 5.2, 0.9][i % 4] as number;
      const r = Math.abs(random() + random() - 1) * 96;
      c.fillStyle = i % 4 < 2 ? accent : '#f0b27a';
      c.globalAlpha = 0.4;
      c.fillRect(
        780 + Math.cos(a + (random() - 0.5) * 0.35) * r,
        160 + Math.sin(a + (random() - 0.5) * 0.35) * r,
        2,
        2,
      );
    }
    for (const [k, color] of ['#ff5b5b', '#5bff8f', '#5b9bff'].entries()) {
      c.fillStyle = color;
      c.globalAlpha = 0.4;
      c.beginPath();
      c.moveTo(30, 510);
      for (let x = 0; x <= 570; x += 6) {
        const t = x / 570;
        const y =
          Math.exp(-((t - 0.2 - k * 0.05) ** 2) / 0.02) +
          0.6 * Math.exp(-((t - 0.6 + k * 0.06) ** 2) / 0.03) +
          random() * 0.06;
        c.lineTo(30 + x, 510 - y * 160);
      }
      c.lineTo(600, 510);
      c.fill();
    }
    c.globalCompositeOperation = 'source-over';
    c.globalAlpha = 1;
    for (let i = 0; i < 12; i += 1) {
      const level = between(random, 0.35, 0.9);
      for (let s = 0; s < 22; s += 1) {
        c.fillStyle =
          s / 22 > level
            ? 'rgba(255,255,255,0.07)'
            : s > 18
              ? '#ff6a5b'
              : s > 14
                ? '#f5c35b'
                : accent;
        c.fillRect(642 + i * 23, 506 - s * 8, 15, 5);
      }
    }
  });
}

/** Multiview of sources with a red and a green frame. */
export function multiview(sources: HTMLCanvasElement[]) {
  return drawing(1280, 720, (c) => {
    c.fillStyle = '#08090b';
    c.fillRect(0, 0, 1280, 720);
    const cell = (i: number, x: number, y: number, w: number, h: number, frame?: string) => {
      const source = sources[i % sources.length];
      if (source) c.drawImage(source, x, y, w, h);
      c.lineWidth = frame ? 6 : 2;
      c.strokeStyle = frame ?? 'rgba(255,255,255,0.16)';
      c.strokeRect(x, y, w, h);
    };
    cell(0, 16, 16, 616, 346, '#e5483b');
    cell(1, 648, 16, 616, 346, '#3fc06a');
    for (let i = 0; i < 8; i += 1)
      cell(i, 16 + (i % 4) * 314, 380 + Math.floor(i / 4) * 168, 300, 156);
  });
}

/** Editing surface: preview, thumbnails, sliders, meters. */
export function workbench(preview: HTMLCanvasElement, accent: string, seed = 9) {
  const random = seeded(seed);
  return drawing(1280, 800, (c) => {
    c.fillStyle = '#0e1014';
    c.fillRect(0, 0, 1280, 800);
    c.fillStyle = '#171a20';
    c.fillRect(0, 0, 1280, 44);
    for (let i = 0; i < 5; i += 1) {
      c.fillStyle = i === 1 ? accent : '#2b3038';
      rounded(c, 90 + i * 96, 14, 74, 16, 8);
      c.fill();
    }
    c.fillStyle = accent;
    c.beginPath();
    c.arc(36, 22, 10, 0, 7);
    c.fill();
    c.drawImage(preview, 220, 64, 760, 428);
    c.strokeStyle = accent;
    c.lineWidth = 3;
    c.strokeRect(220, 64, 760, 428);
    for (let i = 0; i < 6; i += 1) {
      c.drawImage(preview, 18, 64 + i * 112, 182, 100);
      c.strokeStyle = i === 2 ? accent : 'rgba(255,255,255,0.12)';
      c.strokeRect(18, 64 + i * 112, 182, 100);
    }
    for (let i = 0; i < 11; i += 1) {
      const y = 84 + i * 38;
      const v = between(random, 0.2, 0.9);
      c.fillStyle = '#2b3038';
      rounded(c, 1004, y, 90 - (i % 3) * 16, 8, 4);
      c.fill();
      rounded(c, 1004, y + 16, 250, 6, 3);
      c.fill();
      c.fillStyle = accent;
      rounded(c, 1004, y + 16, 250 * v, 6, 3);
      c.fill();
      c.fillStyle = '#eef1f5';
      c.beginPath();
      c.arc(1004 + 250 * v, y + 19, 8, 0, 7);
      c.fill();
    }
    c.fillStyle = '#14171c';
    c.fillRect(220, 512, 1040, 272);
    for (let track = 0; track < 5; track += 1) {
      let x = 232;
      while (x < 1230) {
        const w = between(random, 40, 190);
        c.fillStyle =
          track === 1 ? accent : (['#39414d', '#46505f', '#2d3440'][track % 3] as string);
        c.globalAlpha = track === 1 ? 0.75 : 1;
        rounded(c, x, 530 + track * 50, Math.min(w, 1240 - x), 38, 6);
        c.fill();
        x += w + between(random, 4, 50);
      }
    }
    c.globalAlpha = 1;
    c.fillStyle = '#ffffff';
    c.fillRect(620, 512, 2, 272);
  });
}

/** Live room on a phone: a hand that shows a bottle, badges, hearts, product cards; no words. */
export function phoneRoom(
  backdrop: HTMLCanvasElement,
  accent = '#3f7bff',
  options: {
    /** Colours of the sleeve, null for a bare forearm, and of the bottle. */
    coat?: string | null;
    bottle?: number;
    hand?: boolean;
    /** A photograph of other goods, 900 x 1350, in place of the hand with the bottle. */
    goods?: HTMLCanvasElement;
    /** Square picture on the product card; the bottle otherwise. */
    card?: HTMLCanvasElement;
    seed?: number;
    cards?: boolean;
  } = {},
) {
  const random = seeded(options.seed ?? 5);
  return drawing(720, 1500, (c) => {
    const scale = 1500 / backdrop.height;
    c.drawImage(backdrop, (720 - backdrop.width * scale) / 2, 0, backdrop.width * scale, 1500);
    if (options.goods) c.drawImage(options.goods, -90, 150);
    else if (options.hand ?? true) {
      c.drawImage(heldBottle(options.coat, options.bottle), -70, 300, 900, 1070);
    }
    const shade = c.createLinearGradient(0, 700, 0, 1500);
    shade.addColorStop(0, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,0.75)');
    c.fillStyle = shade;
    c.fillRect(0, 0, 720, 1500);
    c.fillStyle = 'rgba(0,0,0,0.4)';
    rounded(c, 36, 92, 300, 84, 42);
    c.fill();
    c.fillStyle = '#e9c9a8';
    c.beginPath();
    c.arc(80, 134, 34, 0, 7);
    c.fill();
    c.fillStyle = 'rgba(255,255,255,0.9)';
    rounded(c, 128, 112, 120, 15, 7);
    c.fill();
    c.fillStyle = 'rgba(255,255,255,0.5)';
    rounded(c, 128, 142, 84, 12, 6);
    c.fill();
    c.fillStyle = accent;
    rounded(c, 262, 110, 62, 48, 24);
    c.fill();
    for (let i = 0; i < 3; i += 1) {
      c.fillStyle = ['#c88', '#8ac', '#ca8'][i] as string;
      c.beginPath();
      c.arc(500 + i * 62, 134, 27, 0, 7);
      c.fill();
    }
    c.fillStyle = '#ff4d4f';
    rounded(c, 36, 198, 96, 40, 20);
    c.fill();
    c.fillStyle = '#fff';
    c.beginPath();
    c.arc(62, 218, 9, 0, 7);
    c.fill();
    rounded(c, 80, 211, 36, 14, 7);
    c.fill();
    for (let i = 0; i < 5; i += 1) {
      const w = between(random, 220, 430);
      c.fillStyle = 'rgba(0,0,0,0.38)';
      rounded(c, 36, 960 + i * 62, w, 48, 24);
      c.fill();
      c.fillStyle = i % 2 ? '#9fd0ff' : '#ffd79a';
      rounded(c, 56, 977 + i * 62, 74, 14, 7);
      c.fill();
      c.fillStyle = 'rgba(255,255,255,0.85)';
      rounded(c, 142, 977 + i * 62, w - 130, 14, 7);
      c.fill();
    }
    if (options.cards ?? true) {
      c.fillStyle = '#ffffff';
      rounded(c, 470, 1000, 214, 290, 22);
      c.fill();
      const g = c.createLinearGradient(470, 1000, 684, 1200);
      g.addColorStop(0, '#f6e7d6');
      g.addColorStop(1, '#d9b08c');
      c.fillStyle = g;
      rounded(c, 484, 1014, 186, 176, 14);
      c.fill();
      if (options.card) c.drawImage(options.card, 484, 1009, 186, 186);
      else {
        c.fillStyle = '#7a3b2a';
        rounded(c, 548, 1050, 58, 124, 14);
        c.fill();
        c.fillStyle = '#1e1410';
        c.fillRect(562, 1034, 30, 20);
      }
      c.fillStyle = '#c9ced6';
      rounded(c, 488, 1206, 140, 14, 7);
      c.fill();
      c.fillStyle = accent;
      rounded(c, 488, 1234, 178, 42, 21);
      c.fill();
    }
    for (let i = 0; i < 12; i += 1) {
      const x = 600 + Math.sin(i * 1.3) * 46;
      const y = 930 - i * 56;
      const s = (1 - i / 14) * 26;
      c.globalAlpha = 1 - i / 13;
      c.fillStyle = ['#ff5b8a', '#ffb03b', accent][i % 3] as string;
      heart(c, x, y, s);
    }
    c.globalAlpha = 1;
    c.fillStyle = 'rgba(255,255,255,0.16)';
    rounded(c, 36, 1372, 330, 76, 38);
    c.fill();
    c.fillStyle = 'rgba(255,255,255,0.5)';
    rounded(c, 66, 1402, 130, 15, 7);
    c.fill();
    for (const [i, color] of ['rgba(255,255,255,0.22)', accent, '#ff5b8a'].entries()) {
      c.fillStyle = color;
      c.beginPath();
      c.arc(436 + i * 98, 1410, 38, 0, 7);
      c.fill();
      c.fillStyle = '#fff';
      rounded(c, 420 + i * 98, 1394, 32, 32, i === 0 ? 4 : 12);
      c.fill();
    }
  });
}

/** Curve and bars of a live session. */
export function report(accent = '#3f7bff', seed = 3, w = 1280, h = 800) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = '#0d1017';
    c.fillRect(0, 0, w, h);
    for (let i = 0; i < 4; i += 1) {
      const x = w * (0.03 + i * 0.24);
      c.fillStyle = '#161b25';
      rounded(c, x, h * 0.05, w * 0.22, h * 0.16, 14);
      c.fill();
      c.fillStyle = '#3a4250';
      rounded(c, x + 20, h * 0.08, w * 0.08, 10, 5);
      c.fill();
      c.fillStyle = i === 0 ? accent : '#dfe5ee';
      rounded(c, x + 20, h * 0.115, w * (0.08 + random() * 0.08), 28, 8);
      c.fill();
    }
    c.fillStyle = '#161b25';
    rounded(c, w * 0.03, h * 0.25, w * 0.61, h * 0.7, 14);
    c.fill();
    rounded(c, w * 0.66, h * 0.25, w * 0.31, h * 0.7, 14);
    c.fill();
    const line: [number, number][] = [];
    for (let i = 0; i <= 60; i += 1) {
      const t = i / 60;
      const y = 0.2 + 0.5 * Math.sin(t * 2.6) + 0.14 * Math.sin(t * 17) + random() * 0.05;
      line.push([w * (0.05 + t * 0.57), h * (0.9 - y * 0.72)]);
    }
    const g = c.createLinearGradient(0, h * 0.3, 0, h * 0.92);
    g.addColorStop(0, accent);
    g.addColorStop(1, 'rgba(0,0,0,0)');
    c.fillStyle = g;
    c.globalAlpha = 0.4;
    c.beginPath();
    c.moveTo(w * 0.05, h * 0.92);
    for (const [x, y] of line) c.lineTo(x, y);
    c.lineTo(w * 0.62, h * 0.92);
    c.fill();
    c.globalAlpha = 1;
    c.strokeStyle = accent;
    c.lineWidth = 4;
    c.beginPath();
    for (const [x, y] of line) c.lineTo(x, y);
    c.stroke();
    for (let i = 0; i < 8; i += 1) {
      c.fillStyle = '#242b38';
      rounded(c, w * 0.68, h * (0.3 + i * 0.08), w * 0.27, 18, 9);
      c.fill();
      c.fillStyle = i === 0 ? accent : '#5b6880';
      rounded(c, w * 0.68, h * (0.3 + i * 0.08), w * 0.27 * (0.95 - i * 0.1), 18, 9);
      c.fill();
    }
  });
}

/** Slide of a lesson: headline bars, a figure, a chart. */
export function slide(accent = '#ffb347', w = 1280, h = 720) {
  return drawing(w, h, (c) => {
    c.fillStyle = '#f4f1ea';
    c.fillRect(0, 0, w, h);
    c.fillStyle = accent;
    c.fillRect(0, 0, 18, h);
    c.fillStyle = '#2a2d33';
    rounded(c, 80, 74, 520, 34, 10);
    c.fill();
    c.fillStyle = '#a9aca8';
    for (let i = 0; i < 6; i += 1) {
      rounded(c, 80, 190 + i * 58, 420 - (i % 3) * 70, 16, 8);
      c.fill();
    }
    for (let i = 0; i < 6; i += 1) {
      const bar = 90 + Math.abs(Math.sin(i * 1.4 + 0.6)) * 300;
      c.fillStyle = i === 3 ? accent : '#c9c6bd';
      rounded(c, 680 + i * 88, 600 - bar, 56, bar, 8);
      c.fill();
    }
    c.strokeStyle = '#2a2d33';
    c.lineWidth = 5;
    c.beginPath();
    c.moveTo(700, 470);
    c.bezierCurveTo(820, 380, 940, 430, 1160, 190);
    c.stroke();
  });
}

/** What a wide screen shows while something is explained: a slide, and the place in question beside it. */
export function slideBeside(place: HTMLCanvasElement, w = 1920, h = 760) {
  const shown = slide('#d8a24a');
  return drawing(w, h, (c) => {
    c.fillStyle = '#0b1f40';
    c.fillRect(0, 0, w, h);
    c.drawImage(place, place.width * 0.4, 0, place.width * 0.6, place.height, w * 0.64, 0, w, h);
    const high = h - 90;
    c.drawImage(shown, 0, 0, shown.width, shown.height, 45, 45, (high * 16) / 9 - 45, high);
  });
}

/** Lines of a script as a prompter shows them, as bars. */
export function promptLines(accent = '#ffffff') {
  const random = seeded(21);
  return drawing(640, 480, (c) => {
    c.fillStyle = '#05070a';
    c.fillRect(0, 0, 640, 480);
    for (let i = 0; i < 7; i += 1) {
      let x = 60;
      c.fillStyle = accent;
      c.globalAlpha = i === 2 ? 1 : 0.5;
      while (x < 540) {
        const w = Math.min(between(random, 30, 110), 580 - x);
        c.fillRect(x, 44 + i * 60, w, 24);
        x += w + 16;
        if (random() < 0.16) break;
      }
    }
    c.globalAlpha = 1;
  });
}
