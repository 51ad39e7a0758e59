import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, SphereGeometry } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import {
  box,
  cable,
  camera,
  clockFace,
  laptop,
  microphone,
  phone,
  stageView,
} from '../kit/devices.ts';
import { bust } from '../kit/drawings.ts';
import { glass, glow } from '../kit/materials.ts';
import {
  accents,
  beam,
  block,
  drawn,
  matte,
  metal,
  placed,
  screenOf,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/** The plug of a cable in the left side of a laptop. */
const plug = () =>
  new Group().add(
    block([0.26, 0.09, 0.17], matte(0x26282d, { roughness: 0.4 }), [-1.88, 0.025, 0.3], 0.03),
    block([0.1, 0.05, 0.12], metal(0xb9bec6, 0.3), [-1.72, 0.045, 0.3], 0.01),
  );

/** A small landscape for glass cubes and screens. */
const landscape = drawn(512, 512, (c, w, h) => {
  const sky = c.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, '#1b3a78');
  sky.addColorStop(0.55, '#f0a86a');
  sky.addColorStop(1, '#26304a');
  c.fillStyle = sky;
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#ffe9c0';
  c.beginPath();
  c.arc(w * 0.62, h * 0.48, 44, 0, 7);
  c.fill();
  for (const [y, fill] of [
    [0.56, '#3d4d7a'],
    [0.66, '#27365c'],
    [0.78, '#141d36'],
  ] as const) {
    c.fillStyle = fill;
    c.beginPath();
    c.moveTo(0, h);
    for (let x = 0; x <= w; x += 8) {
      c.lineTo(x, h * y + Math.sin(x * 0.013 + y * 20) * 26 + Math.sin(x * 0.037 + y * 7) * 10);
    }
    c.lineTo(w, h);
    c.fill();
  }
});

/** What a key makes of a presenter. */
const matteView = () =>
  drawn(640, 400, (c, w, h) => {
    c.fillStyle = '#020203';
    c.fillRect(0, 0, w, h);
    bust(c, w / 2, h, h * 0.94, { flat: '#f4f6f8', attitude: 'host' });
  });

export const pictures: Record<string, ShotFactory> = {
  'article-sdk-1-5-linux': () =>
    stillLife(
      { accent: accents.violet, from: [0.5, 2.1, 9], to: [0.25, 0.9, -0.2], glowAt: [0, 1.6] },
      (table) => {
        const view = matteView();
        const open = laptop(view);
        open.add(plug());
        table.add(placed(open, [1.85, 0, 0.3], 0.12));
        const rack = new Group();
        for (let i = 0; i < 3; i += 1)
          rack.add(placed(box([2.9, 0.52, 2], accents.violet, 5), [0, i * 0.58, 0]));
        table.add(placed(rack, [-2.05, 0, -0.4], 0.34));
        const small = screenOf(view, 1.3, 0.82);
        small.position.set(-2.25, 2.3, -0.1);
        small.rotation.y = 0.34;
        const stand = new Group();
        stand.add(
          block([0.78, 0.05, 0.46], matte(0x24272d), [0, 0, 0], 0.02),
          block([0.14, 0.5, 0.07], matte(0x24272d), [0, 0.03, -0.04], 0.02),
        );
        table.add(
          small,
          placed(stand, [-2.29, 1.68, -0.22], 0.34),
          placed(block([1.42, 0.94, 0.08], matte(0x101216)), [-2.265, 1.83, -0.15], 0.34),
        );
        table.add(
          cable(
            [
              [-0.54, 0.26, 0.1],
              [-0.49, 0.24, 0.3],
              [-0.38, 0.08, 0.7],
              [-0.22, 0.06, 0.87],
              [-0.09, 0.07, 0.835],
            ],
            0.045,
          ),
        );
      },
    ),
  'article-live-latency-budget': () =>
    stillLife(
      { accent: accents.blue, from: [-0.9, 2.5, 9.6], to: [0.05, 0.66, 0], glowAt: [-2, 1.2] },
      (table) => {
        const lengths = [0.35, 0.55, 0.3, 0.8, 1.1, 0.5, 0.7, 0.4];
        let x = -3.1;
        lengths.forEach((length, i) => {
          table.add(
            block(
              [length, 0.78, 0.78],
              glass(i === 4 ? 0xffb454 : 0x9fd0ff, i === 4 ? 0.42 : 0.26),
              [x + length / 2, 0.34, 0],
              0.06,
            ),
          );
          x += length + 0.12;
        });
        table.add(block([6, 0.12, 0.5], metal(0x565b63, 0.3), [-0.35, 0.16, 0], 0.03));
        for (const foot of [-2.6, 2.2])
          table.add(block([0.2, 0.18, 0.7], matte(0x14161a), [foot, 0, 0]));
        table.add(
          beam(
            [
              [-3.7, 0.73, 0],
              [-1, 0.73, 0],
              [1, 0.73, 0],
              [2.5, 0.73, 0],
              [3.1, 0.9, 0],
            ],
            0.03,
            accents.blue,
            3,
          ),
        );
        table.add(
          placed(phone(stageView('#5fb0ff', '#0a1c46', [384, 800]), 1.75), [3.2, 0, 0.1], -0.5),
        );
      },
    ),
  'article-measure-glass-to-glass': () =>
    stillLife(
      { accent: accents.cyan, from: [1.9, 2.2, 9], to: [-0.1, 0.95, -0.6], glowAt: [-1.2, 2] },
      (table) => {
        const face = screenOf(clockFace('12:07.48', '#7ff5e9'), 2.5, 0.72, 1.3);
        face.position.set(0, 0.62, 0.27);
        const clock = new Group();
        clock.add(
          block([2.75, 1.0, 0.5], matte(0x14161a, { roughness: 0.4 }), [0, 0.1, 0], 0.12),
          face,
        );
        table.add(placed(clock, [-1.6, 0, 1.0], 0.35));
        const monitor = new Group();
        monitor.add(block([3.4, 2.0, 0.14], matte(0x0c0d10), [0, 0.75, 0], 0.06));
        const picture = drawn(1020, 600, (c, w, h) => {
          c.fillStyle = '#0c1420';
          c.fillRect(0, 0, w, h);
          c.drawImage(
            clockFace('12:07.21', '#7ff5e9').image as HTMLCanvasElement,
            150,
            190,
            720,
            208,
          );
          c.strokeStyle = 'rgba(255,255,255,.35)';
          c.lineWidth = 4;
          for (const [cx, cy, sx, sy] of [
            [60, 50, 1, 1],
            [960, 50, -1, 1],
            [60, 550, 1, -1],
            [960, 550, -1, -1],
          ] as const) {
            c.beginPath();
            c.moveTo(cx + 50 * sx, cy);
            c.lineTo(cx, cy);
            c.lineTo(cx, cy + 50 * sy);
            c.stroke();
          }
        });
        const shown = screenOf(picture, 3.26, 1.88, 1.2);
        shown.position.set(0, 1.75, 0.075);
        monitor.add(
          shown,
          block([0.18, 0.8, 0.12], metal(0x5b6068), [0, 0, -0.05]),
          block([1.3, 0.06, 0.8], metal(0x5b6068), [0, 0, -0.05]),
        );
        table.add(placed(monitor, [0.9, 0, -2.2], -0.16));
        table.add(placed(camera(), [1.75, 0.35, 1.2], Math.PI + 0.85));
        table.add(placed(block([0.9, 0.34, 0.7], matte(0x1a1c21)), [1.75, 0, 1.2], 0.85));
      },
    ),
  'article-lip-sync-offset': () =>
    stillLife(
      { accent: accents.amber, from: [-0.65, 2.1, 9.2], to: [0.15, 1.12, 0], glowAt: [1.5, 2.2] },
      (table) => {
        table.add(placed(microphone(), [1.75, 0, 0.3], 0.3));
        const slate = drawn(640, 400, (c, w, h) => {
          c.fillStyle = '#15171b';
          c.fillRect(0, 0, w, h);
          c.strokeStyle = 'rgba(255,255,255,.55)';
          c.lineWidth = 3;
          for (const y of [110, 220, 310]) {
            c.beginPath();
            c.moveTo(30, y);
            c.lineTo(w - 30, y);
            c.stroke();
          }
          for (const x of [230, 420]) {
            c.beginPath();
            c.moveTo(x, 110);
            c.lineTo(x, 220);
            c.stroke();
          }
        });
        const stripes = drawn(640, 80, (c, w, h) => {
          c.fillStyle = '#f2f0ea';
          c.fillRect(0, 0, w, h);
          c.fillStyle = '#101114';
          for (let x = -40; x < w; x += 110) {
            c.beginPath();
            c.moveTo(x, h);
            c.lineTo(x + 40, 0);
            c.lineTo(x + 95, 0);
            c.lineTo(x + 55, h);
            c.fill();
          }
        });
        const board = new Group();
        board.add(block([2.5, 1.6, 0.09], matte(0x1b1d22), [0, 0, 0], 0.03));
        const front = solid(
          new PlaneGeometry(2.42, 1.52),
          matte(0xffffff, { map: slate, roughness: 0.5 }),
          [0, 0.8, 0.047],
        );
        const lower = solid(
          new PlaneGeometry(2.5, 0.3),
          matte(0xffffff, { map: stripes }),
          [0, 1.74, 0.052],
        );
        board.add(front, lower, block([2.5, 0.3, 0.09], matte(0x1b1d22), [0, 1.59, 0], 0.02));
        const arm = new Group();
        arm.position.set(-1.2, 1.92, 0);
        arm.rotation.z = 0.3;
        const strip = solid(
          new PlaneGeometry(2.5, 0.28),
          matte(0xffffff, { map: stripes }),
          [1.22, 0.14, 0.052],
        );
        arm.add(block([2.5, 0.28, 0.09], matte(0x1b1d22), [1.22, 0, 0], 0.02), strip);
        board.add(arm);
        board.rotation.x = -0.12;
        table.add(placed(board, [-1.25, 0, -0.2], 0.3));
        table.add(
          beam(
            [
              [-4.5, 0.05, 1.7],
              [0, 0.05, 1.7],
              [3.2, 0.05, 1.7],
            ],
            0.022,
            accents.amber,
            2.6,
          ),
        );
        table.add(
          beam(
            [
              [-4.5, 0.05, 2.05],
              [0, 0.05, 2.05],
              [2.6, 0.05, 2.05],
            ],
            0.022,
            accents.blue,
            2.6,
          ),
        );
      },
    ),
  'article-capture-usb-bandwidth': () =>
    stillLife(
      { accent: accents.cyan, from: [0.2, 2.5, 9], to: [0.35, 0.75, 0], glowAt: [1.5, 1.6] },
      (table) => {
        const open = laptop(stageView('#2fd0c8', '#062a33'));
        open.add(plug());
        table.add(placed(open, [2.05, 0, -0.3], 0.15));
        table.add(placed(box([1.9, 0.56, 1.3], accents.cyan, 4), [-1.5, 0, 0.2], 0.2));
        const sources: [number, number][] = [
          [0.05, 0.5],
          [0.075, 0.1],
          [0.1, -0.35],
          [0.06, -0.8],
        ];
        sources.forEach(([radius, z], i) => {
          table.add(
            cable(
              [
                [-6.3, radius, z - 1.4 + i * 0.7],
                [-4.5, radius, z + 0.3],
                [-3.3, radius + 0.05, z * 0.5 + 0.3],
                [-2.35, 0.28, 0.3 + z * 0.35],
              ],
              radius,
              i === 2 ? matte(0x1d8d88, { roughness: 0.35 }) : matte(0x1c1e23, { roughness: 0.4 }),
            ),
          );
        });
        table.add(
          cable(
            [
              [-0.65, 0.28, 0.03],
              [-0.42, 0.26, 0.03],
              [-0.24, 0.1, 0.3],
              [-0.04, 0.06, 0.36],
              [0.12, 0.07, 0.295],
            ],
            0.05,
            matte(0x22c9c0, { roughness: 0.3, emissive: 0x0a5c58 }),
          ),
        );
      },
    ),
  'article-backup-stream-srt': () =>
    stillLife(
      { accent: accents.blue, from: [0, 3.1, 9.6], to: [0, 0.5, -0.4], glowAt: [2.2, 1.4] },
      (table) => {
        table.add(placed(box([1.5, 0.8, 1.3], accents.blue, 2), [-3, 0, 0.7], 0.5));
        table.add(placed(box([1.5, 0.8, 1.3], accents.blue, 2), [3, 0, -1.9], -0.3));
        table.add(
          beam(
            [
              [-2.4, 0.4, 1.0],
              [-1.4, 0.12, 1.7],
              [0.6, 0.07, 1.3],
              [1.8, 0.09, -0.2],
              [2.5, 0.4, -1.3],
            ],
            0.05,
            accents.blue,
            2.6,
          ),
        );
        const upper: Point[] = [
          [-2.5, 0.4, 0.5],
          [-1.7, 0.14, -0.4],
          [-0.9, 0.07, -0.95],
        ];
        table.add(beam(upper, 0.05, accents.amber, 2.4));
        table.add(
          cable(
            [
              [-0.9, 0.07, -0.95],
              [0.1, 0.07, -1.35],
              [1.0, 0.07, -1.55],
            ],
            0.05,
            matte(0x26282d),
          ),
        );
        table.add(
          beam(
            [
              [1.0, 0.07, -1.55],
              [1.7, 0.12, -1.75],
              [2.4, 0.4, -1.75],
            ],
            0.05,
            accents.amber,
            2.4,
          ),
        );
        const random = seeded(4);
        for (let i = 0; i < 26; i += 1) {
          const spark = new Mesh(
            new SphereGeometry(between(random, 0.012, 0.03), 8, 6),
            glow(i % 3 ? accents.amber : accents.blue, 2),
          );
          spark.position.set(
            between(random, -0.9, 1),
            between(random, 0.02, 0.5),
            -1.2 + between(random, -0.4, 0.3),
          );
          table.add(spark);
        }
      },
    ),
  'article-codec-h264-hevc-av1': () =>
    stillLife(
      { accent: accents.violet, from: [0.6, 2.0, 9], to: [-0.1, 0.95, 0], glowAt: [-1, 2] },
      (table) => {
        [
          [-2.1, 1.75],
          [0.25, 1.35],
          [2.2, 1.0],
        ].forEach(([x = 0, size = 1], i) => {
          const plinth = block(
            [size * 1.15, 0.3, size * 1.15],
            matte(0x1a1c22, { roughness: 0.35 }),
            [x, 0, i * 0.3 - 0.4],
            0.05,
          );
          const inner = new Mesh(
            new PlaneGeometry(size * 0.78, size * 0.78),
            new MeshBasicMaterial({ map: landscape, side: 2 }),
          );
          inner.position.set(x, 0.3 + size / 2, i * 0.3 - 0.4);
          inner.rotation.y = 0.12;
          const cube = block(
            [size, size, size],
            glass(0xd9ccff, 0.16),
            [x, 0.3, i * 0.3 - 0.4],
            0.07,
          );
          table.add(plinth, inner, cube);
        });
      },
    ),
};
