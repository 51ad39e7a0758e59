import { type Group, Scene } from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { bust } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { laptop, monitor, phone } from '../kit/gear.ts';
import { darkMetal, display, drawing, lacquer, matter } from '../kit/materials.ts';
import { type Attitude, viewOf } from '../kit/portrait.ts';
import { floor, neon, podium } from '../kit/room.ts';
import { at, box, cylinder, group, plane, slab } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import {
  checker,
  city,
  districtMap,
  garden,
  interior,
  lake,
  mountains,
  portal,
  sea,
  vital,
  wave,
} from '../kit/worlds.ts';

const violet = 0x8f6bff;

/** A learner before a soft backdrop. */
const learner = (
  backdrop: HTMLCanvasElement,
  coat: string,
  w = 960,
  h = 540,
  attitude?: Attitude,
) =>
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
    const size = Math.min(h * 1.25, w * 1.5);
    bust(c, w / 2, h + size * 0.28, size, { coat, attitude });
  });

const devices: ShotFactory = () => {
  const scene = hall({
    width: 9,
    back: -2.6,
    height: 4.5,
    trusses: [],
    slats: 0x1c1926,
    floorColor: 0x0e0d14,
    reflect: 0.06,
    blur: 0.06,
  });
  const stone = lacquer(0x1a1822, 0.35);
  const place = (
    object: Group,
    [x, z]: [number, number],
    radius: number,
    height: number,
    turn: number,
    lift: number,
  ) => {
    scene.add(
      at(cylinder(radius, height, stone, radius, 0.01), x, 0, z),
      at(object, x, height + lift, z, turn),
      at(podium(radius + 0.01, 0.03, 0x15131d, violet, 1.6), x, 0, z),
    );
  };
  const computer = laptop(learner(mountains(), '#e9e2d6'), 106);
  computer.scale.setScalar(1.75);
  place(computer, [-1.14, 0.35], 0.36, 0.5, 20, 0.002);
  place(
    monitor(learner(city(1600, 900), '#3c4a66', 960, 540, 'left'), 0.92, 0.8, 0.36),
    [-0.5, -0.75],
    0.34,
    0.78,
    10,
    0.36,
  );
  const tablet = group(
    slab(0.54, 0.39, 0.014, 0.03, matter(0x2b2e35, 0.3, 0.9)),
    at(plane(0.5, 0.35, display(learner(garden(), '#f7e3ea', 960, 672), 0.75)), 0, 0, 0.0105),
  );
  tablet.rotation.x = -0.24;
  place(
    group(tablet, at(box(0.2, 0.2, 0.02, darkMetal(), 0.006), 0, -0.09, -0.08)),
    [0.02, 0.62],
    0.34,
    0.4,
    -3,
    0.19,
  );
  const small = phone(learner(wave('#8f6bff', '#0a0618'), '#d9d4ee', 720, 1500), 0.95);
  small.scale.setScalar(2.7);
  place(
    group(small, at(box(0.1, 0.16, 0.02, darkMetal(), 0.006), 0, -0.1, -0.03)),
    [0.66, 0.52],
    0.2,
    0.6,
    -12,
    0.212,
  );
  const kiosk = group(
    at(slab(0.66, 1.16, 0.05, 0.03, lacquer(0x1b1a24, 0.3)), 0, 0.74, 0),
    at(
      plane(0.6, 1.06, display(learner(interior(), '#2c6a6a', 600, 1060, 'left'), 0.62)),
      0,
      0.75,
      0.03,
    ),
    at(box(0.14, 0.3, 0.06, stone, 0.02), 0, 0.12, -0.02),
  );
  place(kiosk, [1.34, -0.3], 0.4, 0.14, -20, 0);
  return sized({
    scene,
    camera: eye([0, 1.42, 4.0], [0.04, 0.74, -0.1], 31),
    lamps: [
      {
        kind: 'panel',
        at: [-2.4, 3.0, 2.6],
        to: [0, 0.6, 0],
        width: 1.2,
        height: 1.2,
        power: 22,
        color: 0xe8e2ff,
        share: 1.2,
      },
      {
        kind: 'spot',
        at: [3, 3.4, -2.2],
        to: [0.2, 0.5, 0.1],
        power: 95,
        color: violet,
        angle: 26,
        radius: 0.2,
        share: 1.6,
        haze: 0.3,
      },
      {
        kind: 'spot',
        at: [-3.2, 3.4, -2.2],
        to: [-0.3, 0.5, 0.1],
        power: 60,
        color: 0xb9a4ff,
        angle: 26,
        radius: 0.2,
        share: 1.2,
        haze: 0.3,
      },
      {
        kind: 'spot',
        at: [0, 0.2, -1.7],
        to: [0, 1.6, -2.6],
        power: 34,
        color: violet,
        angle: 60,
        penumbra: 1,
        radius: 0.4,
        share: 0.8,
        haze: 0,
      },
    ],
    dome: { power: 0.08, top: 0xb9a8ff },
    surroundings: 0.7,
    focus: 4.0,
    lens: 0.012,
    haze: { density: 0.002 },
    grade: { exposure: 1.1, bloom: 0.07 },
  });
};

/** Attitudes of the teachers on the wall, with hair and clothes; each is seen from behind, turned by so many degrees. */
const teachers = {
  shows: {
    ...poses.raise,
    right: [-0.46, 1.5, 0.3],
    hair: 'tail',
    look: [-18, -6],
    turn: 196,
  },
  offers: { ...poses.presentLeft, outfit: 'suit', hair: 'bun', look: [22, -4], turn: 166 },
  explains: { ...poses.present, outfit: 'shirt', hair: 'short', look: [-14, 0], turn: 188 },
  listens: { ...poses.folded, outfit: 'blouse', hair: 'bob', look: [20, 2, 6], turn: 150 },
  points: {
    ...poses.raise,
    left: [0.4, 1.68, 0.24],
    right: [-0.31, 0.865, 0.04],
    palms: [
      [0, 0, 1],
      [1, 0, 0],
    ],
    grip: [0.2, 0.35],
    outfit: 'suit',
    hair: 'short',
    look: [16, -8],
    turn: 170,
  },
  reads: { ...poses.hold, outfit: 'crew', hair: 'long', look: [14, 10], turn: -138 },
  waits: { ...poses.stand, outfit: 'crew', hair: 'short', look: [26, 2], turn: 152 },
  greets: {
    ...poses.raise,
    right: [-0.34, 1.6, 0.22],
    outfit: 'blouse',
    hair: 'long',
    hairColor: 0x3a2416,
    look: [-8, -4],
    turn: 184,
  },
} satisfies Record<string, FigureOptions & { turn: number }>;

/** Who is on which screen, from the lowest row up: no two have the same clothes and set, some are turned the other way. */
const wall = (): [
  who: keyof typeof teachers,
  coat: string,
  set: HTMLCanvasElement,
  turned?: boolean,
][] => [
  ['explains', '#e9e2d6', lake()],
  ['reads', '#3c4a66', city()],
  ['offers', '#f7e3ea', garden()],
  ['points', '#2c4a7a', interior()],
  ['shows', '#2c6a6a', wave('#8f6bff', '#0a0618')],
  ['listens', '#c9583f', mountains()],
  ['greets', '#d9d4ee', checker(1600, 1000, 120)],
  ['waits', '#d8b24a', vital()],
  ['offers', '#7a3550', interior(1600, 900, '#ead9c0', '#fff6e2', '#b98a54'), true],
  ['reads', '#e7e0cf', sea()],
  ['points', '#59606e', garden(1600, 900, ['#e6f3d8', '#9cc48a', '#3f6a4a'], 9), true],
  ['greets', '#a8486a', city(1600, 900, ['#7ba7cf', '#bcd8ec', '#fbe6cf'], 19), true],
  ['explains', '#4a3a6a', mountains(1600, 900, ['#2b4a6f', '#8fb8d8', '#dcecf4'], 7), true],
  ['listens', '#dfe6e4', districtMap(), true],
  ['shows', '#b9703a', portal('#ff9a5b', '#3a1208'), true],
];

/** A teacher before their set as the camera of the class has them. */
const lesson = ([who, coat, set, turned]: ReturnType<typeof wall>[number]) => {
  const { turn, ...options } = teachers[who];
  const person = at(
    figure({ ...options, jacket: coat, trousers: 0x4a4f5c, fineness: 1.6 }),
    0,
    0,
    0,
    turn,
  );
  const seen = viewOf([person], [0.02, 1.42, 2.75], [0.02, 1.4, 0], 15.4, 1);
  return drawing(480, 293, (c) => {
    const scale = Math.max(480 / set.width, 293 / set.height);
    const [w, h] = [set.width * scale, set.height * scale];
    c.filter = 'blur(6px)';
    c.drawImage(set, (480 - w) / 2, (293 - h) / 2, w, h);
    c.filter = 'none';
    if (turned) c.setTransform(-1, 0, 0, 1, 480, 0);
    c.drawImage(seen, -20, 0, 521, 293);
  });
};

const amphitheatre: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const lessons = wall().map(lesson);
  for (let row = 0; row < 3; row += 1) {
    const count = 4 + row;
    for (let i = 0; i < count; i += 1) {
      const a = ((i + 0.5) / count - 0.5) * 2.2;
      const r = 2.3 + row * 0.5;
      const tile = group(
        slab(0.98, 0.62, 0.03, 0.04, lacquer(0x14121d, 0.2)),
        at(plane(0.93, 0.57, display(lessons.shift() as HTMLCanvasElement, 1.15)), 0, 0, 0.017),
        neon([-0.46, -0.312, 0.012], [0.46, -0.312, 0.012], violet, 2, 0.005),
      );
      scene.add(
        at(tile, Math.sin(a) * r, 0.78 + row * 0.72, -Math.cos(a) * r + 0.4, (-a * 180) / Math.PI),
      );
    }
  }
  scene.add(
    at(podium(0.9, 0.1, 0x15131d, violet, 3), 0, 0, 0.5),
    at(
      figure({
        ...poses.raise,
        left: [0.47, 1.62, 0.27],
        right: [-0.31, 0.865, 0.04],
        weight: -0.9,
        palms: [
          [0, 0, 1],
          [1, 0, 0],
        ],
        grip: [0.25, 0.35],
        outfit: 'suit',
        hair: 'tail',
        jacket: 0xe4dcf5,
        trousers: 0x3a3454,
        look: [14, -6],
        fineness: 1.6,
      }),
      0,
      0.1,
      0.5,
      172,
    ),
  );
  return sized({
    scene,
    camera: eye([0.75, 1.6, 4.3], [0, 1.36, -0.6], 38),
    lamps: [
      {
        kind: 'spot',
        at: [2.2, 3.2, 3.4],
        to: [0, 1, 0.4],
        power: 26,
        color: 0xe6deff,
        angle: 22,
        penumbra: 1,
        radius: 0.5,
        share: 2,
      },
      {
        // Light in the shadows of arm and folds, which would be black blots on the pale jacket.
        kind: 'spot',
        at: [-2.4, 1.8, 3.2],
        to: [0, 1.1, 0.4],
        power: 11,
        color: 0xd8ccff,
        angle: 22,
        penumbra: 1,
        radius: 0.5,
        share: 1.4,
        haze: 0,
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
        haze: 0.3,
      },
      {
        kind: 'panel',
        at: [0, 1.4, -1.8],
        to: [0, 1.2, 1],
        width: 3.6,
        height: 1.4,
        power: 9,
        color: 0xb9a8ff,
      },
    ],
    dome: { power: 0.08, top: 0xb9a8ff },
    surroundings: 0.6,
    focus: 4.6,
    lens: 0.01,
    haze: { density: 0.002 },
    grade: { exposure: 1.12, bloom: 0.08 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-yunxi-classroom-sdk-rollout': devices,
  'case-yunxi-classroom-sdk-rollout-2': amphitheatre,
};
