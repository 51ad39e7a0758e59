import { Scene } from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { car } from '../kit/car.ts';
import { sized, wallGreen } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { cameraOnPedestal, cameraOnTripod } from '../kit/gear.ts';
import { overheadSoftbox } from '../kit/large.ts';
import { display, matter } from '../kit/materials.ts';
import { viewOf } from '../kit/portrait.ts';
import { cyclorama, floorCable } from '../kit/room.ts';
import { at, box, group, plane, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { city } from '../kit/worlds.ts';

const autoStudio: ShotFactory = () => {
  const scene = hall({
    width: 16,
    back: -6.2,
    height: 6.4,
    trusses: [2.6],
    trussHeight: 4.9,
    reflect: 0.016,
  });
  const set = group(
    at(cyclorama(9, 4.0, 7, wallGreen, 1.3), 0, 0, -5.2),
    at(car('#868d95'), 0, 0.005, -1.3, 58),
  );
  scene.add(set);
  const top = overheadSoftbox(0, 3.7, -1.3, 6, 3, 2.4, 0xfaffff);
  // It hangs between the wall's lights and the wall, which in a real room are placed around it.
  top.object.traverse((part) => {
    part.castShadow = false;
  });
  scene.add(top.object);
  for (const x of [-2.6, 2.6])
    for (const z of [-2.5, -0.1])
      scene.add(rod([x, 3.72, z], [x, 6.3, z], 0.012, matter(0x2a2d33, 0.5)));
  for (const [x, z] of [
    [-2.9, 1.9],
    [0.95, 3.4],
    [3.1, 1.2],
  ] as const) {
    const turn = (Math.atan2(-x, -1.4 - z) * 180) / Math.PI;
    // The car from where this camera stands.
    const view = viewOf([set], [x, 1.45, z], [0, 0.75, -1.4], 38, 3.6);
    const shown = programme('#3f7a56', { view });
    scene.add(
      at(
        x < 0
          ? cameraOnTripod(1.4, shown)
          : cameraOnPedestal(1.4, shown, x < 2 ? 0xff3b30 : undefined),
        x,
        0,
        z,
        turn,
      ),
    );
  }
  scene.add(
    floorCable([
      [-2.9, 2.2],
      [-1.2, 3.6],
      [0.95, 3.8],
      [2.4, 2.6],
      [3.1, 1.6],
    ]),
  );
  return sized({
    scene,
    camera: eye([-1.5, 1.75, 7.6], [0.2, 1.42, -1.2], 38),
    lamps: [
      { ...top.lamp, power: 70, share: 2.6, haze: 0.05 },
      {
        kind: 'panel',
        at: [0, 4.4, 0.6],
        to: [0, 1.9, -5.2],
        width: 8,
        height: 0.4,
        power: 34,
        color: 0xf4fff0,
        share: 1.4,
        haze: 0.05,
      },
      {
        kind: 'spot',
        at: [-6.5, 3.6, 3.5],
        to: [-3.5, 1.0, 1.4],
        power: 40,
        color: 0xbfd4ff,
        angle: 26,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [6.8, 3.8, -1],
        to: [3, 1.0, 2.4],
        power: 50,
        color: 0xffe2c0,
        angle: 26,
        haze: 0.2,
      },
    ],
    dome: { power: 0.18, reach: 9 },
    reflectors: [
      { at: [0, 5, -0.4], width: 9, height: 1.6, power: 8 },
      { at: [-6, 1.6, 3], width: 0.8, height: 3, power: 2.5 },
      { at: [6, 1.6, 3], width: 0.8, height: 3, power: 2.5 },
    ],
    surroundings: 1,
    focus: 9.0,
    lens: 0.02,
    haze: { density: 0.002 },
    grade: { exposure: 1.15, bloom: 0.06, saturation: 0.94 },
  });
};

const autoResult: ShotFactory = () => {
  const scene = new Scene();
  // A dull road: the shadow under the car is what sets it on the ground.
  const road = plane(44, 24, matter(0x44464d, 1));
  road.rotation.x = -Math.PI / 2;
  road.castShadow = false;
  scene.add(road);
  const world = city(1920, 820);
  const back = plane(27, 11.5, display(world, 0.9));
  back.castShadow = false;
  scene.add(at(back, 1.2, 3.15, -9));
  const paint = matter(0xb9b4a6, 0.7);
  for (const [x, z] of [
    [-7.5, 2.0],
    [-3.5, 2.0],
    [0.5, 2.0],
    [4.5, 2.0],
  ] as const)
    scene.add(at(box(2.2, 0.004, 0.12, paint, 0.001), x, 0.004, z));
  scene.add(at(box(24, 0.004, 0.1, paint, 0.001), 0, 0.004, -2.6));
  const rail = matter(0x9aa3b5, 0.4, 0.8);
  scene.add(at(box(24, 0.26, 0.05, rail, 0.02), 0, 0.62, -3.4));
  for (let i = 0; i < 9; i += 1)
    scene.add(at(box(0.1, 0.7, 0.08, rail, 0.01), -10 + i * 2.5, 0.35, -3.46));
  scene.add(at(car('#868d95'), 0, 0, 0, 58));
  return sized({
    scene,
    // The car at the right: beside the words of a page, the left fades out.
    camera: eye([-1.5, 1.15, 6.4], [-0.62, 0.98, 0], 38),
    lamps: [
      {
        kind: 'panel',
        at: [0, 3.6, -0.3],
        to: [0, 0, -0.29],
        width: 6,
        height: 2.4,
        power: 75,
        color: 0xdfe8ff,
        share: 2,
      },
      {
        kind: 'panel',
        at: [0, 2.4, -6.8],
        to: [0, 1, 0],
        width: 16,
        height: 4,
        power: 2.5,
        picture: world,
      },
      {
        kind: 'spot',
        at: [5, 2.2, 4],
        to: [0, 0.6, 0],
        power: 6,
        color: 0xffd9b4,
        angle: 18,
        radius: 0.4,
      },
    ],
    dome: { power: 0.3, top: 0x8fa4e0 },
    reflectors: [
      { at: [0, 5, 1], width: 8, height: 0.9, power: 9, color: 0xeaf0ff },
      { at: [0, 1.6, -7], width: 14, height: 0.8, power: 0.5, color: 0xd9805a },
      { at: [6, 1.5, 4], width: 1, height: 2, power: 2.5, color: 0xffd9b4 },
    ],
    surroundings: 1,
    focus: 6.4,
    lens: 0.03,
    haze: { density: 0.006 },
    grade: { exposure: 1.15, bloom: 0.09 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-xingjia-auto-online-launch': autoStudio,
  'case-xingjia-auto-online-launch-2': autoResult,
};
