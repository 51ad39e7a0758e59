import { type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { bust, phoneRoom } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { table } from '../kit/furniture.ts';
import { monitor, phone } from '../kit/gear.ts';
import { teaSet } from '../kit/goods.ts';
import { terraces } from '../kit/large.ts';
import {
  darkMetal,
  display,
  drawing,
  glass,
  glow,
  lacquer,
  matter,
  wood,
} from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { floor, softbox } from '../kit/room.ts';
import { at, box, cylinder, group, lathe, plane, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

const cup = (): Group => (teaSet(0xe6efe6).children[2] as Group).clone();

const teaMountain: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x4a5a3a, reflect: 0.01, roughness: 0.9, size: 12 }));
  const world = terraces();
  const back = plane(14, 8.75, display(world, 1.05));
  back.castShadow = false;
  scene.add(at(back, 0, 2.5, -6));
  scene.add(at(table(1.9, 0.8, 0.78, wood('#8a6242', '#4a2f1a')), 0.25, 0, 0));
  scene.add(
    at(teaSet(0xe6efe6), 0.05, 0.78, 0.02, 12),
    at(cup(), 0.62, 0.784, 0.2),
    at(cup(), 0.78, 0.784, 0.1),
  );
  scene.add(
    at(box(0.3, 0.16, 0.2, matter(0x24282c, 0.6), 0.03), -0.55, 0.86, -0.12, 14),
    at(box(0.26, 0.07, 0.18, matter(0x171a1e, 0.5), 0.015), -0.5, 0.975, -0.12, 10),
  );
  for (let i = 0; i < 4; i += 1)
    scene.add(
      rod(
        [-0.6 + i * 0.06, 0.98, -0.18],
        [-0.61 + i * 0.065, 1.16, -0.19],
        0.005,
        matter(0x0c0d0f, 0.5),
      ),
    );
  for (let i = 0; i < 5; i += 1) {
    const led = box(0.012, 0.008, 0.004, glow(i === 3 ? 0xffb03b : 0x4fe08a, 4), 0.002);
    led.castShadow = false;
    scene.add(at(led, -0.56 + i * 0.025, 0.978, -0.03, 10));
  }
  const device = phone(phoneRoom(terraces(900, 1500), '#3f7bff', { coat: '#dfe6dc' }), 1.2);
  device.scale.setScalar(1.5);
  scene.add(at(device, 0.95, 1.42, 0.5, 214));
  const hood = group(
    at(box(0.3, 0.006, 0.26, matter(0x101113, 0.9), 0.002), 0, 0.19, 0.08),
    at(box(0.006, 0.2, 0.26, matter(0x101113, 0.9), 0.002), 0.15, 0.09, 0.08),
    at(box(0.006, 0.2, 0.26, matter(0x101113, 0.9), 0.002), -0.15, 0.09, 0.08),
  );
  scene.add(at(hood, 0.95, 1.36, 0.5, 214));
  for (let i = 0; i < 3; i += 1)
    scene.add(
      rod(
        [0.95, 1.0, 0.5],
        [0.95 + Math.cos(i * 2.1) * 0.4, 0, 0.5 + Math.sin(i * 2.1) * 0.4],
        0.012,
        darkMetal(),
      ),
    );
  scene.add(
    rod([0.95, 1.0, 0.5], [0.95, 1.3, 0.5], 0.012, darkMetal()),
    at(
      figure({ ...poses.hold, hair: 'bun', jacket: 0x4a6b5a, look: [30, 12] }),
      -0.05,
      0,
      -0.6,
      30,
    ),
  );
  return sized({
    scene,
    camera: eye([-0.1, 1.5, 2.7], [0.22, 1.15, -0.2], 38),
    lamps: [
      {
        kind: 'spot',
        at: [3.4, 2.6, -3.6],
        to: [0.1, 1.0, 0],
        power: 330,
        color: 0xffc88a,
        angle: 16,
        radius: 0.2,
        share: 2,
        haze: 1,
      },
      {
        kind: 'panel',
        at: [0, 2.6, -5.8],
        to: [0, 1, 0],
        width: 10,
        height: 4,
        power: 60,
        picture: world,
        share: 1.2,
        haze: 0.1,
      },
      {
        kind: 'panel',
        at: [-2.2, 2.6, 2],
        to: [0, 1, 0],
        width: 1.6,
        height: 1.6,
        power: 9,
        color: 0xd6e6ff,
      },
    ],
    dome: { power: 0.75, top: 0xc6dcff, side: 0xffd9b0 },
    focus: 2.9,
    lens: 0.02,
    haze: { density: 0.014, noise: 0.6, color: 0xffe8cc },
    surroundings: 0.8,
    grade: { exposure: 0.95, bloom: 0.08, vignette: 0.25 },
  });
};

const tin = (color: number): Group =>
  group(
    lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.052, 0.004],
        [0.052, 0.1],
        [0.05, 0.104],
        [0.05, 0.13],
        [0.046, 0.134],
        [0, 0.134],
      ],
      lacquer(color, 0.35, 0.6),
    ),
    lathe(
      [
        [0.0525, 0.03],
        [0.0525, 0.08],
      ],
      matter(0xf0e6d2, 0.7),
    ),
  );

const teaIndoors: ShotFactory = () => {
  const scene = hall({
    width: 8,
    back: -3,
    height: 3.6,
    trusses: [],
    slats: 0x2a2018,
    floorColor: 0x1c1712,
  });
  scene.add(at(box(3.6, 2.6, 0.05, matter(0x1f4fd0, 0.9), 0.01), 0, 1.35, -2));
  scene.add(
    at(box(2.4, 0.06, 0.7, wood('#8a6242', '#4a2f1a', 4, [2, 1]), 0.015), 0.1, 0.93, 0),
    at(box(2.2, 0.9, 0.5, wood('#6d4a30', '#2e1b0e', 5), 0.02), 0.1, 0.45, 0),
  );
  const clear = glass(0xeaf4ee, 0.3);
  for (let i = 0; i < 4; i += 1) {
    scene.add(
      at(
        group(
          lathe(
            [
              [0, 0.004],
              [0.03, 0],
              [0.034, 0.01],
              [0.038, 0.11],
              [0.036, 0.11],
              [0.032, 0.014],
              [0, 0.012],
            ],
            clear,
          ),
          at(cylinder(0.0335, 0.07, glass(0x9fbf4a, 0.6)), 0, 0.014, 0),
        ),
        -0.28 + i * 0.14,
        0.96,
        0.16 - (i % 2) * 0.06,
      ),
    );
  }
  scene.add(
    at(tin(0x2f5a3c), 0.42, 0.96, 0.02),
    at(tin(0x8c3b2a), 0.56, 0.96, 0.08),
    at(tin(0x2f5a3c), 0.5, 0.96, -0.1),
    at(pottedPlant(0.4, 4), -0.75, 0.96, -0.1),
  );
  const result = drawing(960, 540, (c) => {
    c.drawImage(terraces(960, 540, 26), 0, 0);
    bust(c, 420, 540, 500, '#dfe6dc');
  });
  scene.add(at(monitor(result, 0.7, 1, 0.3), 0.98, 1.28, -0.1, -22));
  const device = phone(phoneRoom(terraces(900, 1500, 20), '#3f7bff', { coat: '#dfe6dc' }), 1.2);
  device.scale.setScalar(1.6);
  scene.add(
    at(device, -0.62, 1.3, 0.62, 158),
    rod([-0.62, 0, 0.62], [-0.62, 1.2, 0.62], 0.012, darkMetal()),
  );
  scene.add(
    at(
      figure({ ...poses.hold, hair: 'bun', jacket: 0x4a6b5a, look: [-10, 14] }),
      0.05,
      0,
      -0.7,
      -6,
    ),
  );
  const one = softbox([-1.9, 2.1, 0.6], [0, 1.1, -0.4], 0.7, 0.7, 5, 0xfff2de);
  const two = softbox([2.1, 2.1, 0.5], [0, 1.1, -0.4], 0.7, 0.7, 5, 0xfff2de);
  scene.add(one.object, two.object);
  const lamps: Lamp[] = [
    { ...one.lamp, power: 9, share: 1.5 },
    { ...two.lamp, power: 11, share: 1.5 },
    {
      kind: 'spot',
      at: [0.05, 1.9, -1.5],
      to: [-0.05, 1.0, 0.14],
      power: 14,
      color: 0xf2ffe0,
      angle: 16,
      radius: 0.08,
    },
    {
      kind: 'spot',
      at: [-1.6, 3.2, -0.2],
      to: [-0.6, 1.4, -2],
      power: 12,
      color: 0xf0f4ff,
      angle: 32,
      penumbra: 1,
    },
    {
      kind: 'spot',
      at: [1.6, 3.2, -0.2],
      to: [0.6, 1.4, -2],
      power: 12,
      color: 0xf0f4ff,
      angle: 32,
      penumbra: 1,
    },
  ];
  return sized({
    scene,
    camera: eye([0.05, 1.45, 2.35], [0.1, 1.2, -0.2], 38),
    lamps,
    dome: { power: 0.2, top: 0xffe8cc },
    focus: 2.4,
    lens: 0.014,
    surroundings: 0.9,
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-qingling-tea-mountain-live': teaMountain,
  'case-qingling-tea-mountain-live-2': teaIndoors,
};
