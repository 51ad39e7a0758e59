import { type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme, promptLines, slide } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod, standMonitor, teleprompter } from '../kit/gear.ts';
import { matter } from '../kit/materials.ts';
import { acousticWall, floor, mark, softbox } from '../kit/room.ts';
import { at, box, group } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

const green = 0x2c8f54;

/** One lecture room without its front wall; front to +Z, 3.2 by 3.4 m. */
function lectureRoom(coat: number): Group {
  const wall = matter(0x8a8f98, 0.9);
  const room = group(
    at(box(3.2, 0.1, 3.4, matter(0x6a5a48, 0.8), 0.01), 0, -0.05, 0),
    at(box(3.2, 1.5, 0.08, wall, 0.01), 0, 0.75, -1.7),
    at(box(0.08, 1.5, 3.4, wall, 0.01), -1.6, 0.75, 0),
    at(box(2.4, 1.4, 0.03, matter(green, 0.9), 0.005), -0.1, 0.78, -1.63),
    at(figure({ ...poses.present, hair: 'short', jacket: coat }), -0.1, 0, -0.9),
    at(table(1.0, 0.4, 0.7), 0.7, 0, -0.7, -10),
    at(cameraOnTripod(1.3), 0.2, 0, 1.15, 190),
    at(standMonitor(slide(), 0.55, 0.7, 1), -0.8, 0, 0.8, 160),
  );
  for (const [x, z] of [
    [-1.2, 0.4],
    [1.2, 0.4],
  ] as const) {
    const panel = softbox([x, 1.9, z], [0, 1.2, -0.9], 0.5, 0.5, 4, 0xfff0da);
    room.add(panel.object);
  }
  return room;
}

const lectureOne: ShotFactory = () => {
  const scene = hall({
    width: 7,
    back: -3,
    height: 3.2,
    trusses: [],
    slats: 0x3a3d44,
    floorColor: 0x2b2723,
    reflect: 0.02,
  });
  scene.add(
    at(box(3.6, 2.5, 0.05, matter(green, 0.9), 0.01), 0, 1.3, -2.8),
    at(acousticWall(3.4, 2.6, 'pads', 0x4a4f59), -3.2, 0, -0.6, 90),
    at(acousticWall(3.4, 2.6, 'pads', 0x4a4f59), 3.2, 0, -0.6, -90),
  );
  for (const [x, z] of [
    [-1.1, -0.6],
    [1.1, -0.6],
    [0, 0.9],
  ] as const)
    scene.add(at(box(1.5, 0.08, 1.0, matter(0xcfcac0, 0.9), 0.03), x, 2.85, z));
  scene.add(
    at(figure({ ...poses.present, hair: 'bun', jacket: 0x465a86 }), 0.1, 0, -1.3, -8),
    at(mark(), 0.1, 0.002, -1.3),
  );
  const lamps: Lamp[] = [];
  for (const [x, y, z, p] of [
    [-1.9, 2.1, 0.2, 7],
    [1.9, 2.1, 0.2, 10],
    [-2.2, 2.3, -1.6, 6],
    [2.2, 2.3, -1.6, 6],
    [0, 2.7, -0.2, 5],
  ] as const) {
    const one = softbox(
      [x, y, z],
      z < -1 ? [0, 1.3, -2.8] : [0.1, 1.3, -1.3],
      0.6,
      0.45,
      5,
      0xfff4e4,
      Math.abs(x) > 0.1,
    );
    scene.add(one.object);
    lamps.push({ ...one.lamp, power: p, haze: 0.1 });
  }
  scene.add(
    at(
      group(
        cameraOnTripod(1.4, programme('#2c8f54'), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.29, 0.62),
      ),
      0.75,
      0,
      1.7,
      192,
    ),
  );
  scene.add(
    at(standMonitor(slide(), 0.9, 0.6, 1), -1.35, 0, 1.0, 150),
    at(standMonitor(programme(slide()), 0.8, 0.6, 1), 1.9, 0, 0.9, 214),
  );
  return sized({
    scene,
    camera: eye([-0.5, 1.6, 4.0], [0.05, 1.3, -1], 42),
    lamps,
    dome: { power: 0.3, top: 0xfff0dd },
    focus: 4.8,
    lens: 0.014,
    haze: { density: 0.004 },
    grade: { exposure: 1.15, bloom: 0.05 },
  });
};

const lectureSix: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0f1115, reflect: 0.03, blur: 0.1 }));
  const coats = [0x465a86, 0x8a4a3a, 0x3f6a5a, 0xd8cfc0, 0x5a4a7a, 0x2b2f38];
  const lamps: Lamp[] = [
    {
      kind: 'spot',
      at: [-7, 11, 9],
      to: [0, 0, 0],
      power: 760,
      color: 0xfff0dc,
      angle: 30,
      radius: 1,
      share: 2,
    },
  ];
  coats.forEach((coat, i) => {
    const x = (i - 2.5) * 3.34;
    scene.add(at(lectureRoom(coat), x, 0.1, 0));
    lamps.push({
      kind: 'spot',
      at: [x + 0.4, 3.2, 1.2],
      to: [x - 0.1, 0.8, -1.2],
      power: 11,
      color: 0xffe2b8,
      angle: 34,
      penumbra: 1,
      radius: 0.3,
      share: 0.5,
    });
  });
  scene.add(
    at(box(20.2, 0.1, 1.6, matter(0x3b3f47, 0.9), 0.01), 0, 0.05, 2.6),
    at(box(0.08, 1.5, 3.4, matter(0x8a8f98, 0.9), 0.01), 10.0, 0.85, 0),
  );
  return sized({
    scene,
    camera: eye([-12, 12.5, 16.5], [-0.2, 0.1, 0.3], 24),
    lamps,
    dome: { power: 0.7, top: 0xd6e2ff, reach: 13 },
    focus: 23.5,
    lens: 0.05,
    grade: { exposure: 1.1, bloom: 0.05 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhilan-academy-lecture-rooms': lectureOne,
  'case-zhilan-academy-lecture-rooms-2': lectureSix,
};
