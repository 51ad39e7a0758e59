import { Scene } from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { cameraOnPedestal, cameraOnTripod } from '../kit/gear.ts';
import { car, coastNight, overheadSoftbox } from '../kit/large.ts';
import { display, matter } from '../kit/materials.ts';
import { cyclorama, floor, floorCable } from '../kit/room.ts';
import { at, box, plane } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

const green = 0x2c8f54;

const autoStudio: ShotFactory = () => {
  const scene = hall({ width: 18, back: -6.5, height: 6.4, trusses: [2.8], trussHeight: 4.9 });
  scene.add(at(cyclorama(9, 4.2, 7, green, 1.3), 0, 0, -5.2));
  scene.add(at(car(0x7b828a), 0.1, 0.005, -1.4, 62));
  const top = overheadSoftbox(0.1, 4.2, -1.4, 6, 3, 2.6, 0xfaffff);
  scene.add(top.object);
  const shown = programme('#2c8f54');
  for (const [x, z] of [
    [-4.2, 2.0],
    [0.2, 3.6],
    [4.6, 1.7],
  ] as const) {
    const turn = (Math.atan2(-x, -1.4 - z) * 180) / Math.PI;
    scene.add(
      at(
        x < 0
          ? cameraOnTripod(1.4, shown)
          : cameraOnPedestal(1.45, shown, x < 1 ? 0xff3b30 : undefined),
        x,
        0,
        z,
        turn,
      ),
    );
  }
  for (const [x, turn] of [
    [-3.5, 40],
    [3.9, -40],
  ] as const)
    scene.add(at(box(1.1, 2.2, 0.04, matter(0x050506, 1), 0.01), x, 1.2, -0.6, turn));
  scene.add(
    floorCable([
      [-4.2, 2.2],
      [-2, 3.6],
      [0.2, 3.9],
      [2.6, 3.3],
      [4.6, 1.9],
    ]),
  );
  return sized({
    scene,
    camera: eye([-2.6, 2.3, 8.0], [0.1, 1.3, -1.2], 36),
    lamps: [
      { ...top.lamp, power: 46, share: 2.4, haze: 0.1 },
      {
        kind: 'spot',
        at: [-4, 5, 2.4],
        to: [-1.6, 2.2, -5],
        power: 60,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [4, 5, 2.4],
        to: [1.6, 2.2, -5],
        power: 60,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [-6.5, 3, -0.5],
        to: [0, 0.7, -1.4],
        power: 60,
        color: 0xbfd4ff,
        angle: 16,
      },
    ],
    dome: { power: 0.07, reach: 11 },
    reflectors: [
      { at: [0, 5, 0], width: 7, height: 1.4, power: 7 },
      { at: [-6, 2, 2], width: 1, height: 3, power: 3 },
      { at: [6, 2, 2], width: 1, height: 3, power: 3 },
      { at: [0, 1, -6], width: 10, height: 3, power: 0.5, color: 0x2fd070 },
    ],
    surroundings: 1,
    focus: 9.4,
    lens: 0.03,
    haze: { density: 0.006 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

const autoResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0d0f14, reflect: 0.1, blur: 0.1, roughness: 0.4 }));
  const world = coastNight();
  const back = plane(19, 8, display(world, 1.1));
  back.castShadow = false;
  scene.add(at(back, 0, 3.1, -7));
  scene.add(at(car(0x7b828a), 0, 0, 0, 62));
  return sized({
    scene,
    camera: eye([-1.4, 1.25, 6.4], [0.05, 0.95, 0], 36),
    lamps: [
      {
        kind: 'panel',
        at: [0, 3.6, 0],
        to: [0, 0, 0.01],
        width: 6,
        height: 2.4,
        power: 26,
        color: 0xdfe8ff,
        share: 2,
      },
      {
        kind: 'panel',
        at: [0, 2.4, -6.8],
        to: [0, 1, 0],
        width: 16,
        height: 4,
        power: 26,
        picture: world,
      },
      {
        kind: 'spot',
        at: [5, 2.2, 4],
        to: [0, 0.6, 0],
        power: 44,
        color: 0xffb07a,
        angle: 18,
        radius: 0.4,
      },
    ],
    dome: { power: 0.06, top: 0x8fa4e0 },
    reflectors: [
      { at: [0, 5, 1], width: 8, height: 0.9, power: 9, color: 0xeaf0ff },
      { at: [0, 1.2, -7], width: 14, height: 1.2, power: 1.6, color: 0xd9805a },
      { at: [6, 1.5, 4], width: 1, height: 2, power: 4, color: 0xffb07a },
    ],
    surroundings: 1.2,
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
