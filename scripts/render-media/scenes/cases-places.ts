import { type Group, Scene } from 'three';
import type { Lamp, Shot, ShotFactory } from '../engine/shot.ts';
import { bust, phoneRoom } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { table } from '../kit/furniture.ts';
import { laptop, monitor, phone } from '../kit/gear.ts';
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
import { floor, neon, podium, softbox } from '../kit/room.ts';
import { at, box, cylinder, group, lathe, plane, rod, slab } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { city, garden, interior, mountains, wave } from '../kit/worlds.ts';

const violet = 0x8f6bff;

const sized = (shot: Shot): Shot => ({ ...shot, size: [1040, 650], samples: 30 });

/** A learner before a soft backdrop. */
const learner = (backdrop: HTMLCanvasElement, coat: string, w = 960, h = 540) =>
  drawing(w, h, (c) => {
    const scale = Math.max(w / backdrop.width, h / backdrop.height);
    c.filter = 'blur(6px)';
    c.drawImage(
      backdrop,
      (w - backdrop.width * scale) / 2,
      (h - backdrop.height * scale) / 2,
      backdrop.width * scale,
      backdrop.height * scale,
    );
    c.filter = 'none';
    bust(c, w / 2, h, Math.min(h * 0.9, w * 0.98), coat);
  });

const devices: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const stone = lacquer(0x15131d, 0.3);
  const place = (object: Group, x: number, z: number, h: number, turn: number, lift: number) => {
    scene.add(at(cylinder(0.34, h, stone, 0.34, 0.01), x, 0, z), at(object, x, h + lift, z, turn));
    scene.add(at(podium(0.35, 0.03, 0x15131d, violet, 2), x, 0, z));
  };
  const computer = laptop(learner(mountains(), '#e9e2d6'), 106);
  computer.scale.setScalar(1.5);
  place(computer, -1.15, 0.4, 0.42, 24, 0.01);
  place(monitor(learner(city(1600, 900), '#3c4a66'), 0.8, 1, 0.32), -0.55, -0.7, 0.6, 12, 0.32);
  const tablet = group(
    slab(0.5, 0.36, 0.014, 0.03, matter(0x2b2e35, 0.3, 0.9)),
    at(plane(0.46, 0.32, display(learner(garden(), '#f7e3ea', 960, 668), 1)), 0, 0, 0.008),
  );
  tablet.rotation.x = -0.2;
  place(group(tablet), 0.1, 0.62, 0.34, -4, 0.2);
  const small = phone(learner(wave('#8f6bff', '#0a0618'), '#d9d4ee', 720, 1500), 1.1);
  small.scale.setScalar(2.3);
  place(group(small), 0.92, 0.45, 0.4, -20, 0.19);
  const kiosk = group(
    at(slab(0.62, 1.06, 0.05, 0.03, lacquer(0x1b1a24, 0.3)), 0, 0.62, 0),
    at(plane(0.57, 0.98, display(learner(interior(), '#2c6a6a', 600, 1032), 0.9)), 0, 0.62, 0.026),
    at(box(0.34, 0.1, 0.3, stone, 0.02), 0, 0.05, -0.02),
  );
  place(kiosk, 1.25, -0.65, 0.16, -22, 0);
  return sized({
    scene,
    camera: eye([0, 1.5, 4.1], [0.02, 0.68, -0.1], 33),
    lamps: [
      {
        kind: 'spot',
        at: [-2.6, 3.4, 2.6],
        to: [0, 0.6, 0],
        power: 50,
        color: 0xded4ff,
        angle: 26,
        radius: 0.4,
      },
      {
        kind: 'spot',
        at: [3, 3.2, -2.6],
        to: [0, 0.6, 0],
        power: 130,
        color: violet,
        angle: 26,
        radius: 0.2,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'spot',
        at: [-3, 3.2, -2.6],
        to: [0, 0.6, 0],
        power: 70,
        color: violet,
        angle: 26,
        radius: 0.2,
        haze: 1,
      },
    ],
    dome: { power: 0.1, top: 0xb9a8ff },
    surroundings: 0.7,
    focus: 4.2,
    lens: 0.018,
    haze: { density: 0.006 },
    grade: { exposure: 1.1, bloom: 0.08 },
  });
};

const amphitheatre: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const worlds = [mountains(), city(), garden(), interior(), wave('#8f6bff', '#0a0618')];
  const coats = ['#e9e2d6', '#3c4a66', '#f7e3ea', '#2c6a6a', '#d9d4ee'];
  let n = 0;
  for (let row = 0; row < 3; row += 1) {
    const count = 4 + row;
    for (let i = 0; i < count; i += 1) {
      const a = ((i + 0.5) / count - 0.5) * 2.2;
      const r = 2.2 + row * 0.55;
      const tile = group(
        slab(0.78, 0.5, 0.03, 0.04, lacquer(0x14121d, 0.2)),
        at(
          plane(
            0.72,
            0.44,
            display(
              learner(worlds[n % 5] as HTMLCanvasElement, coats[(n * 2) % 5] as string, 480, 293),
              0.9,
            ),
          ),
          0,
          0,
          0.017,
        ),
        neon([-0.37, -0.252, 0.012], [0.37, -0.252, 0.012], violet, 2, 0.005),
      );
      scene.add(
        at(tile, Math.sin(a) * r, 0.75 + row * 0.6, -Math.cos(a) * r + 0.4, (-a * 180) / Math.PI),
      );
      n += 1;
    }
  }
  scene.add(
    at(podium(0.9, 0.1, 0x15131d, violet, 3), 0, 0, 0.5),
    at(
      figure({ ...poses.raise, hair: 'bun', jacket: 0xe4dcf5, trousers: 0x2a2540, look: [0, -6] }),
      0,
      0.1,
      0.5,
      172,
    ),
  );
  return sized({
    scene,
    camera: eye([0.9, 1.75, 5.0], [0, 1.22, -0.6], 37),
    lamps: [
      {
        kind: 'spot',
        at: [-2.4, 3.6, 2.6],
        to: [0, 1, 0.4],
        power: 50,
        color: 0xe6deff,
        angle: 22,
        radius: 0.3,
        share: 1.3,
      },
      {
        kind: 'spot',
        at: [1.8, 3.8, -1.4],
        to: [0, 1.2, 0.5],
        power: 90,
        color: violet,
        angle: 18,
        radius: 0.15,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'panel',
        at: [0, 1.4, -1.8],
        to: [0, 1.2, 1],
        width: 3.6,
        height: 1.4,
        power: 5,
        color: 0xb9a8ff,
      },
    ],
    dome: { power: 0.08, top: 0xb9a8ff },
    surroundings: 0.6,
    focus: 4.7,
    lens: 0.02,
    haze: { density: 0.007 },
    grade: { exposure: 1.12, bloom: 0.08 },
  });
};

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
  'case-yunxi-classroom-sdk-rollout': devices,
  'case-yunxi-classroom-sdk-rollout-2': amphitheatre,
  'case-qingling-tea-mountain-live': teaMountain,
  'case-qingling-tea-mountain-live-2': teaIndoors,
};
