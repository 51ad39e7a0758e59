import { CatmullRomCurve3, ConeGeometry, Group, Mesh, PlaneGeometry, Vector3 } from 'three';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { box, camera } from '../kit/devices.ts';
import { aura, glass, glow } from '../kit/materials.ts';
import {
  accents,
  beam,
  block,
  drawn,
  matte,
  metal,
  placed,
  screenOf,
  stillLife,
} from '../kit/still-life.ts';

/* Covers of the articles about what to set: a link with resends, and a teleprompter. */

const along = (points: Point[]) => new CatmullRomCurve3(points.map((p) => new Vector3(...p)));

const green = 0x35c777;

/** A packet: a plate that shines a little, standing across its way. */
const packet = (color: number) =>
  block(
    [0.12, 0.62, 0.52],
    matte(color, { roughness: 0.35, emissive: color, emissiveIntensity: 0.55 }),
    [0, 0, 0],
    0.05,
  );

/** The place of a packet that is missing: its outline. */
function slot(color: number): Group {
  const [height, depth] = [0.62, 0.52];
  const group = new Group();
  for (const y of [0.02, height])
    for (let i = 0; i < 4; i += 1)
      group.add(
        placed(block([0.025, 0.025, depth * 0.17], glow(color, 1.5)), [
          0,
          y - 0.012,
          depth * (i / 4 - 0.375),
        ]),
      );
  for (const z of [-depth / 2, depth / 2])
    for (let i = 0; i < 4; i += 1)
      group.add(
        placed(block([0.025, height * 0.16, 0.025], glow(color, 1.5)), [0, 0.05 + i * 0.15, z]),
      );
  return group;
}

/** Lines of a script as bars, on black: `flipped` as they stand on the screen below the glass. */
const script = (flipped: boolean) =>
  drawn(800, 560, (c, w, h) => {
    c.fillStyle = '#000';
    c.fillRect(0, 0, w, h);
    if (flipped) c.setTransform(1, 0, 0, -1, 0, h);
    const lines = [
      [150, 90, 210, 120],
      [110, 230, 80, 160],
      [200, 130, 150],
      [90, 170, 240, 70],
    ];
    lines.forEach((words, row) => {
      c.fillStyle = row === 1 ? '#ffffff' : '#7f8690';
      let x = 40;
      for (const word of words) {
        c.fillRect(x, 66 + row * 118, word, 56);
        x += word + 30;
      }
    });
  });

const indigo = 0x6a78ff;

export const pictures: Record<string, ShotFactory> = {
  'article-srt-tuning': () =>
    stillLife(
      {
        accent: green,
        from: [-0.9, 3.5, 8.9],
        to: [0, 0.95, -0.1],
        glowAt: [1.6, 1.8],
        glow: 0.7,
        key: 1.6,
      },
      (table) => {
        table.add(
          placed(box([1.5, 0.95, 1.2], green, 2), [-2.5, 0, 1.0], 0.3),
          placed(box([1.5, 0.95, 1.2], green, 2), [2.65, 0, -1.5], -0.2),
        );
        const way = along([
          [-1.72, 0, 1.2],
          [-0.8, 0, 1.35],
          [0.2, 0, 0.85],
          [0.85, 0, 0.05],
          [1.4, 0, -0.75],
          [1.95, 0, -1.2],
        ]);
        const count = 8;
        const missing = 3;
        const put = <T extends Group | Mesh>(thing: T, i: number): T => {
          const t = (i + 0.5) / count;
          const p = way.getPointAt(t);
          const d = way.getTangentAt(t);
          return placed(thing, [p.x, 0.03, p.z], Math.atan2(-d.z, d.x) + 0.3);
        };
        for (let i = 0; i < count; i += 1)
          table.add(put(i === missing ? slot(accents.amber) : packet(green), i));
        const gap = way.getPointAt((missing + 0.5) / count);
        const resent = packet(accents.amber);
        const flying = new Group().add(resent);
        flying.position.set(gap.x - 0.16, 1.12, gap.z + 0.04);
        flying.rotation.set(0, 0.62, -0.5);
        table.add(
          flying,
          beam(
            Array.from({ length: 9 }, (_, k): Point => {
              const t = k / 8;
              return [
                -2.4 + t * (gap.x + 2.05),
                0.97 + t * 0.66 + 4.6 * t * (1 - t),
                1 + t * (gap.z - 0.9),
              ];
            }),
            0.026,
            accents.amber,
            2.4,
          ),
        );
      },
    ),
  'article-teleprompter-geometry': () =>
    stillLife(
      {
        accent: indigo,
        from: [-0.3, 2.5, 7.7],
        to: [0.3, 1.4, 0],
        glowAt: [-1.6, 2.6],
        glow: 0.9,
        key: 2.1,
      },
      (table) => {
        const [width, length] = [2.7, 2.5];
        const foot = 0.85;
        const rise = length * Math.SQRT1_2;
        // Its lower edge lies at the lens, its upper edge leans over the screen: the screen's light goes to the reader.
        const pane = new Group();
        const text = new Mesh(
          new PlaneGeometry(width * 0.88, length * 0.74),
          aura(0xffffff, 1.25, script(false)),
        );
        text.position.z = 0.01;
        pane.add(new Mesh(new PlaneGeometry(width, length), glass(0x9fb0d8, 0.2)), text);
        const frame = matte(0xaab0ba, { roughness: 0.5 });
        for (const x of [-width / 2, width / 2])
          pane.add(placed(block([0.05, length, 0.05], frame), [x, -length / 2, 0]));
        for (const y of [-length / 2, length / 2])
          pane.add(placed(block([width + 0.05, 0.05, 0.05], frame), [0, y - 0.025, 0]));
        pane.rotation.x = Math.PI / 4;
        pane.position.set(0, foot + 0.2 + rise / 2, 0);
        const shown = screenOf(script(true), width * 0.9, 1.62, 1.15);
        shown.rotation.x = -Math.PI / 2;
        shown.position.set(0, foot + 0.082, 0.1);
        const middle = foot + 0.2 + rise / 2;
        const arrow = new Mesh(new ConeGeometry(0.08, 0.26, 32), glow(accents.amber, 2.2));
        arrow.rotation.x = Math.PI / 2;
        arrow.position.set(0.95, middle, 2.2);
        const rig = new Group();
        // Hinges between the screen and the lower edge of the glass.
        for (const x of [-0.42, 0.42])
          rig.add(
            block([0.12, 0.34, 0.1], matte(0x767c86), [x * width, foot - 0.08, -rise / 2], 0.02),
          );
        rig.add(
          pane,
          shown,
          block([width, 0.14, 1.84], matte(0x101216, { roughness: 0.4 }), [0, foot - 0.06, 0.1]),
          block([0.5, 0.1, 4.2], metal(0x4b5058, 0.35), [0, foot - 0.2, -1.0], 0.03),
          block([0.3, foot - 0.2, 0.3], metal(0x4b5058, 0.35), [0, 0, -0.9], 0.05),
          block([1.7, 0.08, 1.5], matte(0x17191e, { roughness: 0.4 }), [0, 0, -0.9], 0.03),
          block(
            [0.7, middle - 0.5 - foot + 0.1, 0.6],
            matte(0x1c1e23),
            [0, foot - 0.1, -2.35],
            0.05,
          ),
          placed(camera(), [-0.12, middle - 0.5, -2.35]),
          beam(
            [
              [0.95, foot + 0.1, 0],
              [0.95, middle, 0],
            ],
            0.022,
            accents.amber,
            2.2,
          ),
          beam(
            [
              [0.95, middle, 0],
              [0.95, middle, 2.1],
            ],
            0.022,
            accents.amber,
            2.2,
          ),
          arrow,
        );
        table.add(placed(rig, [-0.15, 0, 0.1], 0.6));
      },
    ),
};
