import { Color, type Group, Scene } from 'three';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallBlue } from '../kit/case-shot.ts';
import { tone } from '../kit/daylight.ts';
import { bust, phoneRoom } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { monitor, phone, tripod } from '../kit/gear.ts';
import { teaSet, teaTin } from '../kit/goods.ts';
import { terraces } from '../kit/large.ts';
import { darkMetal, drawing, glass, glow, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { sightOf } from '../kit/portrait.ts';
import { lightStand } from '../kit/room.ts';
import { at, box, cylinder, group, lathe, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { teaHills } from '../kit/tea-hills.ts';
import { teaRow } from '../kit/tea-row.ts';

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

/** The table at the edge of the terraces, the sun low behind them; the presenter shows the slope. */
const teaMountain: ShotFactory = () => {
  // Oiled, not varnished: the low sun would burn out the corner towards it.
  const top = wood('#8a6242', '#4a2f1a');
  top.roughness = 0.9;
  const scene = new Scene();
  const camera = eye([-0.3, 1.5, 2.75], [0.06, 1.16, -0.4], 40);
  camera.far = 400;
  camera.updateProjectionMatrix();
  const hills = teaHills(
    {
      sun: { side: 24, height: 10 },
      sunlight: tone(0xffc890, 3.6),
      skylight: tone(0xa6bfe0, 0.95),
      sky: [tone(0x86add2, 1), tone(0xf2d8c0, 1.3), tone(0xffdca8, 1.7)],
      clouds: { cover: 0.22, light: tone(0xffe6cc, 1.7), shade: tone(0xc8bcc2, 1.1) },
      mist: { density: 0.012, color: tone(0xdadcdf, 1.1), glow: tone(0xffdba2, 1.7) },
      ridge: tone(0x5a7088, 0.55),
    },
    { leaf: new Color(0x3b5f2a), shoot: new Color(0x8ba548), earth: new Color(0x4a3b28) },
    camera.position,
  );
  scene.add(
    hills,
    at(box(16, 0.2, 6, matter(0x4c4032, 1), 0.02), 0, -0.1, 1.2),
    at(teaRow(15, 3), 0, 0, -1.55),
    at(table(1.9, 0.8, 0.78, top), 0.1, 0, 0),
    at(teaSet(0xe6efe6), -0.02, 0.78, 0.08, 12),
    at(cup(), 0.42, 0.784, 0.22),
    at(cup(), 0.56, 0.784, 0.1),
    at(bonding(), -0.62, 0.78, -0.08, 16),
    at(
      figure({
        ...poses.raise,
        right: [-0.52, 1.46, 0.28],
        hair: 'tail',
        hairColor: 0x1d130d,
        jacket: 0xcfd6c6,
        trousers: 0x3f4038,
        look: [-20, -4],
        fineness: 1.3,
      }),
      -0.1,
      0,
      -0.72,
      186,
    ),
  );
  const shown = drawing(900, 1500, (c) => {
    c.drawImage(terraces(900, 1500, 20), 0, 0);
    bust(c, 420, 1500, 1180, { coat: '#cfd6c6' });
  });
  const device = phone(phoneRoom(shown, '#3f7bff', { hand: false }), 0.8);
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
      0.76,
      1.36,
      0.66,
      -26,
    ),
    at(tripod(1.24, 0.4), 0.76, 0, 0.66),
  );
  return sized({
    scene,
    camera,
    lamps: [
      {
        kind: 'spot',
        at: [7, 4.2, -13],
        to: [0, 0.9, -0.4],
        power: 620,
        color: 0xffcf9c,
        angle: 22,
        radius: 0.4,
        share: 2.4,
      },
      {
        kind: 'panel',
        at: [-2.6, 3.0, 3.2],
        to: [0, 1, -0.4],
        width: 3,
        height: 2.6,
        power: 24,
        color: 0xf2efe6,
        share: 1.4,
      },
    ],
    dome: { power: 1.7, top: 0xcddcf6, side: 0xffe2c0, reach: 8 },
    reflectors: [
      { at: [0, 6, 0], width: 14, height: 14, power: 0.6, color: 0xbfd6ff },
      { at: [7, 3, -8], width: 4, height: 3, power: 4, color: 0xffc58a },
    ],
    focus: 2.8,
    lens: 0.012,
    surroundings: 0.7,
    grade: { exposure: 1.12, bloom: 0.09, vignette: 0.26, saturation: 1.05 },
  });
};

const teaIndoors: ShotFactory = () => {
  const presenter: FigureOptions = {
    ...poses.hold,
    outfit: 'blouse',
    hair: 'bun',
    jacket: 0x74506a,
    trousers: 0x33303a,
    look: [14, 6],
    fineness: 1.6,
  };
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
    c.drawImage(terraces(960, 540), 0, 0);
    // As the phone sees her.
    bust(c, 420, 540, 500, { seen: sightOf(presenter, [0.2, -0.66], -156, [-0.66, 0.6]) });
  });
  scene.add(at(monitor(result, 0.66, 0.9, 0.3), 0.95, 1.26, -0.06, -30));
  const device = phone(phoneRoom(terraces(900, 1500), '#3f7bff', { hand: false }), 1.2);
  device.scale.setScalar(1.6);
  scene.add(
    at(device, -0.66, 1.34, 0.6, -8),
    at(box(0.1, 0.03, 0.03, darkMetal(), 0.008), -0.66, 1.205, 0.59),
    lightStand(-0.66, 0.59, 1.2),
  );
  scene.add(at(figure(presenter), 0.2, 0, -0.66, -156));
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
