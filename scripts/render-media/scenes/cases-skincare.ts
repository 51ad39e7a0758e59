import { type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod } from '../kit/gear.ts';
import { jar, serum } from '../kit/goods.ts';
import { display, matter } from '../kit/materials.ts';
import { flowerBank, petals } from '../kit/plants.ts';
import { floor, mark, softbox } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { garden } from '../kit/worlds.ts';

const blueCloth = 0x1f4fd0;

const bottles = (): Group =>
  group(
    at(serum(0xa9cbb0), -0.16, 0, 0),
    at(serum(0xc3dcc4, 'pump'), -0.05, 0, 0.05),
    at(serum(0x8fb89c, 'dropper'), 0.06, 0, -0.02),
    at(jar(0xd5e6d3, 0xd9dcd6), 0.16, 0, 0.06),
    at(jar(0xbfd8c2, 0xd9dcd6), 0.26, 0, 0),
  );

const skincareRoom: ShotFactory = () => {
  const scene = hall({ width: 6.4, back: -2.8, height: 3.2, trusses: [], slats: 0x0b0b0d });
  scene.add(at(box(1.7, 2.6, 0.05, matter(blueCloth, 0.9), 0.01), 0, 1.35, -2.3));
  for (const x of [-1.55, 1.55]) {
    const velvet = group();
    for (let i = 0; i < 10; i += 1)
      velvet.add(
        at(box(0.14, 2.8, 0.1, matter(0x08080b, 1), 0.05), (i - 4.5) * 0.125, 1.4, (i % 2) * 0.05),
      );
    scene.add(at(velvet, x, 0, -2.2));
  }
  scene.add(at(table(1.3, 0.55, 0.9, matter(0xe9e3da, 0.5)), 0, 0, -0.4));
  const set = bottles();
  set.scale.setScalar(1.35);
  scene.add(at(set, -0.05, 0.9, -0.32));
  scene.add(
    at(figure({ ...poses.hold, hair: 'bun', jacket: 0xe9dccb, look: [-8, 10] }), 0, 0, -0.95),
  );
  const lamps: Lamp[] = [];
  for (const [x, z, power] of [
    [-1.9, 0.5, 8],
    [1.9, 0.5, 11],
    [-1.5, -1.3, 6],
    [1.5, -1.3, 6],
  ] as const) {
    const one = softbox(
      [x, z < 0 ? 2.1 : 2.0, z],
      [0, 1.25, z < 0 ? -2.3 : -0.8],
      0.55,
      0.75,
      6,
      0xfff4e8,
    );
    scene.add(one.object, at(mark(0xf0d060), x, 0.002, z));
    lamps.push({ ...one.lamp, power, haze: 0.15 });
  }
  scene.add(at(cameraOnTripod(1.32, programme('#1f4fd0'), 0xff3b30), 0.62, 0, 1.6, 196));
  return sized({
    scene,
    camera: eye([-0.75, 1.5, 3.6], [0.05, 1.22, -0.8], 36),
    lamps: [
      ...lamps,
      {
        kind: 'spot',
        at: [-1.2, 2.9, -2.0],
        to: [0, 1.4, -0.95],
        power: 34,
        color: 0xfff0e2,
        angle: 18,
        share: 1,
      },
    ],
    dome: { power: 0.12 },
    focus: 4.5,
    lens: 0.016,
    haze: { density: 0.006 },
    grade: { exposure: 1.2, bloom: 0.06 },
  });
};

const skincareResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x3a2a2f }));
  const world = garden(1800, 1100, ['#fff0f0', '#f7c1cb', '#a86a86'], 23);
  const back = plane(6.4, 4, display(world, 0.85));
  back.castShadow = false;
  scene.add(at(back, 0, 1.6, -3));
  scene.add(
    at(flowerBank(1.5, 0.9, 0.5, [0xf7a1bd, 0xffe3ea, 0xfff6f2], 30, 4), -1.5, 0.6, -1.9),
    at(flowerBank(1.5, 0.9, 0.5, [0xf7a1bd, 0xffe3ea, 0xfff6f2], 30, 6), 1.6, 0.6, -1.9),
  );
  scene.add(at(table(1.5, 0.6, 0.9, matter(0xf4ebe4, 0.5)), 0, 0, -0.3));
  const set = bottles();
  set.scale.setScalar(1.5);
  scene.add(at(set, 0.2, 0.9, -0.2));
  scene.add(
    at(
      figure({ ...poses.presentLeft, hair: 'bun', jacket: 0xf3e7dc, look: [18, 10] }),
      -0.25,
      0,
      -0.85,
      10,
    ),
  );
  const air = petals(
    120,
    (r) => [(r() - 0.5) * 3.4, 0.7 + r() * 1.8, -1.8 + r() * 2.4],
    [0xffd9e4, 0xf9a8c2, 0xffffff],
    { size: [0.02, 0.045], drift: [0.05, -0.04, 0], glow: 0.3 },
  );
  scene.add(air.object);
  return sized({
    scene,
    camera: eye([0.05, 1.42, 2.2], [0, 1.22, -0.6], 36),
    lamps: [
      {
        kind: 'panel',
        at: [1.7, 2.3, 1.4],
        to: [0, 1.2, -0.8],
        width: 1,
        height: 1.2,
        power: 11,
        color: 0xfff4ec,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-1.8, 2.1, 1.2],
        to: [0, 1.2, -0.8],
        width: 0.9,
        height: 1,
        power: 6,
        color: 0xffe6e9,
      },
      {
        kind: 'spot',
        at: [1.0, 2.9, -2.2],
        to: [-0.2, 1.4, -0.85],
        power: 30,
        color: 0xfff0e8,
        angle: 20,
      },
      {
        kind: 'panel',
        at: [0, 1.6, -2.9],
        to: [0, 1.4, 0],
        width: 5,
        height: 3,
        power: 6,
        picture: world,
      },
    ],
    dome: { power: 0.3, top: 0xfff0f2 },
    focus: 2.9,
    lens: 0.02,
    shutter: air.shutter,
    grade: { exposure: 1.05, bloom: 0.07, vignette: 0.25 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhiyu-skincare-flower-room': skincareRoom,
  'case-zhiyu-skincare-flower-room-2': skincareResult,
};
