import { type Group, Scene } from 'three';
import type { Shot, ShotFactory } from '../engine/shot.ts';
import { phoneRoom, report } from '../kit/drawings.ts';
import { drum, table } from '../kit/furniture.ts';
import { laptop, phone } from '../kit/gear.ts';
import { handbag, headphones, sneaker, teaSet } from '../kit/goods.ts';
import { matter } from '../kit/materials.ts';
import { acousticWall, floor, neon, podium } from '../kit/room.ts';
import { at, group } from '../kit/shapes.ts';
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

/** Goods round the phone on drums: one hand's shop. */
const shop: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0a0d15, reflect: 0.07, blur: 0.08, roughness: 0.35 }));
  const paint = matter(0x1c2c5a, 0.55);
  scene.add(
    at(drum(0.34, 0.5, paint), 0, 0, 0),
    at(drum(0.26, 0.32, paint), -0.66, 0, 0.16),
    at(drum(0.26, 0.24, paint), 0.66, 0, 0.2),
    at(drum(0.2, 0.66, paint), -0.42, 0, -0.5),
    at(drum(0.2, 0.8, paint), 0.44, 0, -0.5),
  );
  const one = phone(
    phoneRoom(interior(1300, 1500, '#b9cdf2', '#eaf1ff', '#3f7bff'), '#3f7bff', {
      coat: '#23304f',
    }),
    1.2,
  );
  one.scale.setScalar(4.2);
  scene.add(at(one, 0, 0.85, 0, -8));
  scene.add(
    at(sneaker(0xf2f4f8, 0xffffff, blue), -0.66, 0.32, 0.16, 66),
    at(handbag(0x2b4fb0), 0.66, 0.24, 0.2, -22),
    at(headphones(0xe8ecf4, blue), -0.42, 0.66, -0.5, 20),
    at(teaSet(0xdfe6f2).children[1] as Group, 0.44, 0.8, -0.5, -30),
  );
  (scene.children.at(-4) as Group).scale.setScalar(1.35);
  (scene.children.at(-3) as Group).scale.setScalar(1.3);
  scene.add(neon([-2.2, 0.02, -1.2], [2.2, 0.02, -1.2], blue, 3, 0.012));
  return {
    scene,
    camera: eye([0.1, 1.12, 3.1], [0, 0.66, 0], 30),
    lamps: [
      {
        kind: 'panel',
        at: [-1.8, 2.3, 1.8],
        to: [0, 0.6, 0],
        width: 1.2,
        height: 1.4,
        power: 13,
        color: 0xf0f5ff,
        share: 2,
      },
      {
        kind: 'spot',
        at: [2.4, 2.6, -1.6],
        to: [0, 0.6, 0],
        power: 90,
        color: blue,
        angle: 24,
        radius: 0.15,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'panel',
        at: [0, 0.05, -1.2],
        to: [0, 1, -1.2],
        width: 4,
        height: 0.1,
        power: 1.5,
        color: blue,
      },
    ],
    dome: { power: 0.1, top: 0xa9c2ff },
    focus: 3.05,
    lens: 0.02,
    haze: { density: 0.006 },
    surroundings: 0.8,
    grade: { exposure: 1.1, bloom: 0.08 },
  };
};

/** Several hosts in one show: phones in an arc, each with its own world. */
const hosts: ShotFactory = (): Shot => {
  const scene = new Scene();
  scene.add(floor({ color: 0x090b11, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const worlds = [
    mountains(1200, 1500),
    garden(1000, 1500),
    city(1200, 1500, ['#081232', '#2c4fb0', '#9fc4ff'], 6),
    wave('#19d3e6', '#031014', 1000, 1500),
    interior(1300, 1500),
  ];
  const coats = ['#dfe6dc', '#f7e3ea', '#f2efe9', '#23262c', '#2c6a6a'];
  worlds.forEach((picture, i) => {
    const a = (i - 2) * 0.36;
    const one = phone(
      phoneRoom(picture, '#3f7bff', { coat: coats[i] as string, seed: i + 2, cards: i % 2 === 0 }),
      1.2,
    );
    one.scale.setScalar(5);
    scene.add(
      at(
        one,
        Math.sin(a) * 1.9,
        0.52,
        1.9 - Math.cos(a) * 1.9 - (i === 2 ? -0.1 : 0),
        (-a * 180) / Math.PI,
      ),
    );
    scene.add(
      neon([Math.sin(a) * 1.9, 0.012, 2.0 - Math.cos(a) * 1.9], [0, 0.012, 1.2], blue, 1.6, 0.005),
    );
  });
  scene.add(at(podium(0.16, 0.05, 0x101520, blue, 4), 0, 0, 1.2));
  return {
    scene,
    camera: eye([0, 1.02, 3.55], [0, 0.47, 0.3], 34),
    lamps: [
      {
        kind: 'spot',
        at: [-2, 2.6, 2.6],
        to: [0, 0.5, 0.3],
        power: 24,
        color: 0xdbe6ff,
        angle: 28,
        radius: 0.4,
        haze: 0.5,
      },
      {
        kind: 'spot',
        at: [2.4, 2.6, -2],
        to: [0, 0.5, 0.3],
        power: 100,
        color: blue,
        angle: 28,
        radius: 0.15,
        haze: 1,
        share: 1.4,
      },
    ],
    dome: { power: 0.07, top: 0x9fbcff },
    surroundings: 0.8,
    focus: 3.3,
    lens: 0.016,
    haze: { density: 0.006 },
    grade: { exposure: 1.1, bloom: 0.09, vignette: 0.4 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'app-gallery-2': afterwards,
  'app-gallery-3': shop,
  'app-gallery-4': hosts,
};
