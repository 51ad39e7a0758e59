import { type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallGreen } from '../kit/case-shot.ts';
import { programme, promptLines, slide } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod, laptop, standMonitor, teleprompter, tripod } from '../kit/gear.ts';
import { darkMetal, glow, matter } from '../kit/materials.ts';
import { sightOf } from '../kit/portrait.ts';
import { acousticWall, floor, mark } from '../kit/room.ts';
import { at, box, cylinder, group, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

/** Teachers of the six rooms, each in an attitude of its own, and the way they face, in degrees. */
const teachers: [FigureOptions, number][] = [
  [{ ...poses.present, hair: 'tail', jacket: 0x465a86, trousers: 0x23262e }, 112],
  [{ ...poses.folded, hair: 'short', jacket: 0x8a4a3a, trousers: 0x2b2f38 }, -118],
  [{ ...poses.raise, hair: 'bob', jacket: 0x7a3350, trousers: 0x1e2026 }, 150],
  [{ ...poses.hold, hair: 'long', jacket: 0xd8cfc0, trousers: 0x3a3f4a }, -104],
  [{ ...poses.raise, hair: 'short', jacket: 0x5a4a7a, trousers: 0x24262c }, 128],
  [{ ...poses.presentLeft, hair: 'tail', jacket: 0x2b2f38, trousers: 0x4a4f5a }, -132],
];

/** One lecture room without ceiling; front to +Z, 3.2 by 3.4 m, door in the low front wall. */
function lectureRoom([person, turn]: [FigureOptions, number]): Group {
  const wall = matter(0x6f747d, 0.9);
  const pads = matter(0x3c414b, 0.95);
  // Seen from far above.
  const teacher: FigureOptions = { ...person, fineness: 0.4 };
  // The room's own teacher before its slide.
  const seen = sightOf(teacher, [-0.05, -0.65], turn, [0.1, 1.0]);
  const onAir = programme(slide(), { seen, x: 0.8 });
  const room = group(
    at(box(3.2, 0.1, 3.4, matter(0x5f5040, 0.8), 0.01), 0, -0.05, 0),
    at(box(3.34, 1.9, 0.1, wall, 0.01), 0, 0.95, -1.72),
    at(box(0.1, 1.9, 3.4, wall, 0.01), -1.62, 0.95, 0),
    at(box(2.2, 0.5, 0.1, wall, 0.01), -0.5, 0.25, 1.7),
    at(box(0.12, 0.5, 0.1, wall, 0.01), 1.54, 0.25, 1.7),
    at(box(0.86, 0.5, 0.05, matter(0x8a6242, 0.6), 0.01), 1.28, 0.25, 2.05, 62),
    at(box(2.4, 1.75, 0.03, matter(wallGreen, 0.9), 0.005), 0.1, 0.92, -1.64),
    at(figure(teacher), -0.05, 0, -0.65, turn),
    at(table(0.9, 0.4, 0.74), 0.85, 0, -0.7, -14),
    at(tripod(1.3, 0.45), 0.1, 0, 1.0),
    at(box(0.16, 0.17, 0.34, matter(0x15171b, 0.6), 0.03), 0.1, 1.37, 0.98, 4),
    at(standMonitor(slide(), 0.7, 0.85, 0.9), -0.85, 0, 0.75, 148),
    at(standMonitor(onAir, 0.7, 0.85, 0.9), 0.95, 0, 0.6, 214),
  );
  for (let i = 0; i < 5; i += 1)
    for (let j = 0; j < 3; j += 1)
      room.add(at(box(0.05, 0.54, 0.54, pads, 0.02), -1.54, 0.33 + j * 0.58, -1.2 + i * 0.58));
  for (const [x, z, turn] of [
    [-1.2, -0.1, 140],
    [1.3, 0.0, 220],
  ] as const) {
    const face = box(0.46, 0.46, 0.02, glow(0xfff0da, 2.6), 0.01);
    face.castShadow = false;
    room.add(
      at(
        group(box(0.5, 0.5, 0.06, matter(0x15171b, 0.7), 0.01), at(face, 0, 0, 0.03)),
        x,
        1.75,
        z,
        turn,
      ),
      rod([x, 0, z], [x, 1.6, z], 0.02, matter(0x15171b, 0.7)),
    );
  }
  return room;
}

const lectureOne: ShotFactory = () => {
  const scene = hall({
    width: 5.4,
    back: -2.75,
    height: 2.75,
    trusses: [],
    slats: 0x4a4c52,
    floorColor: 0x3a332c,
    reflect: 0.02,
  });
  const teacher: FigureOptions = {
    ...poses.folded,
    hair: 'tail',
    jacket: 0x5a6a8c,
    look: [14, 4],
  };
  // Camera and return show her as the camera sees her.
  const seen = sightOf(teacher, [0, -1.05], 116, [0.05, 1.45]);
  scene.add(
    at(box(3.0, 2.4, 0.05, matter(wallGreen, 0.9), 0.01), -0.1, 1.22, -2.6),
    at(acousticWall(3.6, 2.4, 'pads', 0x5b616d), 2.6, 0.15, -0.4, -90),
    at(figure(teacher), 0, 0, -1.05, 116),
    at(mark(), 0, 0.002, -1.05),
    at(table(0.9, 0.4, 0.78), 0.95, 0, -1.0, -24),
    at(laptop(slide(), 112), 0.95, 0.785, -1.0, 156),
  );
  const cloud = matter(0xcfcac0, 0.9);
  for (let i = 0; i < 8; i += 1)
    scene.add(
      at(box(0.95, 0.07, 0.62, cloud, 0.03), -1.6 + (i % 4) * 1.06, 2.6, i < 4 ? -1.5 : -0.6),
    );
  // Microphone on its boom, above the frame.
  scene.add(
    rod([0.35, 2.62, -0.85], [0.2, 2.05, -0.8], 0.008, darkMetal()),
    at(cylinder(0.017, 0.17, darkMetal()), 0.19, 1.9, -0.8),
  );
  const lamps: Lamp[] = [];
  for (const [x, y, z, tx, tz, p, share] of [
    [-2.2, 2.25, -0.3, 0, -1.05, 11, 1],
    [1.6, 2.15, 0.75, 0, -1.05, 22, 2],
    [-1.95, 2.25, -1.6, -0.5, -2.7, 3.6, 1],
    [1.75, 2.25, -1.5, 0.5, -2.7, 3.6, 1],
  ] as const) {
    const one = stoodSoftbox([x, y, z], [tx, 1.25, tz], 0.6, 0.45, 5, 0xfff4e4);
    scene.add(one.object);
    lamps.push({ ...one.lamp, power: p, share, haze: 0.1 });
  }
  scene.add(
    at(
      group(
        cameraOnTripod(1.38, programme('#3f7a56', { seen }), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.27, 0.62),
      ),
      0.05,
      0,
      1.45,
      182,
    ),
    at(standMonitor(slide(), 0.7, 0.95, 0.9), 2.1, 0, -0.95, -100),
    at(standMonitor(programme(slide(), { seen, x: 0.8 }), 0.7, 0.95, 0.9), 1.95, 0, -0.1, -112),
  );
  return sized({
    scene,
    camera: eye([-2.2, 1.58, 2.55], [0.2, 1.16, -0.9], 42),
    lamps: [
      ...lamps,
      {
        kind: 'spot',
        at: [-0.5, 2.55, -2.3],
        to: [0, 1.4, -1.05],
        power: 12,
        color: 0xfff2e0,
        angle: 24,
        haze: 0.1,
      },
    ],
    dome: { power: 0.34, top: 0xfff0dd },
    focus: 4.0,
    lens: 0.012,
    haze: { density: 0.002 },
    grade: { exposure: 1.15, bloom: 0.05, saturation: 0.9 },
  });
};

const lectureSix: ShotFactory = () => {
  const scene = new Scene();
  // Rough: the lamp above would show in it as a bright patch beside the rooms.
  scene.add(floor({ color: 0x14171c, reflect: 0.01, blur: 0.1, roughness: 1.6, size: 70 }));
  const lamps: Lamp[] = [
    {
      kind: 'spot',
      at: [-2, 16, 7],
      to: [0, 0, 0.2],
      power: 2800,
      color: 0xfff0dc,
      angle: 38,
      penumbra: 1,
      radius: 1,
      share: 2,
    },
  ];
  teachers.forEach((teacher, i) => {
    // Two rows of three: a single row would be too thin to be made out on a phone.
    const [x, z] = [((i % 3) - 1) * 3.34, i < 3 ? -3.3 : 3.3];
    scene.add(at(lectureRoom(teacher), x, 0.1, z));
    lamps.push({
      kind: 'spot',
      at: [x + 0.4, 3.2, z + 1.2],
      to: [x - 0.1, 0.8, z - 1.2],
      power: 55,
      color: 0xffe2b8,
      angle: 34,
      penumbra: 1,
      radius: 0.3,
      share: 0.5,
    });
  });
  for (const z of [-3.3, 3.3])
    scene.add(
      at(box(10.2, 0.1, 1.6, matter(0x3b3f47, 0.9), 0.01), 0, 0.05, z + 2.6),
      at(box(0.1, 1.9, 3.5, matter(0x6f747d, 0.9), 0.01), 5.01, 1.05, z),
    );
  return sized({
    scene,
    // All six rooms at the right and in the middle of the height: beside the words of a page, wide
    // windows show only that part.
    camera: eye([5.35, 14.1, 19.5], [-2.32, 0.95, 3.22], 36.5),
    lamps,
    dome: { power: 0.5, top: 0xd6e2ff, reach: 13 },
    focus: 24,
    lens: 0.03,
    grade: { exposure: 1.35, bloom: 0.05 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhilan-academy-lecture-rooms': lectureOne,
  'case-zhilan-academy-lecture-rooms-2': lectureSix,
};
