import { between, type Random, seeded } from '../engine/random.ts';
import { drawing } from './materials.ts';

type Context = CanvasRenderingContext2D;

function fade(
  c: Context,
  stops: [number, string][],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  const g = c.createLinearGradient(x0, y0, x1, y1);
  for (const [at, color] of stops) g.addColorStop(at, color);
  return g;
}

function glowSpot(c: Context, x: number, y: number, r: number, color: string, alpha = 1) {
  const g = c.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, color);
  g.addColorStop(1, 'rgba(0,0,0,0)');
  c.globalCompositeOperation = 'lighter';
  c.globalAlpha = alpha;
  c.fillStyle = g;
  c.fillRect(x - r, y - r, r * 2, r * 2);
  c.globalAlpha = 1;
  c.globalCompositeOperation = 'source-over';
}

function ridge(
  c: Context,
  random: Random,
  w: number,
  h: number,
  base: number,
  rough: number,
  fill: string | CanvasGradient,
) {
  const points = 128;
  const phase = [random() * 9, random() * 9, random() * 9, random() * 9];
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(0, h);
  for (let i = 0; i <= points; i += 1) {
    const x = i / points;
    const y =
      Math.sin(x * 4 + (phase[0] as number)) * 0.5 +
      Math.abs(Math.sin(x * 9 + (phase[1] as number))) * 0.5 +
      Math.abs(Math.sin(x * 23 + (phase[2] as number))) * 0.18 +
      Math.sin(x * 61 + (phase[3] as number)) * 0.05 +
      (random() - 0.5) * 0.03;
    c.lineTo(x * w, h * (base - y * rough));
  }
  c.lineTo(w, h);
  c.fill();
}

/** Mountains in mist at sunrise; cool distance, warm sky. */
export function mountains(
  w = 1600,
  h = 900,
  sky: [string, string, string] = ['#1d3557', '#e8a87c', '#f7d9a8'],
  seed = 4,
) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = fade(
      c,
      [
        [0, sky[0]],
        [0.5, sky[1]],
        [0.72, sky[2]],
        [1, sky[2]],
      ],
      0,
      0,
      0,
      h,
    );
    c.fillRect(0, 0, w, h);
    glowSpot(c, w * 0.64, h * 0.5, h * 0.5, 'rgba(255,226,170,0.9)', 0.9);
    glowSpot(c, w * 0.64, h * 0.5, h * 0.07, 'rgba(255,255,240,1)');
    const layers = ['#b48a86', '#8a7486', '#5f6079', '#3f4c66', '#26344c', '#131e30'];
    layers.forEach((color, i) => {
      const base = 0.6 + i * 0.072;
      ridge(c, random, w, h, base, 0.16 - i * 0.012, color);
      const mist = fade(
        c,
        [
          [0, 'rgba(255,222,190,0)'],
          [1, `rgba(250,215,185,${0.42 - i * 0.05})`],
        ],
        0,
        h * (base - 0.05),
        0,
        h * (base + 0.12),
      );
      c.fillStyle = mist;
      c.fillRect(0, h * (base - 0.05), w, h * 0.17);
    });
  });
}

/** Lake in the morning, hills in mist beyond it; the shore lies high, so that goods in front leave it to be seen. */
export function lake(w = 1600, h = 900, seed = 15) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    const shore = Math.round(h * 0.34);
    c.fillStyle = fade(
      c,
      [
        [0, '#6fa3bd'],
        [0.6, '#c4dcd9'],
        [1, '#f3e9d6'],
      ],
      0,
      0,
      0,
      shore,
    );
    c.fillRect(0, 0, w, shore);
    glowSpot(c, w * 0.4, h * 0.25, h * 0.2, 'rgba(255,240,205,0.7)', 0.5);
    const hills = ['#a9c4c6', '#7da5a8', '#517f82', '#335f5c'];
    hills.forEach((color, i) => {
      const base = 0.28 + i * 0.02;
      ridge(c, random, w, h, base, 0.12 - i * 0.024, color);
      c.fillStyle = fade(
        c,
        [
          [0, 'rgba(238,243,236,0)'],
          [1, `rgba(238,243,236,${0.5 - i * 0.1})`],
        ],
        0,
        h * (base - 0.04),
        0,
        h * (base + 0.06),
      );
      c.fillRect(0, h * (base - 0.04), w, h * 0.1);
    });
    // The water mirrors what is above the shore, then more of the sky, and darkens towards us.
    c.fillStyle = '#6fa3bd';
    c.fillRect(0, shore, w, h - shore);
    c.save();
    c.translate(0, shore * 2);
    c.scale(1, -1);
    c.drawImage(c.canvas, 0, 0, w, shore, 0, 0, w, shore);
    c.restore();
    c.fillStyle = fade(
      c,
      [
        [0, 'rgba(88,136,142,0.25)'],
        [1, 'rgba(22,58,66,0.9)'],
      ],
      0,
      shore,
      0,
      h,
    );
    c.fillRect(0, shore, w, h - shore);
    for (let i = 0; i < 200; i += 1) {
      const y = shore + random() ** 1.6 * (h - shore);
      c.fillStyle = `rgba(240,248,240,${0.03 + random() * 0.09})`;
      c.fillRect(random() * w, y, between(random, 30, 220), 1 + random() * 2);
    }
  });
}

/** The sea on a clear day: clouds over the horizon, surf on a pale beach. */
export function sea(w = 1600, h = 900, seed = 22) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    const [horizon, beach] = [h * 0.52, h * 0.8];
    c.fillStyle = fade(
      c,
      [
        [0, '#2f7fc4'],
        [0.7, '#8cc6e8'],
        [1, '#dcf0f4'],
      ],
      0,
      0,
      0,
      horizon,
    );
    c.fillRect(0, 0, w, horizon);
    // Each cloud is a heap of puffs on one level, smaller towards its ends.
    for (let cloud = 0; cloud < 7; cloud += 1) {
      const [x, y] = [w * ((cloud + random()) / 7), horizon - h * between(random, 0.05, 0.34)];
      const wide = between(random, 0.05, 0.11) * w;
      for (let i = 0; i < 26; i += 1) {
        const t = between(random, -1, 1);
        const r = h * 0.045 * (1.1 - t * t) * between(random, 0.6, 1.2);
        const [px, py] = [x + t * wide, y - r * between(random, 0.2, 1.2)];
        const g = c.createRadialGradient(px, py - r * 0.3, 0, px, py, r);
        g.addColorStop(0, 'rgba(255,255,255,0.5)');
        g.addColorStop(1, 'rgba(255,255,255,0)');
        c.fillStyle = g;
        c.fillRect(px - r, py - r, r * 2, r * 2);
      }
    }
    c.fillStyle = fade(
      c,
      [
        [0, '#1f6f9e'],
        [0.55, '#2fa3b8'],
        [1, '#8fd8d2'],
      ],
      0,
      horizon,
      0,
      beach,
    );
    c.fillRect(0, horizon, w, beach - horizon);
    for (let i = 0; i < 240; i += 1) {
      const t = random() ** 1.5;
      c.fillStyle = `rgba(240,252,255,${0.05 + random() * 0.16})`;
      c.fillRect(
        random() * w,
        horizon + t * (beach - horizon),
        between(random, 20, 60 + 160 * t),
        1 + t * 3,
      );
    }
    c.fillStyle = fade(
      c,
      [
        [0, '#e9d8b4'],
        [1, '#cfb386'],
      ],
      0,
      beach,
      0,
      h,
    );
    const surf = (offset: number) => {
      c.beginPath();
      c.moveTo(-w * 0.02, h);
      for (let i = -1; i <= 61; i += 1) {
        const x = i / 60;
        c.lineTo(x * w, beach + offset + h * (0.016 * Math.sin(x * 7) + 0.008 * Math.sin(x * 19)));
      }
      c.lineTo(w * 1.02, h);
    };
    surf(0);
    c.fill();
    c.strokeStyle = '#ffffff';
    for (const [offset, wide] of [
      [0, 10],
      [-h * 0.03, 5],
    ] as const) {
      surf(offset);
      c.lineWidth = wide;
      c.stroke();
    }
  });
}

/** City across the water in the evening. */
export function city(
  w = 1600,
  h = 900,
  sky: [string, string, string] = ['#070b1d', '#27335f', '#e2855b'],
  seed = 8,
  windows = '#ffd9a0',
) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    const horizon = h * 0.7;
    c.fillStyle = fade(
      c,
      [
        [0, sky[0]],
        [0.55, sky[1]],
        [1, sky[2]],
      ],
      0,
      0,
      0,
      horizon,
    );
    c.fillRect(0, 0, w, horizon);
    glowSpot(c, w * 0.6, horizon, h * 0.6, 'rgba(255,150,90,0.8)', 0.7);
    for (const [depth, color, tall] of [
      [0, 'rgba(58,62,98,0.9)', 0.3],
      [1, '#232946', 0.38],
      [2, '#10142a', 0.46],
    ] as const) {
      let x = -20;
      while (x < w) {
        const bw = between(random, 28, 92) * (0.8 + depth * 0.25);
        const mid = 1 - Math.abs(x / w - 0.55) * 1.1;
        const bh = h * tall * (0.25 + random() * 0.75) * Math.max(0.35, mid);
        c.fillStyle = color;
        c.fillRect(x, horizon - bh, bw, bh + 4);
        if (random() < 0.25)
          c.fillRect(x + bw * 0.47, horizon - bh - bh * 0.18, bw * 0.06, bh * 0.2);
        if (depth > 0) {
          for (let wy = horizon - bh + 8; wy < horizon - 6; wy += 9) {
            for (let wx = x + 5; wx < x + bw - 6; wx += 8) {
              if (random() > 0.44) continue;
              c.globalAlpha = 0.2 + random() * 0.75;
              c.fillStyle = random() < 0.8 ? windows : '#9fc4ff';
              c.fillRect(wx, wy, 4, 4);
            }
          }
          c.globalAlpha = 1;
        }
        x += bw + between(random, 0, 10);
      }
    }
    c.save();
    c.translate(0, horizon * 2);
    c.scale(1, -1);
    c.globalAlpha = 0.55;
    c.drawImage(
      c.canvas,
      0,
      horizon - (h - horizon),
      w,
      h - horizon,
      0,
      horizon - (h - horizon),
      w,
      h - horizon,
    );
    c.restore();
    c.fillStyle = fade(
      c,
      [
        [0, 'rgba(8,10,26,0.1)'],
        [1, 'rgba(6,8,20,0.85)'],
      ],
      0,
      horizon,
      0,
      h,
    );
    c.fillRect(0, horizon, w, h - horizon);
    for (let i = 0; i < 260; i += 1) {
      const y = horizon + random() ** 1.5 * (h - horizon);
      c.fillStyle = `rgba(255,200,150,${0.02 + random() * 0.07})`;
      c.fillRect(random() * w, y, between(random, 20, 160), 1 + random() * 2);
    }
  });
}

/** Abstract wave of light on dark ground, in one colour. */
export function wave(color: string, deep = '#04060d', w = 1600, h = 900, seed = 3) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = fade(
      c,
      [
        [0, deep],
        [1, '#000004'],
      ],
      0,
      0,
      w,
      h,
    );
    c.fillRect(0, 0, w, h);
    glowSpot(c, w * 0.5, h * 0.55, h * 0.75, color, 0.55);
    c.globalCompositeOperation = 'lighter';
    for (let band = 0; band < 3; band += 1) {
      const phase = random() * 6;
      for (let line = 0; line < 64; line += 1) {
        const t = line / 64;
        c.strokeStyle = color;
        c.globalAlpha = 0.03 + 0.22 * Math.sin(t * Math.PI) ** 3;
        c.lineWidth = 1 + t * 1.2;
        c.beginPath();
        for (let i = 0; i <= 120; i += 1) {
          const x = i / 120;
          const y =
            0.5 +
            (t - 0.5) * (0.18 + 0.34 * Math.sin(x * 3.1 + phase)) +
            0.16 * Math.sin(x * 4.4 + phase + t * 1.3) +
            (band - 1) * 0.1;
          c.lineTo(x * w, y * h);
        }
        c.stroke();
      }
    }
    c.globalAlpha = 1;
    for (let i = 0; i < 160; i += 1) {
      const r = between(random, 1, 3.2);
      glowSpot(c, random() * w, h * (0.2 + random() * 0.7), r * 3, color, 0.9);
    }
    c.globalCompositeOperation = 'source-over';
  });
}

/** Tunnel of rings for a launch: concentric arcs with a bright core. */
export function portal(color: string, second: string, w = 1920, h = 900, seed = 5) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = '#02030a';
    c.fillRect(0, 0, w, h);
    const [x, y] = [w / 2, h * 0.52];
    glowSpot(c, x, y, h * 0.95, second, 0.6);
    glowSpot(c, x, y, h * 0.42, color, 0.9);
    c.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 26; i += 1) {
      const r = h * (0.1 + 0.045 * i + 0.0012 * i * i);
      c.lineWidth = 1.5 + random() * 5;
      c.strokeStyle = i % 3 ? color : second;
      for (let k = 0; k < 4; k += 1) {
        c.globalAlpha = 0.15 + random() * 0.6;
        const start = random() * 6.28;
        c.beginPath();
        c.arc(x, y, r, start, start + 0.3 + random() * 1.5);
        c.stroke();
      }
    }
    for (let i = 0; i < 150; i += 1) {
      const a = random() * 6.28;
      const r0 = h * (0.14 + random() * 0.5);
      const r1 = r0 + h * random() * 0.4;
      c.globalAlpha = 0.08 + random() * 0.35;
      c.strokeStyle = random() < 0.5 ? color : '#ffffff';
      c.lineWidth = 0.7 + random() * 1.4;
      c.beginPath();
      c.moveTo(x + Math.cos(a) * r0, y + Math.sin(a) * r0);
      c.lineTo(x + Math.cos(a) * r1, y + Math.sin(a) * r1);
      c.stroke();
    }
    c.globalAlpha = 1;
    glowSpot(c, x, y, h * 0.16, '#ffffff', 0.95);
    c.globalCompositeOperation = 'source-over';
  });
}

/** Garden through arches, petals in the air. */
export function garden(
  w = 1600,
  h = 900,
  tint: [string, string, string] = ['#ffe3ea', '#f6a7bd', '#8a4a6b'],
  seed = 6,
) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = fade(
      c,
      [
        [0, tint[0]],
        [0.6, tint[1]],
        [1, tint[2]],
      ],
      0,
      0,
      0,
      h,
    );
    c.fillRect(0, 0, w, h);
    glowSpot(c, w * 0.5, h * 0.42, h * 0.6, 'rgba(255,250,240,0.9)', 0.8);
    for (let layer = 0; layer < 3; layer += 1) {
      for (let i = 0; i < 46; i += 1) {
        const edge = random() < 0.5 ? random() * 0.34 : 1 - random() * 0.34;
        const x = w * edge;
        const y = h * (0.1 + random() * 0.75);
        const r = between(random, 24, 90) * (0.6 + layer * 0.3);
        const shade = [tint[1], '#e98aa8', '#c25c86'][layer] as string;
        const g = c.createRadialGradient(x - r * 0.3, y - r * 0.3, 0, x, y, r);
        g.addColorStop(0, '#fff3f5');
        g.addColorStop(0.5, shade);
        g.addColorStop(1, 'rgba(160,60,110,0)');
        c.globalAlpha = 0.28 + layer * 0.14;
        c.fillStyle = g;
        c.beginPath();
        c.arc(x, y, r, 0, 7);
        c.fill();
      }
    }
    c.globalAlpha = 1;
    for (let i = 0; i < 190; i += 1) {
      c.save();
      c.translate(random() * w, random() * h);
      c.rotate(random() * 6.3);
      c.scale(1, 0.45);
      c.globalAlpha = 0.35 + random() * 0.55;
      c.fillStyle = ['#ffffff', '#ffd9e4', '#f38bac'][Math.floor(random() * 3)] as string;
      c.beginPath();
      c.arc(0, 0, between(random, 3, 13), 0, 7);
      c.fill();
      c.restore();
    }
    c.globalAlpha = 1;
  });
}

/** Bright calm interior: a window wall, light floor, soft shadows. */
export function interior(
  w = 1600,
  h = 900,
  wall = '#d9e6e6',
  light = '#ffffff',
  accent = '#7fb8b8',
) {
  return drawing(w, h, (c) => {
    c.fillStyle = fade(
      c,
      [
        [0, light],
        [1, wall],
      ],
      0,
      0,
      w,
      h,
    );
    c.fillRect(0, 0, w, h);
    c.fillStyle = fade(
      c,
      [
        [0, wall],
        [1, '#f6fafa'],
      ],
      0,
      h * 0.72,
      0,
      h,
    );
    c.fillRect(0, h * 0.72, w, h * 0.28);
    for (let i = 0; i < 4; i += 1) {
      const x = w * (0.1 + i * 0.205);
      c.fillStyle = fade(
        c,
        [
          [0, '#ffffff'],
          [1, '#cfe4ea'],
        ],
        x,
        h * 0.1,
        x,
        h * 0.66,
      );
      c.fillRect(x, h * 0.1, w * 0.17, h * 0.56);
      c.fillStyle = 'rgba(120,160,165,0.25)';
      c.fillRect(x + w * 0.083, h * 0.1, 4, h * 0.56);
      c.fillRect(x, h * 0.36, w * 0.17, 4);
      c.fillStyle = 'rgba(255,255,255,0.55)';
      c.beginPath();
      c.moveTo(x, h * 0.74);
      c.lineTo(x + w * 0.17, h * 0.74);
      c.lineTo(x + w * 0.25, h * 0.98);
      c.lineTo(x + w * 0.06, h * 0.98);
      c.fill();
    }
    c.fillStyle = accent;
    c.globalAlpha = 0.8;
    c.fillRect(w * 0.93, h * 0.1, w * 0.012, h * 0.62);
    c.globalAlpha = 1;
  });
}

/** Squares that stand for transparency. */
export function checker(w = 1600, h = 1000, cell = 40, light = '#3b3f47', dark = '#2a2d33') {
  return drawing(w, h, (c) => {
    for (let y = 0; y < h; y += cell) {
      for (let x = 0; x < w; x += cell) {
        c.fillStyle = (x / cell + y / cell) % 2 ? light : dark;
        c.fillRect(x, y, cell, cell);
      }
    }
  });
}

/** Map of a district as a news set shows it: blocks and roads about a river, three places marked. */
export function districtMap(w = 1920, h = 760, seed = 7) {
  const random = seeded(seed);
  return drawing(w, h, (c) => {
    c.fillStyle = '#12345f';
    c.fillRect(0, 0, w, h);
    c.save();
    c.translate(w / 2, h / 2);
    c.rotate(-0.12);
    const cell = 118;
    for (let x = -w; x < w; x += cell) {
      for (let y = -w * 0.6; y < w * 0.6; y += cell * 0.72) {
        let left = x + 7;
        while (left < x + cell - 20) {
          const wide = Math.min(between(random, 24, 74), x + cell - 7 - left);
          c.fillStyle =
            random() < 0.13 ? '#2f6a68' : (['#1d4678', '#225086', '#1a3f6d'][left & 1] as string);
          c.fillRect(left, y + 7, wide - 5, cell * 0.72 - 14);
          left += wide;
        }
      }
    }
    c.restore();
    const along = (offset: number) => {
      c.beginPath();
      c.moveTo(-80, h * 0.86 + offset);
      c.bezierCurveTo(w * 0.24, h * 0.9 + offset, w * 0.3, h * 0.26, w * 0.56, h * 0.4 + offset);
      c.bezierCurveTo(w * 0.78, h * 0.52 + offset, w * 0.84, h * 0.2, w * 1.05, h * 0.08 + offset);
    };
    for (const [wide, color] of [
      [150, '#0d2a50'],
      [126, '#5f9fd0'],
      [112, '#6fb0dd'],
    ] as const) {
      along(0);
      c.lineWidth = wide;
      c.strokeStyle = color;
      c.stroke();
    }
    c.strokeStyle = '#cfe2f2';
    c.lineWidth = 9;
    for (const [x0, y0, x1, y1] of [
      [0.08, -0.1, 0.2, 1.1],
      [0.44, -0.1, 0.5, 1.1],
      [0.88, -0.1, 0.8, 1.1],
      [-0.1, 0.24, 1.1, 0.86],
    ] as const) {
      c.beginPath();
      c.moveTo(w * x0, h * y0);
      c.lineTo(w * x1, h * y1);
      c.stroke();
    }
    for (const [x, y] of [
      [0.36, 0.24],
      [0.53, 0.62],
      [0.72, 0.3],
    ] as const) {
      const [px, py] = [w * x, h * y];
      c.fillStyle = 'rgba(242,198,106,0.28)';
      c.beginPath();
      c.arc(px, py, 62, 0, 7);
      c.fill();
      c.fillStyle = '#f2c66a';
      c.beginPath();
      c.arc(px, py - 34, 26, 0, 7);
      c.moveTo(px - 24, py - 24);
      c.lineTo(px, py + 16);
      c.lineTo(px + 24, py - 24);
      c.fill();
      c.fillStyle = '#12345f';
      c.beginPath();
      c.arc(px, py - 34, 10, 0, 7);
      c.fill();
    }
  });
}

/** Pattern of the body's signals in teal: rings, a pulse line, soft molecules. */
export function vital(
  w = 1600,
  h = 900,
  ground: [string, string] = ['#0b4a52', '#04242c'],
  line = '#7ff0e6',
) {
  const random = seeded(12);
  return drawing(w, h, (c) => {
    c.fillStyle = fade(
      c,
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      0,
      0,
      w,
      h,
    );
    c.fillRect(0, 0, w, h);
    glowSpot(c, w * 0.66, h * 0.42, h * 0.65, line, 0.3);
    c.strokeStyle = line;
    for (let i = 0; i < 7; i += 1) {
      c.globalAlpha = 0.35 - i * 0.04;
      c.lineWidth = 2;
      c.beginPath();
      c.arc(w * 0.66, h * 0.44, h * (0.1 + i * 0.055), i * 0.7, i * 0.7 + 4.4);
      c.stroke();
    }
    for (let i = 0; i < 34; i += 1) {
      const [x, y, r] = [random() * w, random() * h, between(random, 3, 10)];
      glowSpot(c, x, y, r * 3, line, 0.4);
      c.globalAlpha = 0.3;
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + between(random, -120, 120), y + between(random, -90, 90));
      c.stroke();
    }
    c.globalAlpha = 0.95;
    c.lineWidth = 4;
    c.beginPath();
    for (let x = 0; x <= w; x += 4) {
      const t = (x / w) * 5;
      const p = t - Math.floor(t);
      const beat =
        Math.exp(-((p - 0.42) ** 2) / 0.0006) * -0.05 +
        Math.exp(-((p - 0.46) ** 2) / 0.0003) * 0.2 +
        Math.exp(-((p - 0.5) ** 2) / 0.0006) * -0.08 +
        Math.exp(-((p - 0.68) ** 2) / 0.004) * 0.04;
      c.lineTo(x, h * (0.8 - beat));
    }
    c.stroke();
    c.globalAlpha = 1;
  });
}
