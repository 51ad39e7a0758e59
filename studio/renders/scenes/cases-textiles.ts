import { Scene } from 'three';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallGreen } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod } from '../kit/gear.ts';
import { bed, bedroomNight, overheadSoftbox, quilts } from '../kit/large.ts';
import { display, glow, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { viewOf } from '../kit/portrait.ts';
import { floor } from '../kit/room.ts';
import { at, box, group, plane, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

const textilesRoom: ShotFactory = () => {
  const scene = hall({ width: 8.6, back: -3.6, height: 4.2, trusses: [], floorColor: 0x1c1a18 });
  const side = matter(wallGreen, 0.9);
  const set = group(
    at(box(6, 2.9, 0.08, side, 0.01), 0, 1.5, -3.2),
    at(box(0.08, 2.9, 3.0, side, 0.01), -3.0, 1.5, -1.7),
    at(box(0.08, 2.9, 3.0, side, 0.01), 3.0, 1.5, -1.7),
  );
  const boards = wood('#9a7350', '#5f4028', 4, [3, 1]);
  for (let i = 0; i < 12; i += 1)
    set.add(at(box(4.2, 0.06, 0.295, boards, 0.004), 0, 0.03, -2.85 + i * 0.3));
  set.add(
    at(bed(), -0.1, 0.06, -1.45, -14),
    at(quilts([0x9fb3b5, 0xe4d9c8, 0xb88a78, 0xf1ece4]), 1.55, 0.06, -0.4, 24),
  );
  scene.add(set);
  const top = overheadSoftbox(0, 3.0, -1.6, 3.4, 2.2, 1.7, 0xfff8ee);
  top.object.traverse((part) => {
    part.castShadow = false;
  });
  scene.add(top.object);
  for (const x of [-1.6, 1.6])
    for (const z of [-2.5, -0.5])
      scene.add(rod([x, 2.97, z], [x, 4.2, z], 0.01, matter(0x2a2d33, 0.5)));
  const strip = stoodSoftbox([2.2, 1.5, -0.5], [-0.1, 0.6, -1.5], 0.3, 1.2, 5, 0xffedd6);
  scene.add(strip.object);
  // Each screen shows the bed as its camera sees it.
  const shown = (from: Point, aim: Point) =>
    programme('#3f7a56', { view: viewOf([set], from, aim, 26, 2.4) });
  scene.add(
    at(
      cameraOnPedestal(1.4, shown([0.75, 1.45, 1.9], [-0.05, 0.6, -1.4]), 0xff3b30),
      0.75,
      0,
      1.9,
      196,
    ),
    at(cameraOnTripod(1.3, shown([-2.05, 1.35, 0.75], [0.2, 0.5, -1.5])), -2.05, 0, 0.75, 142),
  );
  return sized({
    scene,
    camera: eye([-1.35, 1.85, 4.1], [0.1, 1.02, -1.4], 38),
    lamps: [
      { ...top.lamp, power: 26, share: 2.4, haze: 0.05 },
      { ...strip.lamp, power: 15, share: 1.6, haze: 0.05 },
      {
        kind: 'panel',
        at: [0, 3.3, -0.2],
        to: [0, 1.3, -3.2],
        width: 5.4,
        height: 0.3,
        power: 14,
        color: 0xf4fff0,
        share: 1.2,
        haze: 0.05,
      },
      {
        kind: 'spot',
        at: [-3.6, 3.4, 2.6],
        to: [-0.8, 0.8, 1.4],
        power: 7,
        color: 0xffeedd,
        angle: 32,
        haze: 0.2,
      },
    ],
    dome: { power: 0.16, top: 0xfff4e8 },
    focus: 5.6,
    lens: 0.016,
    haze: { density: 0.002 },
    grade: { exposure: 1.12, bloom: 0.05, saturation: 0.9 },
  });
};

const textilesNight: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x3a2a20, reflect: 0.04, blur: 0.12, roughness: 1.7 }));
  const world = bedroomNight();
  const back = plane(11, 4.9, display(world, 0.7));
  back.castShadow = false;
  scene.add(
    at(back, -1.1, 1.55, -3.4),
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
    at(box(0.24, 0.22, 0.24, glow(0xffcf94, 1.5), 0.06), 0, 0.36, 0),
    at(box(0.05, 0.26, 0.05, matter(0x8a6a4a, 0.5), 0.02), 0, 0.13, 0),
  );
  scene.add(at(shade, 1.75, 0.55, -2.2));
  return sized({
    scene,
    camera: eye([-0.5, 1.55, 4.2], [-0.02, 0.95, -1.4], 35.5),
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
        power: 8,
        color: 0xffe2c8,
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
