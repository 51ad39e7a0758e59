import { type Group, type Mesh, Scene } from 'three';
import type { Shot, ShotFactory } from '../engine/shot.ts';
import { phoneRoom, report } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { laptop, phone } from '../kit/gear.ts';
import { gift, handbag, headphones, scarf, strawHat, teaSet } from '../kit/goods.ts';
import { matter } from '../kit/materials.ts';
import { cupsCard, cupsPortrait, giftCard, giftPortrait } from '../kit/portrait.ts';
import { acousticWall, cyclorama, floor } from '../kit/room.ts';
import { at, box, group } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';
import { city, garden, interior, mountains, wave } from '../kit/worlds.ts';
import { backdrop, blue, bokeh } from './app.ts';

/** After the show: report on the laptop, phone at its side. */
const afterwards: ShotFactory = () => {
  const scene = new Scene();
  scene.add(
    floor({ color: 0x0b0c10, roughness: 1.6 }),
    at(acousticWall(9, 4, 'slats', 0x10131b), 0, 0, -3),
  );
  scene.add(at(table(2, 0.85, 0.76, matter(0x1a1e27, 0.35)), 0, 0, 0));
  scene.add(at(laptop(report('#3f7bff', 3), 110), -0.08, 0.76, 0.02, 14));
  (scene.children.at(-1) as Group).scale.setScalar(1.25);
  const flat = phone(phoneRoom(backdrop(), '#3f7bff'), 1.25);
  flat.rotation.x = -Math.PI / 2;
  scene.add(
    at(group(flat), 0.34, 0.768, 0.2, -18),
    at(headphones(0x1b1d22, blue), -0.5, 0.76, -0.02, 40),
  );
  const cup = teaSet(0xe8ecf2).children[2] as Group;
  scene.add(at(cup.clone(), 0.44, 0.766, -0.1));
  bokeh(
    scene,
    40,
    [-3.4, 0.6, -2.8],
    [3.4, 3, -2],
    [0x3f7bff, 0x6fa0ff, 0xffc58a, 0x2450c8],
    [0.1, 0.3],
    9,
    0.4,
  );
  return {
    scene,
    camera: eye([0.28, 1.3, 1.15], [-0.02, 0.87, 0], 38),
    lamps: [
      {
        kind: 'panel',
        at: [-0.08, 0.92, -0.02],
        to: [0.2, 0.9, 1.5],
        width: 0.4,
        height: 0.25,
        power: 0.24,
        color: 0x8fb4ff,
        share: 2.4,
      },
      {
        kind: 'spot',
        at: [1.4, 2.2, -0.9],
        to: [0, 0.8, 0.1],
        power: 14,
        color: 0xffd9b0,
        angle: 24,
        radius: 0.2,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [-1.6, 2.3, -0.8],
        to: [0, 0.8, 0],
        power: 26,
        color: blue,
        angle: 24,
        radius: 0.15,
        share: 1.3,
      },
    ],
    dome: { power: 0.06, top: 0x9fbcff },
    focus: 1.2,
    lens: 0.01,
    samples: 40,
    haze: { density: 0.006 },
    surroundings: 0.7,
    grade: { exposure: 1.15, bloom: 0.09, grain: 0.009 },
  };
};

/** One hand's shop from above: the phone with the cups on air, four goods round it. */
const shop: ShotFactory = () => {
  const scene = new Scene();
  scene.add(at(box(3, 0.04, 2.4, matter(0xaab4c2, 0.8), 0.01), 0, -0.02, 0));
  const glaze = 0xdfe8e2;
  const room = phone(
    phoneRoom(cupsPortrait(glaze, 0x3d4a5e), '#3f7bff', {
      hand: false,
      card: cupsCard(glaze),
      seed: 9,
    }),
    0.95,
  );
  const lying = <T extends Group>(thing: T, turn: number, scale = 1): Group => {
    thing.rotation.x = -Math.PI / 2;
    thing.scale.setScalar(scale);
    const laid = group(thing);
    laid.rotation.y = (turn * Math.PI) / 180;
    return laid;
  };
  const place = (thing: Group, x: number, y: number, z: number) => {
    thing.position.set(x, y, z);
    scene.add(thing);
  };
  place(lying(room, 6, 2.6), -0.01, 0.012, 0);
  place(at(strawHat('#e3c48d', 0x2b4fb0), 0, 0, 0, -50), -0.37, 0, -0.13);
  place(lying(handbag(0x2f6b58), -14), 0.37, 0.05, 0.03);
  place(at(scarf(), 0, 0, 0, -20), -0.33, 0, 0.2);
  place(lying(headphones(0x22252c, blue, false), 16), 0.3, 0.035, 0.36);
  return {
    scene,
    camera: eye([0, 1.66, 0.42], [0, 0, 0.015], 25),
    lamps: [
      {
        kind: 'panel',
        at: [-1.6, 1.5, -0.9],
        to: [0, 0, 0],
        width: 0.8,
        height: 1.1,
        power: 13,
        color: 0xfff0dc,
        share: 2,
      },
      {
        kind: 'panel',
        at: [1.8, 1.2, 1.1],
        to: [0, 0, 0],
        width: 0.8,
        height: 0.8,
        power: 1.6,
        color: 0xa9c2ff,
      },
    ],
    dome: { power: 0.35, top: 0xdfe8ff, reach: 1.6 },
    surroundings: 0.5,
    focus: 1.66,
    lens: 0.004,
    samples: 64,
    closeUp: true,
    grade: { exposure: 1, bloom: 0.05, vignette: 0.35, grain: 0 },
  };
};

/** One gift box before a green screen, and its five scenes on phones that lie before it like cards. */
const scenes: ShotFactory = (): Shot => {
  const scene = new Scene();
  scene.add(at(box(4, 0.04, 3, matter(0x141923, 0.45), 0.01), 0, -0.02, 0));
  const [paper, ribbon] = [0xb5322c, 0xf0d9a4];
  const worlds = [
    mountains(1200, 1500),
    garden(1000, 1500),
    city(1200, 1500, ['#081232', '#2c4fb0', '#9fc4ff'], 6),
    wave('#19d3e6', '#031014', 1000, 1500),
    interior(1300, 1500),
  ];
  worlds.forEach((picture, i) => {
    const one = phone(
      phoneRoom(picture, '#3f7bff', {
        goods: giftPortrait(paper, ribbon),
        card: giftCard(paper, ribbon),
        seed: i + 2,
      }),
      1,
    );
    one.rotation.x = -Math.PI / 2;
    one.scale.setScalar(2.5);
    const a = (i - 2) * 0.24;
    const laid = group(one);
    laid.rotation.y = -a;
    laid.position.set(Math.sin(a) * 0.95, 0.011, 1.13 - Math.cos(a) * 0.95);
    scene.add(laid);
  });
  // A sheet of the keying colour that runs from behind the box to under it.
  scene.add(
    at(cyclorama(0.8, 0.5, 0.44, 0x1bb5ad, 0.14).children[0] as Mesh, 0, 0, -0.54),
    at(gift(0.22, 0.17, 0.22, paper, ribbon), 0, 0.01, -0.33, 28),
  );
  return {
    scene,
    camera: eye([0, 1.28, 1.36], [0, 0.02, -0.02], 29),
    lamps: [
      {
        kind: 'panel',
        at: [-0.9, 1.3, 0.5],
        to: [0, 0.1, -0.35],
        width: 0.7,
        height: 0.7,
        power: 6.2,
        color: 0xfff4e6,
        share: 2,
      },
      {
        kind: 'panel',
        at: [1.1, 1.0, 0.5],
        to: [0, 0.1, -0.3],
        width: 0.6,
        height: 0.6,
        power: 3.2,
        color: 0xdbe6ff,
      },
      {
        kind: 'spot',
        at: [-1.5, 1.2, 1.2],
        to: [-0.5, 0, 0.3],
        power: 7,
        color: blue,
        angle: 26,
        penumbra: 1,
        radius: 0.12,
      },
    ],
    dome: { power: 0.2, top: 0xa9c2ff, reach: 1.6 },
    surroundings: 0.7,
    focus: 1.7,
    lens: 0.006,
    samples: 40,
    closeUp: true,
    grade: { exposure: 1.05, bloom: 0.07, vignette: 0.4 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'app-gallery-2': afterwards,
  'app-gallery-3': shop,
  'app-gallery-4': scenes,
};
