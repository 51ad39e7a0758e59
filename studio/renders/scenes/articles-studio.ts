import {
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { cable, microphone, phone, stageView } from '../kit/devices.ts';
import { cameraOnTripod } from '../kit/gear.ts';
import { serum } from '../kit/goods.ts';
import { lightMeter, littleTree, petals, ringLight, turnedBody } from '../kit/instruments.ts';
import { drawing, glass, glow } from '../kit/materials.ts';
import { bottlePortrait } from '../kit/portrait.ts';
import { group } from '../kit/shapes.ts';
import {
  accents,
  block,
  drawn,
  matte,
  metal,
  placed,
  screenOf,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/** A softbox on a stand, shining to +z. */
function softbox(width: number, height: number, foot: number): Group {
  const group = new Group();
  const face = screenOf(
    drawn(128, 128, (c) => {
      const g = c.createRadialGradient(64, 64, 6, 64, 64, 84);
      g.addColorStop(0, '#fff8ee');
      g.addColorStop(1, '#e6d6c2');
      c.fillStyle = g;
      c.fillRect(0, 0, 128, 128);
    }),
    width,
    height,
    1.7,
  );
  face.position.set(0, foot + height / 2, 0.02);
  group.add(
    face,
    block([width + 0.12, height + 0.12, 0.3], matte(0x0d0e10), [0, foot - 0.06, -0.16], 0.06),
  );
  const pole = solid(new CylinderGeometry(0.04, 0.04, foot + 0.3, 16), metal(0x6c7179));
  pole.position.set(0, (foot + 0.3) / 2, -0.25);
  group.add(pole);
  return group;
}

const wallPaint = drawn(1024, 640, (c, w, h) => {
  c.fillStyle = '#0c8f86';
  c.fillRect(0, 0, w, h);
  for (const [x, y, r, a] of [
    [120, 240, 420, 0.75],
    [930, 210, 380, 0.65],
    [520, 90, 260, 0.22],
  ] as const) {
    const g = c.createRadialGradient(x, y, 10, x, y, r);
    g.addColorStop(0, `rgba(86,240,226,${a})`);
    g.addColorStop(1, 'rgba(86,240,226,0)');
    c.fillStyle = g;
    c.fillRect(0, 0, w, h);
  }
  const dark = c.createRadialGradient(520, 460, 20, 520, 460, 330);
  dark.addColorStop(0, 'rgba(0,30,32,.62)');
  dark.addColorStop(1, 'rgba(0,30,32,0)');
  c.fillStyle = dark;
  c.fillRect(0, 0, w, h);
});

/** Camera of the picture with the painted wall. */
const wallEye: Point = [-1.0, 3.0, 6.6];

const dusk = drawn(1024, 512, (c, w, h) => {
  const sky = c.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, '#1a2458');
  sky.addColorStop(0.6, '#d9705c');
  sky.addColorStop(0.75, '#ffc37a');
  sky.addColorStop(1, '#20182e');
  c.fillStyle = sky;
  c.fillRect(0, 0, w, h);
  const random = seeded(11);
  c.fillStyle = '#120f20';
  for (let x = 0; x < w; x += 34) {
    const high = between(random, 60, 210);
    c.fillRect(x, h - high, 30, high);
  }
  c.fillStyle = '#ffd591';
  for (let i = 0; i < 240; i += 1)
    c.fillRect(between(random, 0, w), between(random, h - 150, h), 4, 5);
});

export const pictures: Record<string, ShotFactory> = {
  'article-cyan-3-2-release': () =>
    stillLife(
      {
        accent: accents.cyan,
        from: wallEye,
        to: [0.1, 2.75, -0.6],
        glow: 0.3,
        rim: 0,
        lens: 0.066,
        focus: 6.3,
        grade: { grain: 0.006 },
        lamps: [
          {
            kind: 'panel',
            at: [-2.8, 3.8, 4.2],
            to: [-0.4, 1.8, 0.4],
            width: 1.4,
            height: 1.4,
            power: 40,
            color: 0xfff1e2,
            haze: 0,
          },
        ],
      },
      (table) => {
        const wall = solid(
          new PlaneGeometry(14, 8),
          matte(0xffffff, {
            map: wallPaint,
            roughness: 0.95,
            emissive: 0xffffff,
            emissiveMap: wallPaint,
            emissiveIntensity: 0.34,
          }),
        );
        wall.position.set(0.6, 3, -3.2);
        // Enlarged about the camera: it looks the same, and stands between the rim light and the glow.
        const back = group(wall);
        const larger = 1.2;
        back.scale.setScalar(larger);
        back.position.set(...wallEye).multiplyScalar(1 - larger);
        table.add(back);
        // Within the middle of the picture: covers lose their sides.
        const spots: [number, number][] = [
          [-1.7, 4.0],
          [-1.8, 2.1],
          [-0.1, 4.35],
          [2.3, 4.3],
          [2.7, 2.75],
          [3.3, 1.75],
          [-2.4, 3.05],
          [3.5, 3.55],
        ];
        for (const [x, y] of spots) {
          const ring = new Mesh(new TorusGeometry(0.17, 0.026, 12, 48), glow(0xffffff, 1.7));
          ring.position.set(x, y, -3.05);
          const dot = new Mesh(new SphereGeometry(0.045, 16, 12), glow(accents.cyan, 2));
          dot.position.set(x, y, -3.05);
          back.add(ring, dot);
        }
        const amber = 0xa8602c;
        const keyed = drawing(768, 468, (c) => {
          const sky = c.createLinearGradient(0, 0, 0, 468);
          sky.addColorStop(0, '#2c3a78');
          sky.addColorStop(0.62, '#ee8d6c');
          sky.addColorStop(0.8, '#ffd09a');
          c.fillStyle = sky;
          c.fillRect(0, 0, 768, 468);
          c.fillStyle = '#3d2440';
          c.fillRect(0, 392, 768, 76);
          const bottle = bottlePortrait(amber);
          const wide = (430 * bottle.width) / bottle.height;
          c.drawImage(bottle, 384 - wide / 2, 14, wide, 430);
        });
        // Larger than the table's other things: all that is seen of the tripod is its head.
        const rig = group(cameraOnTripod(1.35, keyed));
        rig.scale.setScalar(4.7);
        const bottle = group(serum(amber));
        bottle.scale.setScalar(8);
        table.add(
          placed(rig, [-0.8, -4.85, 0.8], 2.66),
          placed(bottle, [1.2, 1.75, -1.2]),
          solid(new CylinderGeometry(0.6, 0.6, 1.75, 64), matte(0x22282b), [1.2, 0.875, -1.2]),
        );
      },
    ),
  'article-dami-live-2-6': () =>
    stillLife(
      {
        accent: accents.blue,
        from: [1.3, 2.1, 7.2],
        to: [0.1, 1.5, 0],
        glowAt: [-1.5, 2.5],
        key: 0.7,
      },
      (table) => {
        table.add(placed(ringLight(0xeaf2ff, 2.2), [0, 0, -0.55], 0.15));
        table.add(
          placed(phone(stageView('#6ab4ff', '#0b2260', [384, 800]), 1.75), [0.02, 1.3, -0.2], 0.12),
        );
        for (const turn of [0.3, 2.4, 4.5]) {
          table.add(
            cable(
              [
                [0.02, 1.32, -0.2],
                [0.02 + Math.sin(turn) * 0.35, 0.65, -0.2 + Math.cos(turn) * 0.35],
                [0.02 + Math.sin(turn) * 0.75, 0.03, -0.2 + Math.cos(turn) * 0.75],
              ],
              0.045,
              matte(0x1b1d22),
            ),
          );
        }
        table.add(
          placed(
            block([1.5, 0.16, 1.0], matte(0xe9e4da, { roughness: 0.5 }), [0, 0, 0], 0.05),
            [2.1, 0, 0.7],
            -0.3,
          ),
        );
        table.add(
          placed(
            turnedBody(
              [
                [0, 0],
                [0.3, 0],
                [0.34, 0.1],
                [0.34, 0.62],
                [0.3, 0.62],
                [0.3, 0.12],
                [0, 0.1],
              ],
              matte(0x2a3b63, { roughness: 0.3 }),
            ),
            [-2.0, 0, 0.9],
          ),
        );
        table.add(placed(microphone(), [-1.75, 0, -1.2], 0.4));
      },
    ),
  'article-flower-solar-terms': () =>
    stillLife(
      { accent: accents.petal, from: [0, 3.4, 8.8], to: [0, 1.0, -0.3], glowAt: [0, 2], glow: 1.3 },
      (table) => {
        const dais = solid(
          new CylinderGeometry(1.9, 2.0, 0.34, 96),
          matte(0x2c2228, { roughness: 0.35 }),
        );
        dais.position.y = 0.17;
        const upper = solid(
          new CylinderGeometry(1.25, 1.32, 0.26, 96),
          matte(0x3a2730, { roughness: 0.3 }),
        );
        upper.position.y = 0.47;
        table.add(dais, upper);
        for (let i = 0; i < 24; i += 1) {
          const turn = (i / 24) * Math.PI * 2;
          const stone = solid(
            new SphereGeometry(0.15, 24, 16),
            glow(i < 6 ? 0xffb3c9 : i < 12 ? 0x8fdc9a : i < 18 ? 0xffc46b : 0xbfd8ff, 1.25),
          );
          stone.scale.y = 0.62;
          stone.castShadow = false;
          stone.position.set(Math.sin(turn) * 2.75, 0.09, Math.cos(turn) * 2.75);
          table.add(stone);
        }
        const random = seeded(21);
        table.add(
          petals(420, random, (r) => {
            const t = Math.sqrt(between(r, 0, 1));
            const angle = t * 5.4 + between(r, -0.25, 0.25);
            const radius = 0.25 + t * 2.1 + between(r, -0.2, 0.2);
            return [
              Math.sin(angle) * radius,
              0.65 + (1 - t) * 2.9 + between(r, -0.25, 0.25),
              Math.cos(angle) * radius,
            ];
          }),
          petals(160, random, (r) => {
            const angle = between(r, 0, Math.PI * 2);
            const radius = Math.sqrt(between(r, 0.02, 1)) * 3.6;
            return [
              Math.sin(angle) * radius,
              radius < 1.25 ? 0.63 : radius < 1.9 ? 0.37 : 0.05,
              Math.cos(angle) * radius,
            ];
          }),
        );
      },
    ),
  'article-led-wall-or-green-screen': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [0, 3.0, 9.6],
        to: [0.1, 1.35, -0.6],
        rim: 0.5,
        glow: 0.2,
        key: 0.7,
        lamps: [
          {
            kind: 'panel',
            at: [2.6, 1.6, -1.6],
            to: [0, 0.6, 0.8],
            width: 3.4,
            height: 2.2,
            power: 80,
            color: 0xff9a6a,
            haze: 0,
          },
        ],
      },
      (table) => {
        const paint = matte(0x147a38, { roughness: 0.9, side: DoubleSide });
        const floor = solid(new PlaneGeometry(4.3, 5), paint, [-2.2, 0.012, 0.2]);
        floor.rotation.x = -Math.PI / 2;
        const back = solid(new PlaneGeometry(4.3, 3.4), paint, [-2.2, 2.2, -2.8]);
        const bend = solid(
          new CylinderGeometry(0.5, 0.5, 4.3, 24, 1, true, Math.PI, Math.PI / 2),
          paint,
          [-2.2, 0.51, -2.3],
        );
        bend.rotation.z = Math.PI / 2;
        table.add(floor, back, bend);
        const led = screenOf(dusk, 4.9, 2.9, 1.2);
        led.position.set(2.75, 1.75, -2.75);
        led.rotation.y = -0.16;
        table.add(
          led,
          placed(
            block([5.1, 3.1, 0.2], matte(0x0c0d10), [0, 0, 0], 0.04),
            [2.77, 0.2, -2.88],
            -0.16,
          ),
        );
        const seat = solid(
          new CylinderGeometry(0.36, 0.36, 0.1, 48),
          matte(0x8a5a34, { roughness: 0.4 }),
        );
        seat.position.y = 1.05;
        const stool = new Group();
        stool.add(seat);
        for (const turn of [0.6, 2.2, 3.8, 5.3])
          stool.add(
            cable(
              [
                [Math.sin(turn) * 0.2, 1.02, Math.cos(turn) * 0.2],
                [Math.sin(turn) * 0.4, 0.02, Math.cos(turn) * 0.4],
              ],
              0.035,
              metal(0x9a9fa8),
            ),
          );
        table.add(placed(stool, [0, 0, 1.0]));
      },
    ),
  'article-lighting-lab-opens': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [0.4, 2.3, 9],
        to: [0, 1.15, -0.3],
        glow: 0.4,
        rim: 0.5,
        lamps: [
          {
            kind: 'panel',
            at: [2.9, 2.6, 0.6],
            to: [0, 0.7, 0],
            width: 1.5,
            height: 1.9,
            power: 60,
            color: 0xffeedd,
            haze: 0,
          },
        ],
      },
      (table) => {
        table.add(
          placed(softbox(1.7, 2.1, 1.2), [-3.2, 0, -0.2], 0.9),
          placed(softbox(1.5, 1.9, 1.3), [3.2, 0, -0.4], -0.95),
        );
        table.add(
          placed(
            block([5.2, 0.22, 2.2], matte(0xd9d4ca, { roughness: 0.5 }), [0, 0, 0], 0.06),
            [0, 0, 0.3],
          ),
        );
        const bottle = turnedBody(
          [
            [0, 0],
            [0.36, 0],
            [0.4, 0.06],
            [0.4, 1.05],
            [0.3, 1.28],
            [0.13, 1.42],
            [0.13, 1.85],
            [0.16, 1.87],
            [0.16, 1.95],
            [0, 1.95],
          ],
          glass(0x6fd0a8, 0.42),
        );
        table.add(placed(bottle, [-1.2, 0.22, 0.3]));
        const pot = new Group();
        pot.add(
          turnedBody(
            [
              [0, 0],
              [0.5, 0],
              [0.62, 0.1],
              [0.66, 0.45],
              [0.5, 0.82],
              [0.42, 0.86],
              [0.42, 0.9],
              [0, 1.02],
            ],
            metal(0xe4e7eb, 0.06),
          ),
          cable(
            [
              [0.58, 0.3, 0],
              [0.95, 0.45, 0],
              [1.05, 0.85, 0],
            ],
            0.07,
            metal(0xe4e7eb, 0.08),
          ),
        );
        pot.add(solid(new SphereGeometry(0.09, 24, 16), metal(0xe4e7eb, 0.08), [0, 1.1, 0]));
        table.add(placed(pot, [0.15, 0.22, 0.35], 0.3));
        const quilt = new Group();
        for (let x = 0; x < 4; x += 1)
          for (let y = 0; y < 3; y += 1)
            quilt.add(
              block(
                [0.32, 0.32, 0.8],
                matte(0xf4f2ee, { roughness: 0.95 }),
                [-0.48 + x * 0.32, y * 0.32, 0],
                0.1,
              ),
            );
        table.add(
          placed(quilt, [1.65, 0.22, 0.1], -0.35),
          placed(lightMeter(), [-0.45, 0.22, 1.0], 0.35),
        );
      },
    ),
  'article-season-calendar-planning': () =>
    stillLife(
      { accent: accents.petal, from: [0, 5.9, 8.8], to: [0, 0.25, 0.1], glow: 0.5 },
      (table) => {
        const disc = drawn(1024, 1024, (c) => {
          // Each quarter lies beside its set: snow, blossom, green, gold.
          const season = ['#9dbbe6', '#ee8fb0', '#6db373', '#e29a3a'];
          c.translate(512, 512);
          for (let i = 0; i < 24; i += 1) {
            c.fillStyle = season[Math.floor(i / 6)] ?? '';
            c.globalAlpha = 0.72 + ((i % 6) / 6) * 0.28;
            c.beginPath();
            c.moveTo(0, 0);
            c.arc(0, 0, 500, (i / 24) * Math.PI * 2 + 0.008, ((i + 1) / 24) * Math.PI * 2 - 0.008);
            c.fill();
          }
          c.globalAlpha = 1;
          c.fillStyle = '#f4f1ea';
          c.beginPath();
          c.arc(0, 0, 250, 0, 7);
          c.fill();
          c.fillStyle = '#5a2c40';
          for (let i = 0; i < 24; i += 1) {
            const turn = ((i + 0.5) / 24) * Math.PI * 2;
            c.beginPath();
            c.arc(Math.cos(turn) * 285, Math.sin(turn) * 285, i % 6 ? 8 : 15, 0, 7);
            c.fill();
          }
        });
        const plate = solid(new CylinderGeometry(2.3, 2.3, 0.12, 128), [
          matte(0xe9e4da),
          matte(0xffffff, { map: disc, roughness: 0.6 }),
          matte(0xe9e4da),
        ] as unknown as Material);
        plate.position.y = 0.06;
        table.add(plate);
        const needle = block([0.06, 0.05, 1.9], matte(0xb2303f), [0, 0.14, 0], 0.02);
        needle.rotation.y = 0.7;
        needle.position.set(0.5, 0.16, 0.6);
        table.add(needle);
        const models: [number, number, number, 'cone' | 'crown', number][] = [
          [-3.2, -1.1, 0xf2a3bd, 'crown', 0x7a4a5a],
          [3.2, -1.1, 0x3f8a4f, 'crown', 0x35583a],
          [3.3, 1.5, 0xd9962f, 'crown', 0x5a4326],
          [-3.3, 1.5, 0xdfeaf5, 'cone', 0xcfd9e6],
        ];
        for (const [x, z, colour, kind, ground] of models) {
          const model = new Group();
          const base = solid(
            new CylinderGeometry(0.85, 0.9, 0.2, 64),
            matte(ground, { roughness: 0.8 }),
          );
          base.position.y = 0.1;
          model.add(base);
          for (const [tx, tz, size] of [
            [-0.25, -0.2, 1],
            [0.35, 0.05, 0.8],
            [-0.1, 0.4, 0.65],
          ] as const) {
            const tree = littleTree(colour, kind);
            tree.scale.setScalar(size);
            model.add(placed(tree, [tx, 0.2, tz]));
          }
          table.add(placed(model, [x, 0, z]));
        }
      },
    ),
};
