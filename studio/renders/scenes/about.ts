import type { ShotFactory } from '../engine/shot.ts';
import { programme, scopes, workbench } from '../kit/drawings.ts';
import { armchair, chair, counter, drum, table } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, laptop, monitor, roadCase } from '../kit/gear.ts';
import { headphones, teaSet } from '../kit/goods.ts';
import { glow, lacquer, matter, wood } from '../kit/materials.ts';
import { flowerBank, pottedPlant } from '../kit/plants.ts';
import { cyclorama, ledWall, mark, podium, softbox } from '../kit/room.ts';
import { at, box, rod } from '../kit/shapes.ts';
import { eye, hall, hung, rigging } from '../kit/stage.ts';
import { city } from '../kit/worlds.ts';

/** The house: several sets side by side, warm work lights, a long table. */
const about: ShotFactory = () => {
  const scene = hall({
    width: 24,
    back: -7,
    height: 6.6,
    trusses: [-3, 0],
    trussHeight: 5.0,
    slats: 0x2a2018,
    floorColor: 0x18140f,
    reflect: 0.045,
  });
  scene.add(
    at(cyclorama(2.9, 3.4, 3.6, 0x2c8f54), -1.9, 0, -5.8),
    at(ledWall(city(1600, 1000), 4.2, 3.1, 1.05, 0.1, 0.7), 2.2, 0, -5.6),
  );
  scene.add(
    at(box(3.8, 3.2, 0.1, matter(0xd9c3a6, 0.8), 0.02), 6.3, 1.6, -5.2, -14),
    at(armchair(0xb98a5c), 5.9, 0, -4.2, -30),
    at(pottedPlant(1.7, 4), 7.6, 0, -4.4),
    at(table(0.7, 0.7, 0.45), 5.0, 0, -3.7),
  );
  scene.add(
    at(podium(1.7, 0.12, 0x221c16, 0xffb25e, 3), 2.2, 0, -3.6),
    at(counter(1.5, 0.6, 0.92, wood('#7b573b', '#3b2414'), 0xffb25e, 3), 2.2, 0.12, -3.3),
  );
  scene.add(
    at(cameraOnPedestal(1.45, programme(city())), 3.3, 0, -1.4, 204),
    at(cameraOnTripod(1.4, programme('#2c8f54'), 0xff3b30), -1.3, 0, -1.7, 166),
    at(mark(), -1.9, 0.006, -3.4),
  );
  const top = wood('#8a6242', '#4a2f1a', 6, [2, 1]);
  scene.add(
    at(table(3.4, 1.0, 0.75, top), 0.5, 0, 1.4),
    at(laptop(workbench(programme(city()), '#ffb25e'), 110), -0.4, 0.75, 1.45, 14),
    at(monitor(scopes('#ffb25e'), 0.62, 1, 0.28), 0.6, 1.06, 1.25, -6),
    at(headphones(), 1.35, 0.75, 1.5, -20),
    at(teaSet(0xf0ebe0), 1.75, 0.75, 1.35, -24),
  );
  scene.add(
    at(chair(0x3a2f26), -0.35, 0, 2.2, 184),
    at(chair(0x3a2f26), 0.75, 0, 0.72, -8),
    at(roadCase(0.9, 0.6, 0.5), -1.9, 0, 0.2, 24),
    at(roadCase(0.7, 0.45, 0.45), -1.95, 0.5, 0.2, 36),
  );
  scene.add(at(drum(0.07, 0.16, lacquer(0xf0ebe0, 0.3)), 0.06, 0.75, 1.18));
  scene.add(
    at(
      flowerBank(0.24, 0.2, 0.24, [0xf4d6de, 0xf7e9c9, 0xe9a98a], 9, 3, [0.05, 0.09]),
      0.06,
      0.9,
      1.18,
    ),
  );
  const one = softbox([-0.1, 2.9, -3.0], [-1.9, 1.3, -4.4], 0.9, 1.1, 6, 0xfff0da);
  scene.add(one.object);
  for (const x of [-0.6, 0.5, 1.6]) {
    const bulb = rod([x, 2.55, 1.4], [x, 2.62, 1.4], 0.12, glow(0xffd9a0, 4), 0.08);
    bulb.castShadow = false;
    scene.add(bulb, rod([x, 2.6, 1.4], [x, 6, 1.4], 0.008, matter(0xc9b08a, 0.9)));
  }
  rigging(scene, [-5.6, -3.4, -1.2, 3.2, 5.4], 4.6, -3, [0, 0, -4]);
  return {
    scene,
    // The sets stand in its right two thirds: words lie over the rest.
    camera: eye([-2.2, 2.15, 7.6], [-0.85, 1.55, -2], 44),
    lamps: [
      { ...one.lamp, power: 20, haze: 0.2 },
      hung(scene, [0.6, 4.6, -2.8], [2.2, 0.9, -3.5], 130, 0xffc98a, {
        angle: 17,
        haze: 1,
        share: 1.2,
      }),
      hung(scene, [4.4, 4.6, -2.8], [6, 0.8, -4.4], 110, 0xffd9a8, { angle: 22, haze: 0.9 }),
      {
        kind: 'spot',
        at: [-2.7, 4.8, -1.6],
        to: [-2.0, 1.2, -5.6],
        power: 90,
        color: 0xf2ffe8,
        angle: 26,
        penumbra: 1,
        haze: 0.4,
      },
      {
        kind: 'panel',
        at: [2.2, 1.8, -5.3],
        to: [2.2, 1.4, 0],
        width: 3.9,
        height: 2.8,
        power: 10,
        picture: city(800, 500),
        haze: 0.05,
      },
      {
        kind: 'panel',
        at: [0.5, 2.5, 1.4],
        to: [0.5, 0, 1.41],
        width: 2.4,
        height: 0.2,
        power: 9,
        color: 0xffcf94,
        share: 1.8,
        haze: 0.3,
      },
      {
        kind: 'panel',
        at: [-5, 4.4, 4.6],
        to: [0, 0.8, 0.6],
        width: 2,
        height: 1.6,
        power: 22,
        color: 0xffe2c0,
        haze: 0.1,
      },
    ],
    dome: { power: 0.09, top: 0xffe0bd, reach: 12 },
    focus: 6.2,
    lens: 0.02,
    haze: { density: 0.008, noise: 0.6 },
    surroundings: 0.45,
    grade: { exposure: 1.15, bloom: 0.08, lift: 0x020100 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'about-studio': about,
};
