import {
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { display } from '../kit/desk-gear.ts';
import { magnifier, padlock, pass, tag } from '../kit/desk-goods.ts';
import { backlit, cable, microphone, phone } from '../kit/devices.ts';
import type { FigureOptions } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { clipboard, turnedBody } from '../kit/instruments.ts';
import { glow } from '../kit/materials.ts';
import { type HeadView, headShot, keyedHead } from '../kit/portrait.ts';
import {
  accents,
  block,
  drawn,
  matte,
  metal,
  placed,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/* Covers of the articles about picture standards, captions and rules. */

/** A programme with two lines of captions below; the last word is still missing. */
const captioned = () =>
  drawn(1024, 640, (c, w, h) => {
    const sky = c.createRadialGradient(w * 0.5, h * 0.4, 20, w * 0.5, h * 0.5, w * 0.62);
    sky.addColorStop(0, '#4d7fd6');
    sky.addColorStop(1, '#0a1634');
    c.fillStyle = sky;
    c.fillRect(0, 0, w, h);
    backlit(c, w / 2, h, h * 0.96);
    const lines = [
      [120, 150, 90, 190, 110],
      [160, 80, 130, 60],
    ];
    lines.forEach((words, row) => {
      const length = words.reduce((sum, word) => sum + word + 18, -18);
      let x = (w - (lines[0] ?? []).reduce((sum, word) => sum + word + 18, -18)) / 2;
      const y = h - 168 + row * 70;
      c.fillStyle = 'rgba(3,5,10,.82)';
      c.fillRect(x - 22, y - 16, length + 44, 62);
      for (const word of words) {
        c.fillStyle = row === 1 && word === 60 ? '#ffd37a' : '#f4f7fc';
        c.fillRect(x, y, word, 28);
        x += word + 18;
      }
    });
  });

/** Colour bars of 75% between greys, a ramp, and the steps about black at the bottom. */
const bars = drawn(1024, 640, (c, w, h) => {
  const rows = [0, h * 0.62, h * 0.76, h];
  const row = (index: number, from: number, to: number, fill: string | CanvasGradient) => {
    const top = rows[index] ?? 0;
    c.fillStyle = fill;
    c.fillRect(from * w, top, (to - from) * w, (rows[index + 1] ?? h) - top);
  };
  row(0, 0, 1, '#676767');
  const colours = ['#c0c0c0', '#c0c000', '#00c0c0', '#00c000', '#c000c0', '#c00000', '#0000c0'];
  for (const [i, colour] of colours.entries()) {
    row(0, 0.11 + i * 0.1115, 0.11 + (i + 1) * 0.1115, colour);
  }
  const ramp = c.createLinearGradient(w * 0.16, 0, w * 0.84, 0);
  ramp.addColorStop(0, '#000');
  ramp.addColorStop(1, '#fff');
  row(1, 0, 1, ramp);
  row(2, 0, 1, '#272727');
  row(2, 0.125, 0.285, '#000');
  row(2, 0.285, 0.5, '#fff');
  row(2, 0.5, 0.875, '#000');
  row(2, 0.66, 0.7, '#0b0b0b');
  row(2, 0.73, 0.77, '#161616');
});

/** The same bars on an upright phone: a wide picture between black. */
const barsOnPhone = drawn(480, 1000, (c, w, h) => {
  c.fillStyle = '#020203';
  c.fillRect(0, 0, w, h);
  c.drawImage(bars.image as HTMLCanvasElement, 0, h * 0.35, w, w * 0.625);
});

/** Someone from behind with hair in moving air, and how the camera sees the head. */
const loose = [
  {
    ...poses.stand,
    outfit: 'shirt',
    hair: 'long',
    hairColor: 0x4a2410,
    loose: 12,
    breeze: [0.85, 0.3, -0.25],
    jacket: 0x3c4a5e,
    look: [-8, 3],
    fineness: 2,
  } satisfies FigureOptions,
  172,
  [0, 1.58, 2.4],
  [0.03, 1.53, 0],
  13.4,
] as const satisfies HeadView;

/** The head on a ground of one colour; `draw` puts it there. */
const headOn = (
  ground: string,
  draw: (put: (head: HTMLCanvasElement, dx?: number, dy?: number) => void) => void,
) =>
  drawn(1200, 853, (c, w, h) => {
    c.fillStyle = ground;
    c.fillRect(0, 0, w, h);
    draw((head, dx = 0, dy = 0) => {
      const width = (h * head.width) / head.height;
      c.drawImage(head, (w - width) / 2 + dx, dy, width, h);
    });
  });

/** Before a green screen that shines back: a rim of green about every strand. */
const spilled = () =>
  headOn('#1f9d4d', (put) => {
    const rim = keyedHead(loose, '#8cf09a');
    for (let i = 0; i < 8; i += 1) {
      const turn = (i * Math.PI) / 4;
      put(rim, Math.cos(turn) * 3.5, Math.sin(turn) * 3.5);
    }
    put(headShot(loose));
  });

/** Its matte. */
const keyed = () => headOn('#020303', (put) => put(keyedHead(loose, '#f7f9fb')));

export const pictures: Record<string, ShotFactory> = {
  'article-monitor-calibration': () =>
    stillLife(
      {
        accent: accents.neutral,
        from: [-0.9, 2.2, 8.0],
        to: [0.15, 1.3, 0],
        glowAt: [1.6, 2.4],
        glow: 0.9,
        key: 1.5,
        rim: 0.8,
      },
      (table) => {
        const main = new Group();
        // A probe hangs against the middle of the screen; its cable runs over the upper edge.
        const probe = new Group();
        const puck = solid(
          new CylinderGeometry(0.3, 0.34, 0.2, 48),
          matte(0x1b1d21, { roughness: 0.4 }),
        );
        const back = solid(new CylinderGeometry(0.2, 0.2, 0.03, 40), metal(0x9ea4ad, 0.3));
        back.position.y = 0.11;
        probe.add(puck, back);
        probe.rotation.x = Math.PI / 2;
        probe.position.set(0.35, 2.2, 0.2);
        main.add(
          display(bars, 3.6, 2.25),
          probe,
          cable(
            [
              [0.35, 2.5, 0.22],
              [0.36, 2.85, 0.14],
              [0.38, 3.12, 0.06],
              [0.4, 2.9, -0.3],
            ],
            0.03,
          ),
        );
        const pocket = phone(barsOnPhone, 1.75);
        pocket.rotation.x = -0.16;
        table.add(
          placed(main, [-0.95, 0, -0.5], 0.14),
          placed(display(bars, 1.75, 1.1), [2.62, 0, -0.7], -0.3),
          placed(pocket, [1.12, 0.02, 1.2], -0.1),
          block([0.7, 0.1, 0.36], metal(0x6c7179), [1.12, 0, 1.15], 0.04),
        );
      },
    ),
  'article-troubleshoot-cutout-edges': () =>
    stillLife(
      {
        accent: accents.cyan,
        from: [0.7, 2.6, 8.0],
        to: [0.05, 1.25, 0],
        glowAt: [-2.2, 2.4],
        glow: 0.9,
        key: 1.5,
        rim: 0.8,
      },
      (table) => {
        const glassOnEdge = placed(magnifier(), [-0.1, 0.06, 1.45], -0.5);
        table.add(
          placed(display(spilled(), 2.7, 1.92), [-1.6, 0, -0.4], 0.2),
          placed(display(keyed(), 2.7, 1.92), [1.6, 0, -0.4], -0.2),
          glassOnEdge,
        );
      },
    ),
  'article-hdr-live-room': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [-2.6, 2.6, 8.4],
        to: [0.15, 1.15, 0],
        glowAt: [2.4, 2.4],
        glow: 0.8,
        key: 0.9,
        lamps: [
          {
            kind: 'panel',
            at: [2.9, 3.4, 0.4],
            to: [1.2, 0.6, 0.6],
            width: 0.8,
            height: 0.8,
            power: 40,
            color: 0xffe6c4,
            haze: 0,
          },
        ],
      },
      (table) => {
        // Equal steps of grey up to paper white; the two above it shine by themselves.
        const steps = 10;
        for (let i = 0; i < steps; i += 1) {
          const size = [0.56, 0.35 + i * 0.24, 0.9] as const;
          const lit = i - (steps - 3);
          const grey = Math.round(8 + 236 * Math.min(1, i / (steps - 3)) ** 1.9);
          const material =
            lit > 0
              ? glow(0xffe9c8, lit === 1 ? 1.5 : 3.4)
              : new MeshStandardMaterial({
                  color: (grey << 16) | (grey << 8) | grey,
                  roughness: 0.5,
                });
          const step = block([...size], material, [-2.65 + i * 0.58, 0, 0], 0.05);
          if (lit > 0) step.castShadow = false;
          table.add(step);
        }
      },
    ),
  'article-live-captions': () =>
    stillLife(
      {
        accent: accents.blue,
        from: [-1.3, 2.2, 8.0],
        to: [0.15, 1.25, 0],
        glowAt: [-1.2, 2.4],
        key: 1.1,
      },
      (table) => {
        table.add(
          placed(display(captioned(), 3.9, 2.44), [1.05, 0, -0.5], -0.16),
          placed(microphone(), [-2.35, 0, 0.5], 0.35),
        );
        // The level of the voice runs from the microphone to the picture.
        for (let i = 0; i < 15; i += 1) {
          const height =
            0.12 + 0.62 * Math.abs(Math.sin(i * 1.15 + 0.5)) * Math.sin(((i + 1) / 16) * Math.PI);
          const bar = new Mesh(
            new CylinderGeometry(0.035, 0.035, height, 12),
            glow(i < 10 ? accents.blue : 0xf4f7fc, 1.9),
          );
          bar.position.set(-1.75 + i * 0.12, 1.75, 0.5 - i * 0.045);
          table.add(bar);
        }
      },
    ),
  'article-live-rules-content': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [-0.5, 4.0, 7.2],
        to: [0.1, 0.55, 0.1],
        glow: 0.6,
        key: 1.2,
        rim: 0.9,
      },
      (table) => {
        const flask = new Group();
        flask.add(
          turnedBody(
            [
              [0, 0],
              [0.58, 0],
              [0.64, 0.08],
              [0.64, 1.35],
              [0.5, 1.58],
              [0.24, 1.68],
              [0.24, 1.86],
              [0, 1.88],
            ],
            matte(0x7c3a26, { roughness: 0.22, metalness: 0.1 }),
          ),
          turnedBody(
            [
              [0, 1.84],
              [0.29, 1.84],
              [0.29, 2.25],
              [0.26, 2.3],
              [0, 2.3],
            ],
            metal(0xd2ab5c, 0.25),
          ),
          solid(
            new CylinderGeometry(0.645, 0.645, 0.72, 64, 1, true),
            matte(0xf0eadd, { roughness: 0.8 }),
            [0, 0.72, 0],
          ),
        );
        table.add(placed(flask, [-0.55, 0, -0.75]));
        const present = tag(false);
        const former = tag(true);
        table.add(
          placed(former, [-2.15, 0.03, 0.65], 0.35),
          placed(present, [-0.35, 0.03, 1.2], -0.12),
        );
        // The cords hang clear of the flask and end in a loop about its neck.
        const cord = matte(0xd8cbb0, { roughness: 0.9 });
        const ways: [eyelet: Point, rise: Point][] = [
          [
            [-2.4, 0.09, -0.02],
            [-1.6, 0.24, -0.1],
          ],
          [
            [-0.27, 0.09, 0.47],
            [-0.22, 0.42, 0.2],
          ],
        ];
        for (const [eyelet, rise] of ways) {
          const middle: Point = [-0.6 + (rise[0] + 0.6) * 0.15, 1.2, 0.02];
          table.add(
            cable([eyelet, rise, middle, [-0.56, 1.66, -0.3], [-0.55, 1.75, -0.5]], 0.018, cord),
          );
        }
        const loop = solid(new TorusGeometry(0.255, 0.02, 10, 48), cord, [-0.55, 1.75, -0.75]);
        loop.rotation.x = Math.PI / 2;
        table.add(loop);
        const list = clipboard('#c4472f', 7, true);
        table.add(placed(list, [2.35, 0, -0.35], -0.3));
        table.add(placed(magnifier(), [1.55, 0.06, 1.35], -0.35));
      },
    ),
  'article-live-rules-people': () =>
    stillLife(
      {
        accent: accents.violet,
        from: [0.7, 3.7, 7.2],
        to: [0.05, 0.55, 0.05],
        glow: 0.7,
        key: 1.25,
      },
      (table) => {
        const form = clipboard('#6f5bc4', 6);
        form.scale.setScalar(1.1);
        table.add(placed(form, [-1.45, 0, -0.1], 0.22));
        const pen = new Group();
        pen.add(
          solid(new CylinderGeometry(0.085, 0.085, 1.7, 28), matte(0x15171c, { roughness: 0.25 })),
          solid(new CylinderGeometry(0.088, 0.088, 0.09, 28), metal(0xd2ab5c, 0.22), [0, -0.32, 0]),
          solid(new CylinderGeometry(0.085, 0.02, 0.3, 28), metal(0xd2ab5c, 0.22), [0, -1.0, 0]),
          solid(
            new SphereGeometry(0.085, 24, 12),
            matte(0x15171c, { roughness: 0.25 }),
            [0, 0.85, 0],
          ),
        );
        pen.rotation.set(Math.PI / 2, 0, 2.5);
        pen.position.set(-0.55, 0.18, 0.75);
        table.add(
          pen,
          placed(padlock(), [1.3, 0, -0.65], -0.3),
          placed(pass(), [1.95, 0.03, 1.0], 0.24),
        );
      },
    ),
};
