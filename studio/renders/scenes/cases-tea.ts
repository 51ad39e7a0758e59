import { type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallBlue } from '../kit/case-shot.ts';
import { bust, phoneRoom } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { monitor, phone, tripod } from '../kit/gear.ts';
import { teaSet, teaTin } from '../kit/goods.ts';
import { terraces } from '../kit/large.ts';
import {
  aura,
  darkMetal,
  display,
  drawing,
  glass,
  glow,
  matter,
  texture,
  wood,
} from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { lightStand } from '../kit/room.ts';
import { at, box, cylinder, group, lathe, plane, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { slope, teaRows } from '../kit/tea-rows.ts';
import { mountains } from '../kit/worlds.ts';

const cup = (): Group => (teaSet(0xe6efe6).children[2] as Group).clone();

/** Case of batteries and the box that joins two lines, aerials up. */
function bonding(): Group {
  const model = group(
    at(box(0.3, 0.16, 0.2, matter(0x33383d, 0.6), 0.03), 0, 0.08, 0),
    at(box(0.1, 0.02, 0.03, matter(0x16181b, 0.6), 0.008), 0, 0.17, 0),
    at(box(0.26, 0.06, 0.17, matter(0x1d2126, 0.5), 0.015), 0, 0.21, 0, -4),
  );
  for (let i = 0; i < 4; i += 1)
    model.add(
      rod([-0.1 + i * 0.066, 0.23, -0.07], [-0.11 + i * 0.072, 0.41, -0.08], 0.005, darkMetal()),
    );
  for (let i = 0; i < 5; i += 1) {
    const led = box(0.012, 0.008, 0.004, glow(i === 3 ? 0xffb03b : 0x4fe08a, 3), 0.002);
    led.castShadow = false;
    model.add(at(led, -0.08 + i * 0.025, 0.21, 0.09, -4));
  }
  return model;
}

const teaMountain: ShotFactory = () => {
  const scene = new Scene();
  const world = mountains(1920, 900);
  const back = plane(40, 18, display(world, 0.95));
  back.castShadow = false;
  scene.add(at(back, 0, 5.3, -17), teaRows());
  // Morning mist between the rows.
  const veil = texture(
    drawing(64, 128, (c) => {
      const g = c.createLinearGradient(0, 0, 0, 128);
      g.addColorStop(0, '#000');
      g.addColorStop(0.6, '#777');
      g.addColorStop(1, '#000');
      c.fillStyle = g;
      c.fillRect(0, 0, 64, 128);
    }),
  );
  for (const [z, power] of [
    [-5.2, 0.1],
    [-8.4, 0.2],
    [-12, 0.34],
  ] as const) {
    const mist = plane(40, 2.2, aura(0xffe6cc, power, veil));
    mist.castShadow = false;
    scene.add(at(mist, 0, slope(z) + 0.75, z));
  }
  scene.add(
    at(table(1.9, 0.8, 0.78, wood('#8a6242', '#4a2f1a')), 0.1, 0, 0),
    at(teaSet(0xe6efe6), -0.02, 0.78, 0.08, 12),
    at(cup(), 0.42, 0.784, 0.22),
    at(cup(), 0.56, 0.784, 0.1),
    at(bonding(), -0.62, 0.78, -0.08, 16),
    at(
      figure({
        ...poses.hold,
        outfit: 'shirt',
        hair: 'bun',
        jacket: 0x7b8f86,
        trousers: 0x4a4a44,
        look: [14, -2],
        fineness: 1.6,
      }),
      -0.16,
      0,
      -0.66,
      144,
    ),
  );
  const device = phone(phoneRoom(mountains(900, 1500), '#3f7bff', { hand: false }), 0.8);
  device.scale.setScalar(1.7);
  const hood = matter(0x141517, 0.9);
  scene.add(
    at(
      group(
        device,
        at(box(0.2, 0.008, 0.2, hood, 0.002), 0, 0.155, 0.07),
        at(box(0.008, 0.16, 0.2, hood, 0.002), 0.096, 0.078, 0.07),
        at(box(0.008, 0.16, 0.2, hood, 0.002), -0.096, 0.078, 0.07),
        at(box(0.1, 0.03, 0.03, darkMetal(), 0.008), 0, -0.14, -0.01),
      ),
      0.78,
      1.38,
      0.62,
      -26,
    ),
    at(tripod(1.26, 0.4), 0.78, 0, 0.62),
  );
  return sized({
    scene,
    camera: eye([-0.35, 1.52, 2.55], [0.1, 1.22, -0.4], 40),
    lamps: [
      {
        kind: 'spot',
        at: [7, 5.2, -9],
        to: [0, 0.9, -1],
        power: 1500,
        color: 0xffd3a0,
        angle: 30,
        radius: 0.35,
        share: 2.4,
        haze: 0.03,
      },
      {
        kind: 'panel',
        at: [-2.6, 3.0, 2.4],
        to: [0, 1, -0.4],
        width: 2.4,
        height: 2.4,
        power: 13,
        color: 0xd6e6ff,
        share: 1.2,
      },
    ],
    dome: { power: 1.9, top: 0xd6e4ff, side: 0xffe6cc, reach: 11 },
    reflectors: [
      { at: [0, 6, 0], width: 14, height: 14, power: 0.7, color: 0xbfd6ff },
      { at: [7, 3, -8], width: 4, height: 3, power: 5, color: 0xffc58a },
    ],
    focus: 2.9,
    lens: 0.022,
    haze: { density: 0.004, noise: 0.5, color: 0xffe8cc },
    surroundings: 0.8,
    grade: { exposure: 1.0, bloom: 0.07, vignette: 0.3, saturation: 0.9 },
  });
};

const teaIndoors: ShotFactory = () => {
  const scene = hall({
    width: 8,
    back: -3,
    height: 3.6,
    trusses: [],
    slats: 0x2a2018,
    floorColor: 0x1c1712,
  });
  scene.add(at(box(3.0, 2.6, 0.05, matter(wallBlue, 0.9), 0.01), 0.2, 1.35, -1.9));
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
    at(teaTin(0x2f5a3c), 0.42, 0.96, 0.02),
    at(teaTin(0x8c3b2a), 0.56, 0.96, 0.08),
    at(teaTin(0x2f5a3c), 0.5, 0.96, -0.1),
    at(pottedPlant(0.4, 4), -0.9, 0.96, -0.16),
  );
  const result = drawing(960, 540, (c) => {
    c.drawImage(terraces(960, 540, 26), 0, 0);
    bust(c, 420, 540, 500, '#8d7a66');
  });
  scene.add(at(monitor(result, 0.66, 0.9, 0.3), 0.95, 1.26, -0.06, -30));
  const device = phone(phoneRoom(terraces(900, 1500, 20), '#3f7bff', { hand: false }), 1.2);
  device.scale.setScalar(1.6);
  scene.add(
    at(device, -0.66, 1.34, 0.6, -8),
    at(box(0.1, 0.03, 0.03, darkMetal(), 0.008), -0.66, 1.205, 0.59),
    lightStand(-0.66, 0.59, 1.2),
  );
  scene.add(
    at(
      figure({
        ...poses.hold,
        outfit: 'shirt',
        hair: 'bun',
        jacket: 0x8d7a66,
        look: [14, 6],
        fineness: 1.2,
      }),
      0.2,
      0,
      -0.66,
      -156,
    ),
  );
  const one = stoodSoftbox([-1.75, 2.15, -0.3], [0.2, 1.1, -0.5], 0.6, 0.6, 5, 0xfff2de);
  const two = stoodSoftbox([1.85, 2.05, -0.2], [0.2, 1.1, -0.5], 0.6, 0.6, 5, 0xfff2de);
  scene.add(one.object, two.object);
  const lamps: Lamp[] = [
    { ...one.lamp, power: 10, share: 1.4 },
    { ...two.lamp, power: 17, share: 1.6 },
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
    camera: eye([-0.85, 1.5, 2.55], [0.24, 1.2, -0.3], 35),
    lamps,
    dome: { power: 0.26, top: 0xffe8cc },
    focus: 2.75,
    lens: 0.02,
    surroundings: 0.9,
    grade: { exposure: 1.15, bloom: 0.06, saturation: 0.95 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-qingling-tea-mountain-live': teaMountain,
  'case-qingling-tea-mountain-live-2': teaIndoors,
};
