import { type Group, Scene } from 'three';
import type { Lamp, Point, Shot, ShotFactory } from '../engine/shot.ts';
import { programme, promptLines, slide } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { chair, newsDesk, table } from '../kit/furniture.ts';
import {
  cameraOnPedestal,
  cameraOnTripod,
  monitor,
  standMonitor,
  teleprompter,
} from '../kit/gear.ts';
import { jar, serum } from '../kit/goods.ts';
import {
  bed,
  bedroomNight,
  car,
  coastNight,
  heart,
  overheadSoftbox,
  quilts,
  surgicalLamp,
} from '../kit/large.ts';
import { display, drawing, lacquer, matter, wood } from '../kit/materials.ts';
import { flowerBank, petals, pottedPlant } from '../kit/plants.ts';
import {
  acousticWall,
  cyclorama,
  floor,
  floorCable,
  ledWall,
  mark,
  podium,
  softbox,
} from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { dawn, garden, vital } from '../kit/worlds.ts';

const green = 0x2c8f54;
const blueCloth = 0x1f4fd0;

/** Pictures of cases are shown smaller than those at the head of a page. */
const sized = (shot: Shot): Shot => ({ ...shot, size: [1040, 650], samples: 30 });

const bottles = (): Group =>
  group(
    at(serum(0xa9cbb0), -0.16, 0, 0),
    at(serum(0xc3dcc4, 'pump'), -0.05, 0, 0.05),
    at(serum(0x8fb89c, 'dropper'), 0.06, 0, -0.02),
    at(jar(0xd5e6d3, 0xd9dcd6), 0.16, 0, 0.06),
    at(jar(0xbfd8c2, 0xd9dcd6), 0.26, 0, 0),
  );

const skincareRoom: ShotFactory = () => {
  const scene = hall({ width: 6.4, back: -2.8, height: 3.2, trusses: [], slats: 0x0b0b0d });
  scene.add(at(box(1.7, 2.6, 0.05, matter(blueCloth, 0.9), 0.01), 0, 1.35, -2.3));
  for (const x of [-1.55, 1.55]) {
    const velvet = group();
    for (let i = 0; i < 10; i += 1)
      velvet.add(
        at(box(0.14, 2.8, 0.1, matter(0x08080b, 1), 0.05), (i - 4.5) * 0.125, 1.4, (i % 2) * 0.05),
      );
    scene.add(at(velvet, x, 0, -2.2));
  }
  scene.add(at(table(1.3, 0.55, 0.9, matter(0xe9e3da, 0.5)), 0, 0, -0.4));
  const set = bottles();
  set.scale.setScalar(1.35);
  scene.add(at(set, -0.05, 0.9, -0.32));
  scene.add(
    at(figure({ ...poses.hold, hair: 'bun', jacket: 0xe9dccb, look: [-8, 10] }), 0, 0, -0.95),
  );
  const lamps: Lamp[] = [];
  for (const [x, z, power] of [
    [-1.9, 0.5, 8],
    [1.9, 0.5, 11],
    [-1.5, -1.3, 6],
    [1.5, -1.3, 6],
  ] as const) {
    const one = softbox(
      [x, z < 0 ? 2.1 : 2.0, z],
      [0, 1.25, z < 0 ? -2.3 : -0.8],
      0.55,
      0.75,
      6,
      0xfff4e8,
    );
    scene.add(one.object, at(mark(0xf0d060), x, 0.002, z));
    lamps.push({ ...one.lamp, power, haze: 0.15 });
  }
  scene.add(at(cameraOnTripod(1.32, programme('#1f4fd0'), 0xff3b30), 0.62, 0, 1.6, 196));
  return sized({
    scene,
    camera: eye([-0.75, 1.5, 3.6], [0.05, 1.22, -0.8], 36),
    lamps: [
      ...lamps,
      {
        kind: 'spot',
        at: [-1.2, 2.9, -2.0],
        to: [0, 1.4, -0.95],
        power: 34,
        color: 0xfff0e2,
        angle: 18,
        share: 1,
      },
    ],
    dome: { power: 0.12 },
    focus: 4.5,
    lens: 0.016,
    haze: { density: 0.006 },
    grade: { exposure: 1.2, bloom: 0.06 },
  });
};

const skincareResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x3a2a2f }));
  const world = garden(1800, 1100, ['#fff0f0', '#f7c1cb', '#a86a86'], 23);
  const back = plane(6.4, 4, display(world, 0.85));
  back.castShadow = false;
  scene.add(at(back, 0, 1.6, -3));
  scene.add(
    at(flowerBank(1.5, 0.9, 0.5, [0xf7a1bd, 0xffe3ea, 0xfff6f2], 30, 4), -1.5, 0.6, -1.9),
    at(flowerBank(1.5, 0.9, 0.5, [0xf7a1bd, 0xffe3ea, 0xfff6f2], 30, 6), 1.6, 0.6, -1.9),
  );
  scene.add(at(table(1.5, 0.6, 0.9, matter(0xf4ebe4, 0.5)), 0, 0, -0.3));
  const set = bottles();
  set.scale.setScalar(1.5);
  scene.add(at(set, 0.2, 0.9, -0.2));
  scene.add(
    at(
      figure({ ...poses.presentLeft, hair: 'bun', jacket: 0xf3e7dc, look: [18, 10] }),
      -0.25,
      0,
      -0.85,
      10,
    ),
  );
  const air = petals(
    120,
    (r) => [(r() - 0.5) * 3.4, 0.7 + r() * 1.8, -1.8 + r() * 2.4],
    [0xffd9e4, 0xf9a8c2, 0xffffff],
    { size: [0.02, 0.045], drift: [0.05, -0.04, 0], glow: 0.3 },
  );
  scene.add(air.object);
  return sized({
    scene,
    camera: eye([0.05, 1.42, 2.2], [0, 1.22, -0.6], 36),
    lamps: [
      {
        kind: 'panel',
        at: [1.7, 2.3, 1.4],
        to: [0, 1.2, -0.8],
        width: 1,
        height: 1.2,
        power: 11,
        color: 0xfff4ec,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-1.8, 2.1, 1.2],
        to: [0, 1.2, -0.8],
        width: 0.9,
        height: 1,
        power: 6,
        color: 0xffe6e9,
      },
      {
        kind: 'spot',
        at: [1.0, 2.9, -2.2],
        to: [-0.2, 1.4, -0.85],
        power: 30,
        color: 0xfff0e8,
        angle: 20,
      },
      {
        kind: 'panel',
        at: [0, 1.6, -2.9],
        to: [0, 1.4, 0],
        width: 5,
        height: 3,
        power: 6,
        picture: world,
      },
    ],
    dome: { power: 0.3, top: 0xfff0f2 },
    focus: 2.9,
    lens: 0.02,
    shutter: air.shutter,
    grade: { exposure: 1.05, bloom: 0.07, vignette: 0.25 },
  });
};

const autoStudio: ShotFactory = () => {
  const scene = hall({ width: 18, back: -6.5, height: 6.4, trusses: [2.8], trussHeight: 4.9 });
  scene.add(at(cyclorama(9, 4.2, 7, green, 1.3), 0, 0, -5.2));
  scene.add(at(car(0x7b828a), 0.1, 0.005, -1.4, 62));
  const top = overheadSoftbox(0.1, 4.2, -1.4, 6, 3, 2.6, 0xfaffff);
  scene.add(top.object);
  const shown = programme('#2c8f54');
  for (const [x, z] of [
    [-4.2, 2.0],
    [0.2, 3.6],
    [4.6, 1.7],
  ] as const) {
    const turn = (Math.atan2(-x, -1.4 - z) * 180) / Math.PI;
    scene.add(
      at(
        x < 0
          ? cameraOnTripod(1.4, shown)
          : cameraOnPedestal(1.45, shown, x < 1 ? 0xff3b30 : undefined),
        x,
        0,
        z,
        turn,
      ),
    );
  }
  for (const [x, turn] of [
    [-3.5, 40],
    [3.9, -40],
  ] as const)
    scene.add(at(box(1.1, 2.2, 0.04, matter(0x050506, 1), 0.01), x, 1.2, -0.6, turn));
  scene.add(
    floorCable([
      [-4.2, 2.2],
      [-2, 3.6],
      [0.2, 3.9],
      [2.6, 3.3],
      [4.6, 1.9],
    ]),
  );
  return sized({
    scene,
    camera: eye([-2.6, 2.3, 8.0], [0.1, 1.3, -1.2], 36),
    lamps: [
      { ...top.lamp, power: 46, share: 2.4, haze: 0.1 },
      {
        kind: 'spot',
        at: [-4, 5, 2.4],
        to: [-1.6, 2.2, -5],
        power: 60,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [4, 5, 2.4],
        to: [1.6, 2.2, -5],
        power: 60,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [-6.5, 3, -0.5],
        to: [0, 0.7, -1.4],
        power: 60,
        color: 0xbfd4ff,
        angle: 16,
      },
    ],
    dome: { power: 0.07, reach: 11 },
    reflectors: [
      { at: [0, 5, 0], width: 7, height: 1.4, power: 7 },
      { at: [-6, 2, 2], width: 1, height: 3, power: 3 },
      { at: [6, 2, 2], width: 1, height: 3, power: 3 },
      { at: [0, 1, -6], width: 10, height: 3, power: 0.5, color: 0x2fd070 },
    ],
    surroundings: 1,
    focus: 9.4,
    lens: 0.03,
    haze: { density: 0.006 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

const autoResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0d0f14, reflect: 0.1, blur: 0.1, roughness: 0.4 }));
  const world = coastNight();
  const back = plane(19, 8, display(world, 1.1));
  back.castShadow = false;
  scene.add(at(back, 0, 3.1, -7));
  scene.add(at(car(0x7b828a), 0, 0, 0, 62));
  return sized({
    scene,
    camera: eye([-1.4, 1.25, 6.4], [0.05, 0.95, 0], 36),
    lamps: [
      {
        kind: 'panel',
        at: [0, 3.6, 0],
        to: [0, 0, 0.01],
        width: 6,
        height: 2.4,
        power: 26,
        color: 0xdfe8ff,
        share: 2,
      },
      {
        kind: 'panel',
        at: [0, 2.4, -6.8],
        to: [0, 1, 0],
        width: 16,
        height: 4,
        power: 26,
        picture: world,
      },
      {
        kind: 'spot',
        at: [5, 2.2, 4],
        to: [0, 0.6, 0],
        power: 44,
        color: 0xffb07a,
        angle: 18,
        radius: 0.4,
      },
    ],
    dome: { power: 0.06, top: 0x8fa4e0 },
    reflectors: [
      { at: [0, 5, 1], width: 8, height: 0.9, power: 9, color: 0xeaf0ff },
      { at: [0, 1.2, -7], width: 14, height: 1.2, power: 1.6, color: 0xd9805a },
      { at: [6, 1.5, 4], width: 1, height: 2, power: 4, color: 0xffb07a },
    ],
    surroundings: 1.2,
    focus: 6.4,
    lens: 0.03,
    haze: { density: 0.006 },
    grade: { exposure: 1.15, bloom: 0.09 },
  });
};

/** One lecture room without its front wall; front to +Z, 3.2 by 3.4 m. */
function lectureRoom(coat: number): Group {
  const wall = matter(0x8a8f98, 0.9);
  const room = group(
    at(box(3.2, 0.1, 3.4, matter(0x6a5a48, 0.8), 0.01), 0, -0.05, 0),
    at(box(3.2, 1.5, 0.08, wall, 0.01), 0, 0.75, -1.7),
    at(box(0.08, 1.5, 3.4, wall, 0.01), -1.6, 0.75, 0),
    at(box(2.4, 1.4, 0.03, matter(green, 0.9), 0.005), -0.1, 0.78, -1.63),
    at(figure({ ...poses.present, hair: 'short', jacket: coat }), -0.1, 0, -0.9),
    at(table(1.0, 0.4, 0.7), 0.7, 0, -0.7, -10),
    at(cameraOnTripod(1.3), 0.2, 0, 1.15, 190),
    at(standMonitor(slide(), 0.55, 0.7, 1), -0.8, 0, 0.8, 160),
  );
  for (const [x, z] of [
    [-1.2, 0.4],
    [1.2, 0.4],
  ] as const) {
    const panel = softbox([x, 1.9, z], [0, 1.2, -0.9], 0.5, 0.5, 4, 0xfff0da);
    room.add(panel.object);
  }
  return room;
}

const lectureOne: ShotFactory = () => {
  const scene = hall({
    width: 7,
    back: -3,
    height: 3.2,
    trusses: [],
    slats: 0x3a3d44,
    floorColor: 0x2b2723,
    reflect: 0.02,
  });
  scene.add(
    at(box(3.6, 2.5, 0.05, matter(green, 0.9), 0.01), 0, 1.3, -2.8),
    at(acousticWall(3.4, 2.6, 'pads', 0x4a4f59), -3.2, 0, -0.6, 90),
    at(acousticWall(3.4, 2.6, 'pads', 0x4a4f59), 3.2, 0, -0.6, -90),
  );
  for (const [x, z] of [
    [-1.1, -0.6],
    [1.1, -0.6],
    [0, 0.9],
  ] as const)
    scene.add(at(box(1.5, 0.08, 1.0, matter(0xcfcac0, 0.9), 0.03), x, 2.85, z));
  scene.add(
    at(figure({ ...poses.present, hair: 'bun', jacket: 0x465a86 }), 0.1, 0, -1.3, -8),
    at(mark(), 0.1, 0.002, -1.3),
  );
  const lamps: Lamp[] = [];
  for (const [x, y, z, p] of [
    [-1.9, 2.1, 0.2, 7],
    [1.9, 2.1, 0.2, 10],
    [-2.2, 2.3, -1.6, 6],
    [2.2, 2.3, -1.6, 6],
    [0, 2.7, -0.2, 5],
  ] as const) {
    const one = softbox(
      [x, y, z],
      z < -1 ? [0, 1.3, -2.8] : [0.1, 1.3, -1.3],
      0.6,
      0.45,
      5,
      0xfff4e4,
      Math.abs(x) > 0.1,
    );
    scene.add(one.object);
    lamps.push({ ...one.lamp, power: p, haze: 0.1 });
  }
  scene.add(
    at(
      group(
        cameraOnTripod(1.4, programme('#2c8f54'), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.29, 0.62),
      ),
      0.75,
      0,
      1.7,
      192,
    ),
  );
  scene.add(
    at(standMonitor(slide(), 0.9, 0.6, 1), -1.35, 0, 1.0, 150),
    at(standMonitor(programme(slide()), 0.8, 0.6, 1), 1.9, 0, 0.9, 214),
  );
  return sized({
    scene,
    camera: eye([-0.5, 1.6, 4.0], [0.05, 1.3, -1], 42),
    lamps,
    dome: { power: 0.3, top: 0xfff0dd },
    focus: 4.8,
    lens: 0.014,
    haze: { density: 0.004 },
    grade: { exposure: 1.15, bloom: 0.05 },
  });
};

const lectureSix: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0f1115, reflect: 0.03, blur: 0.1 }));
  const coats = [0x465a86, 0x8a4a3a, 0x3f6a5a, 0xd8cfc0, 0x5a4a7a, 0x2b2f38];
  const lamps: Lamp[] = [
    {
      kind: 'spot',
      at: [-7, 11, 9],
      to: [0, 0, 0],
      power: 760,
      color: 0xfff0dc,
      angle: 30,
      radius: 1,
      share: 2,
    },
  ];
  coats.forEach((coat, i) => {
    const x = (i - 2.5) * 3.34;
    scene.add(at(lectureRoom(coat), x, 0.1, 0));
    lamps.push({
      kind: 'spot',
      at: [x + 0.4, 3.2, 1.2],
      to: [x - 0.1, 0.8, -1.2],
      power: 11,
      color: 0xffe2b8,
      angle: 34,
      penumbra: 1,
      radius: 0.3,
      share: 0.5,
    });
  });
  scene.add(
    at(box(20.2, 0.1, 1.6, matter(0x3b3f47, 0.9), 0.01), 0, 0.05, 2.6),
    at(box(0.08, 1.5, 3.4, matter(0x8a8f98, 0.9), 0.01), 10.0, 0.85, 0),
  );
  return sized({
    scene,
    camera: eye([-12, 12.5, 16.5], [-0.2, 0.1, 0.3], 24),
    lamps,
    dome: { power: 0.7, top: 0xd6e2ff, reach: 13 },
    focus: 23.5,
    lens: 0.05,
    grade: { exposure: 1.1, bloom: 0.05 },
  });
};

const medicalModel: ShotFactory = () => {
  const scene = hall({
    width: 13,
    back: -4.4,
    height: 5.2,
    trusses: [],
    slats: 0x0f3a40,
    floorColor: 0x1d4147,
    reflect: 0.06,
  });
  const world = vital(1800, 900);
  scene.add(
    at(ledWall(world, 7.4, 3.2, 1.0, 0.1, 0.9), 0.2, 0, -3.4),
    at(podium(2.2, 0.1, 0xcfe2e2, 0x5fe3d6, 3), 0.6, 0, -1),
  );
  const organ = heart(0xd8505e);
  organ.scale.setScalar(2.7);
  scene.add(at(organ, 1.15, 1.55, -1.1, -24));
  scene.add(at(podium(0.42, 0.05, 0x0f3a40, 0x8ffbee, 4), 1.15, 0.1, -1.1));
  scene.add(
    at(
      figure({
        ...poses.presentLeft,
        hair: 'short',
        jacket: 0xf5f8f7,
        trousers: 0x2b4a50,
        look: [24, 2],
      }),
      0.1,
      0.1,
      -1.05,
      22,
    ),
  );
  return sized({
    scene,
    camera: eye([-0.1, 1.45, 3.9], [0.5, 1.32, -1], 34),
    lamps: [
      {
        kind: 'panel',
        at: [2.9, 2.7, 1.4],
        to: [0.5, 1.3, -1],
        width: 1,
        height: 1.2,
        power: 18,
        color: 0xf4fffd,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.6, 2.4, 1.3],
        to: [0.2, 1.2, -1],
        width: 1,
        height: 1,
        power: 9,
        color: 0xdffffa,
      },
      {
        kind: 'spot',
        at: [-1.4, 3.4, -2.4],
        to: [0.2, 1.4, -1],
        power: 60,
        color: 0x9ffbf0,
        angle: 17,
      },
      {
        kind: 'spot',
        at: [2.8, 3.4, -2.4],
        to: [1.1, 1.5, -1.1],
        power: 70,
        color: 0xffd0d4,
        angle: 16,
      },
      {
        kind: 'panel',
        at: [0.2, 1.7, -3.2],
        to: [0.2, 1.5, 1],
        width: 6.6,
        height: 2.8,
        power: 8,
        picture: world,
      },
    ],
    dome: { power: 0.16, top: 0xd6fffa },
    focus: 4.9,
    lens: 0.022,
    haze: { density: 0.008 },
    grade: { exposure: 1.15, bloom: 0.07 },
  });
};

const medicalRoom: ShotFactory = () => {
  const scene = hall({
    width: 8,
    back: -3,
    height: 3.8,
    trusses: [],
    slats: 0x2a3a3d,
    floorColor: 0x46585a,
    reflect: 0.04,
  });
  scene.add(
    at(cyclorama(3.6, 2.7, 3, green, 0.5), -0.2, 0, -2.6),
    at(cyclorama(3.0, 2.7, 2.4, green, 0.5), -2.0, 0.002, -1.1, 90),
  );
  const lamp = surgicalLamp();
  lamp.scale.setScalar(1.6);
  lamp.rotation.set(0.5, 0, -0.15);
  scene.add(at(group(lamp), 0.9, 2.75, -0.2));
  scene.add(
    at(
      figure({ ...poses.hold, hair: 'bun', jacket: 0xf5f8f7, trousers: 0x2b4a50, look: [0, 10] }),
      0.0,
      0.006,
      -1.1,
      14,
    ),
    at(table(1.1, 0.55, 0.85, matter(0xe4ecec, 0.5)), 0.15, 0.004, -0.55, 8),
  );
  const model = heart();
  model.scale.setScalar(0.62);
  scene.add(at(model, 0.2, 1.03, -0.55, 20));
  scene.add(
    at(cameraOnTripod(1.4, programme('#2c8f54'), 0xff3b30), 0.9, 0, 1.5, 198),
    at(cameraOnPedestal(1.4, programme('#2c8f54')), 2.3, 0, 0.1, 238),
  );
  const back = standMonitor(programme(vital()), 0.9, 0.45, 1);
  back.rotation.x = -0.3;
  scene.add(at(group(back), -0.75, 0, 0.9, 165));
  const fill = softbox([-1.6, 2.3, 1.3], [0, 1.2, -1.1], 0.7, 0.8, 5, 0xf2fffd);
  scene.add(fill.object);
  return sized({
    scene,
    camera: eye([-0.9, 1.7, 4.3], [0.2, 1.15, -0.7], 38),
    lamps: [
      {
        kind: 'spot',
        at: [0.85, 2.6, -0.25],
        to: [0.05, 1.1, -0.95],
        power: 30,
        color: 0xf8ffff,
        angle: 30,
        penumbra: 1,
        radius: 0.42,
        share: 2,
      },
      { ...fill.lamp, power: 8, share: 1.2 },
      {
        kind: 'spot',
        at: [1.6, 3.4, 0.4],
        to: [-0.2, 1.3, -2.5],
        power: 26,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.1,
      },
      {
        kind: 'spot',
        at: [-0.4, 3.4, 0.6],
        to: [-2, 1.3, -1.2],
        power: 16,
        color: 0xf0ffe8,
        angle: 30,
        penumbra: 1,
        haze: 0.1,
      },
    ],
    dome: { power: 0.28, top: 0xe0fffb },
    focus: 5.2,
    lens: 0.016,
    haze: { density: 0.005 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

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

const policyGreen: ShotFactory = () => {
  const scene = hall({
    width: 12,
    back: -3.6,
    height: 4.6,
    trusses: [-0.4],
    trussHeight: 3.6,
    slats: 0x0f1a30,
    floorColor: 0x0f1524,
  });
  scene.add(at(cyclorama(5, 2.9, 2.6, green, 0.8), -0.3, 0, -3));
  scene.add(at(newsDesk(1.9, 1.3, 0.8, lacquer(0x1c3a66, 0.25, 1), 0xdfe9ff, 1.6), -0.3, 0, -0.3));
  scene.add(
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'bob',
        jacket: 0x23406e,
        look: [12, 4],
      }),
      -0.78,
      0,
      -1.0,
      8,
    ),
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'short',
        jacket: 0x2a303c,
        look: [-12, 4],
      }),
      0.2,
      0,
      -1.0,
      -8,
    ),
    at(chair(), -0.78, 0, -1.12),
    at(chair(), 0.2, 0, -1.12),
  );
  scene.add(
    at(box(1.1, 2.2, 0.05, matter(green, 0.9), 0.01), 3.15, 1.15, -1.7, -24),
    at(figure({ ...poses.hold, hair: 'short', jacket: 0x17191e }), 2.95, 0, -1.1, -24),
  );
  scene.add(
    at(
      group(
        cameraOnPedestal(1.4, programme('#2c8f54'), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.29, 0.62),
      ),
      -0.2,
      0,
      2.3,
      182,
    ),
    at(cameraOnTripod(1.35), 3.0, 0, 1.3, 190),
  );
  const lamps: Lamp[] = [];
  for (const [x, power] of [
    [-2.6, 12],
    [2.0, 16],
  ] as const) {
    const one = softbox([x, 2.6, 0.9], [-0.3, 1.1, -1], 0.9, 0.9, 5, 0xfff4e6);
    scene.add(one.object);
    lamps.push({ ...one.lamp, power, share: 1.4, haze: 0.1 });
  }
  const third = softbox([3.9, 2.4, 0.5], [2.9, 1.2, -1.1], 0.6, 0.6, 5, 0xfff4e6);
  scene.add(third.object);
  return sized({
    scene,
    camera: eye([-1.3, 1.7, 5.5], [0.45, 1.2, -0.9], 36),
    lamps: [
      ...lamps,
      { ...third.lamp, power: 7 },
      hung(scene, [-0.3, 3.2, -0.4], [-0.3, 1.4, -3], 34, 0xf0ffe8, {
        angle: 34,
        penumbra: 1,
        haze: 0.3,
      }),
      {
        kind: 'spot',
        at: [-4.5, 3.6, 0.6],
        to: [-2, 0.8, -2],
        power: 34,
        color: 0x4a78ff,
        angle: 28,
        haze: 0.8,
      },
      {
        kind: 'spot',
        at: [5, 3.6, 0.6],
        to: [3.6, 0.8, -3],
        power: 40,
        color: 0x4a78ff,
        angle: 26,
        haze: 0.6,
      },
    ],
    dome: { power: 0.08, top: 0x9fb8ff },
    focus: 6.6,
    lens: 0.02,
    haze: { density: 0.007 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

const policyResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x4a5a70, reflect: 0.09, blur: 0.05, roughness: 0.3 }));
  const world = dawn(1920, 820);
  const back = plane(12, 5, display(world, 1.0));
  back.castShadow = false;
  scene.add(at(back, 0, 2.1, -5.4));
  const frame = matter(0xdfe6ee, 0.5);
  for (let i = 0; i < 8; i += 1)
    scene.add(at(box(0.1, 4.4, 0.14, frame, 0.01), -5.25 + i * 1.5, 2.2, -4.6));
  scene.add(
    at(box(12, 0.12, 0.14, frame, 0.01), 0, 1.0, -4.6),
    at(box(12, 0.4, 0.3, frame, 0.01), 0, 4.2, -4.6),
    at(box(12, 0.3, 0.3, frame, 0.01), 0, 0.15, -4.6),
  );
  scene.add(at(podium(2.6, 0.12, 0xdfe6ee, 0x9cc7ff, 2), -0.2, 0, -1));
  const empty = drawing(1200, 675, (c) => {
    const g = c.createLinearGradient(0, 0, 1200, 675);
    g.addColorStop(0, '#17386e');
    g.addColorStop(1, '#2f66b0');
    c.fillStyle = g;
    c.fillRect(0, 0, 1200, 675);
    c.strokeStyle = 'rgba(255,255,255,0.22)';
    c.lineWidth = 2;
    for (let i = 0; i < 9; i += 1) {
      c.beginPath();
      c.arc(1050, 560, 90 + i * 70, 0, 7);
      c.stroke();
    }
  });
  scene.add(at(monitor(empty, 2.7, 0.95), 2.3, 1.75, -2.5, -22));
  scene.add(at(newsDesk(1.9, 1.3, 0.8, lacquer(0xeef2f6, 0.25, 1), 0x9cc7ff, 2), -0.3, 0.12, -0.3));
  scene.add(
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'bob',
        jacket: 0x23406e,
        look: [12, 4],
      }),
      -0.78,
      0.12,
      -1.0,
      8,
    ),
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'short',
        jacket: 0x2a303c,
        look: [-12, 4],
      }),
      0.2,
      0.12,
      -1.0,
      -8,
    ),
    at(chair(), -0.78, 0.12, -1.12),
    at(chair(), 0.2, 0.12, -1.12),
    at(pottedPlant(1.5, 4), -2.6, 0, -2.4),
  );
  const target: Point = [-0.3, 1.1, -1];
  return sized({
    scene,
    camera: eye([-0.2, 1.5, 4.6], [0.35, 1.32, -1], 36),
    lamps: [
      {
        kind: 'panel',
        at: [2.6, 2.9, 1.4],
        to: target,
        width: 1.4,
        height: 1.2,
        power: 22,
        color: 0xfff4e6,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.8, 2.7, 1.2],
        to: target,
        width: 1.2,
        height: 1.2,
        power: 14,
        color: 0xeaf2ff,
        share: 1.4,
      },
      {
        kind: 'panel',
        at: [0, 2.2, -5.2],
        to: [0, 1, 0],
        width: 11,
        height: 3.4,
        power: 40,
        picture: world,
      },
    ],
    dome: { power: 0.5, top: 0xe6eeff },
    focus: 5.6,
    lens: 0.02,
    surroundings: 0.8,
    grade: { exposure: 1.0, bloom: 0.06, vignette: 0.25 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhiyu-skincare-flower-room': skincareRoom,
  'case-zhiyu-skincare-flower-room-2': skincareResult,
  'case-xingjia-auto-online-launch': autoStudio,
  'case-xingjia-auto-online-launch-2': autoResult,
  'case-zhilan-academy-lecture-rooms': lectureOne,
  'case-zhilan-academy-lecture-rooms-2': lectureSix,
  'case-qihe-medical-teaching-studio': medicalModel,
  'case-qihe-medical-teaching-studio-2': medicalRoom,
  'case-shuqi-home-textiles-day-night': textilesRoom,
  'case-shuqi-home-textiles-day-night-2': textilesNight,
  'case-linjiang-district-policy-studio': policyGreen,
  'case-linjiang-district-policy-studio-2': policyResult,
};
