import { Scene } from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod } from '../kit/gear.ts';
import { bed, bedroomNight, overheadSoftbox, quilts } from '../kit/large.ts';
import { display, lacquer, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { cyclorama, floor } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

const green = 0x2c8f54;

const textilesRoom: ShotFactory = () => {
  const scene = hall({ width: 12, back: -4.4, height: 4.8, trusses: [], floorColor: 0x1c1a18 });
  scene.add(
    at(cyclorama(6.4, 3, 3, green, 0.6), 0, 0, -3.8),
    at(cyclorama(3.4, 3, 0.9, green, 0.5), -3.15, 0.002, -2.0, 90),
    at(cyclorama(3.4, 3, 0.9, green, 0.5), 3.15, 0.002, -2.0, -90),
  );
  scene.add(at(bed(), 0.1, 0.005, -1.7, -12));
  scene.add(at(quilts([0x9fb3b5, 0xe4d9c8, 0xb88a78, 0xf1ece4]), 1.75, 0.0, -0.9, 20));
  const top = overheadSoftbox(0.1, 3.5, -1.5, 3.2, 2.2, 3, 0xfff8ee);
  scene.add(top.object);
  const shown = programme('#2c8f54');
  scene.add(
    at(cameraOnPedestal(1.4, shown, 0xff3b30), -1.9, 0, 2.0, 152),
    at(cameraOnTripod(1.35, shown), 2.3, 0, 1.8, 212),
  );
  return sized({
    scene,
    camera: eye([-0.5, 2.1, 5.9], [0.05, 0.95, -1.4], 36),
    lamps: [
      { ...top.lamp, power: 24, share: 2.4, haze: 0.1 },
      {
        kind: 'spot',
        at: [-2, 4.3, 1.6],
        to: [-1, 1.6, -3.7],
        power: 44,
        color: 0xf0ffe8,
        angle: 34,
        penumbra: 1,
        haze: 0.1,
      },
      {
        kind: 'spot',
        at: [2.2, 4.3, 1.6],
        to: [1.2, 1.6, -3.7],
        power: 44,
        color: 0xf0ffe8,
        angle: 34,
        penumbra: 1,
        haze: 0.1,
      },
      {
        kind: 'panel',
        at: [-3.2, 2.6, 2],
        to: [0, 0.7, -1.6],
        width: 1,
        height: 1,
        power: 9,
        color: 0xfff0e0,
      },
    ],
    dome: { power: 0.12 },
    focus: 7.4,
    lens: 0.02,
    haze: { density: 0.005 },
    grade: { exposure: 1.15, bloom: 0.05 },
  });
};

const textilesNight: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x3a2a20, reflect: 0.04, blur: 0.12 }));
  const world = bedroomNight();
  const back = plane(9, 4.5, display(world, 0.7));
  back.castShadow = false;
  scene.add(
    at(back, 0, 2.05, -3.4),
    at(box(3.4, 0.03, 2.6, matter(0x4d5a78, 0.95), 0.01), 0.4, 0.015, -0.8),
  );
  scene.add(
    at(bed(0xf2efe9, 0x6f86a8), 0.35, 0.02, -1.5, -12),
    at(quilts([0x6f86a8, 0xe4d9c8, 0x8f7a90]), 1.9, 0.0, -0.6, 20),
  );
  scene.add(
    at(table(0.5, 0.42, 0.55, wood('#7a5436', '#3a2212')), 1.75, 0, -2.2),
    at(pottedPlant(1.3, 4), -2.1, 0, -2.4),
  );
  const shade = group(
    at(box(0.24, 0.22, 0.24, lacquer(0xffdfae, 0.6, 0), 0.06), 0, 0.36, 0),
    at(box(0.05, 0.26, 0.05, matter(0x8a6a4a, 0.5), 0.02), 0, 0.13, 0),
  );
  scene.add(at(shade, 1.75, 0.55, -2.2));
  return sized({
    scene,
    camera: eye([-0.5, 1.55, 4.2], [0.15, 0.95, -1.4], 36),
    lamps: [
      {
        kind: 'panel',
        at: [-1.8, 2.4, -3.1],
        to: [0.3, 0.5, -0.9],
        width: 1.8,
        height: 2,
        power: 16,
        color: 0x9fbcff,
        share: 2,
      },
      {
        kind: 'panel',
        at: [1.75, 1.15, -2.0],
        to: [0.8, 0.6, -0.6],
        width: 0.3,
        height: 0.3,
        power: 4,
        color: 0xffb46a,
        share: 1.4,
      },
      {
        kind: 'panel',
        at: [2.6, 2.6, 2],
        to: [0.3, 0.5, -1.2],
        width: 1.2,
        height: 1.2,
        power: 4,
        color: 0xffd9b8,
      },
    ],
    dome: { power: 0.12, top: 0x8fa8e8 },
    focus: 5.6,
    lens: 0.022,
    haze: { density: 0.006 },
    grade: { exposure: 1.2, bloom: 0.07 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-shuqi-home-textiles-day-night': textilesRoom,
  'case-shuqi-home-textiles-day-night-2': textilesNight,
};
