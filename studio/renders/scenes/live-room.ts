import { Group, Scene } from 'three';
import type { Shot, ShotFactory } from '../engine/shot.ts';
import { matte, multiview, programme, scopes, workbench } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { counter, table } from '../kit/furniture.ts';
import {
  boomMicrophone,
  cameraOnPedestal,
  cameraOnTripod,
  monitor,
  standMonitor,
} from '../kit/gear.ts';
import { gift, jar, serum } from '../kit/goods.ts';
import { aura, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { cyclorama, floor, floorCable, ledWall, neon, podium, softbox } from '../kit/room.ts';
import { at, box, plane } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { city, mountains } from '../kit/worlds.ts';

export const amber = 0xffa638;

/** The live room seen by its presenter's back: cameras, prompter glow and the hot set. */
const hero: ShotFactory = () => {
  const scene = hall({
    width: 15,
    back: -4.4,
    height: 5.6,
    trusses: [-0.8, 2.2],
    trussHeight: 4.0,
  });
  const world = city(1920, 820, ['#0a1026', '#3a3564', '#ff9a52'], 8);
  scene.add(at(ledWall(world, 7.4, 3.1, 1.25, 0.16, 1.0), 1.0, 0, -3.3));
  scene.add(at(podium(2.7, 0.14, 0x17181c, amber, 4), 0.95, 0, -0.9));
  scene.add(at(counter(1.9, 0.66, 0.92, wood('#6d4a30', '#2e1b0e'), amber, 4), 1.0, 0.14, -0.5, 0));
  scene.add(
    at(
      figure({
        ...poses.present,
        hair: 'long',
        outfit: 'blouse',
        jacket: 0xd6c6ae,
        trousers: 0x22242a,
        look: [-26, 4],
      }),
      1.05,
      0.14,
      -1.04,
      150,
    ),
  );
  for (const [i, x] of [0.42, 0.56, 0.7].entries()) {
    scene.add(
      at(
        serum([0x7a4426, 0xd9a066, 0x2b3a34][i], i === 1 ? 'pump' : 'dropper'),
        x,
        1.06,
        -0.38 - (i % 2) * 0.09,
      ),
    );
  }
  scene.add(
    at(jar(), 1.42, 1.06, -0.36),
    at(gift(0.2, 0.16, 0.2, 0xb5532c, 0xf4d9a8), 1.68, 1.06, -0.45, 20),
  );
  scene.add(
    at(pottedPlant(1.2, 4, matter(0x2b2d33, 0.5)), 2.75, 0.14, -1.6),
    at(pottedPlant(0.9, 6, matter(0x2b2d33, 0.5)), -0.75, 0.14, -1.7),
  );
  const shown = programme(world, { x: 0.5, goods: true });
  scene.add(at(cameraOnPedestal(1.5, shown, 0xff3b30), 2.35, 0, 2.0, 210));
  scene.add(at(cameraOnTripod(1.45, shown), -1.25, 0, 2.2, 148));
  scene.add(
    at(
      figure({
        ...poses.work,
        outfit: 'crew',
        hair: 'short',
        jacket: 0x1b1d22,
        trousers: 0x15171b,
        look: [8, 8],
      }),
      2.75,
      0,
      2.55,
      208,
    ),
  );
  scene.add(
    at(
      standMonitor(
        multiview([shown, programme(world, { x: 0.3 }), matte(), scopes()]),
        0.95,
        0.8,
        0.9,
      ),
      -2.45,
      0,
      0.9,
      32,
    ),
  );
  scene.add(
    floorCable([
      [2.7, 2.4],
      [1.9, 2.0],
      [0.4, 2.3],
      [-1.0, 2.0],
      [-3.5, 1.5],
    ]),
  );
  scene.add(at(boomMicrophone(1.62, 2.46), 2.75, 0, -0.6, 186));
  const key = softbox([3.3, 2.75, 1.4], [1.0, 1.35, -0.9], 0.95, 1.3, 6, 0xffdfb2);
  scene.add(key.object);
  return {
    scene,
    camera: eye([-0.55, 1.3, 6.2], [0.72, 1.36, -1], 29.5),
    lamps: [
      { ...key.lamp, power: 28, share: 2, haze: 0.15 },
      hung(scene, [-0.5, 3.6, -2.0], [1.0, 1.3, -1.0], 150, amber, {
        angle: 16,
        share: 1.6,
        haze: 1,
      }),
      hung(scene, [2.7, 3.6, -2.0], [1.1, 1.3, -1.0], 90, amber, { angle: 16, share: 1, haze: 1 }),
      hung(scene, [1.0, 3.6, 0.6], [1.0, 0.9, -0.7], 26, 0xffe6c4, { angle: 20, haze: 0.7 }),
      {
        kind: 'panel',
        at: [1.0, 1.7, -3.2],
        to: [1.0, 1.4, 2],
        width: 6.6,
        height: 2.8,
        power: 12,
        picture: world,
        share: 1.4,
        haze: 0.05,
      },
      {
        kind: 'spot',
        at: [-5, 4, -2],
        to: [-1.6, 0.4, 1.6],
        power: 16,
        color: 0x6f90ff,
        angle: 26,
        share: 0.6,
        haze: 0.5,
      },
    ],
    dome: { power: 0.06, top: 0xaebcff },
    focus: 7.7,
    lens: 0.032,
    haze: { density: 0.014, noise: 0.7 },
    surroundings: 0.35,
    samples: 40,
    grade: { exposure: 1.3, bloom: 0.08, vignette: 0.4 },
  };
};

/** Wire pyramid that shows what a camera sees. */
function frustum(
  from: [number, number, number],
  to: [number, number, number],
  reach: number,
  color: number,
): Group {
  const made = new Group();
  const [w, h] = [reach * 0.42, reach * 0.26];
  const ends: [number, number, number][] = [
    [-w, -h, reach],
    [w, -h, reach],
    [w, h, reach],
    [-w, h, reach],
  ];
  ends.forEach((end, i) => {
    made.add(
      neon([0, 0, 0.25], end, color, 1.6, 0.006),
      neon(end, ends[(i + 1) % 4] as [number, number, number], color, 1.6, 0.006),
    );
  });
  const sheet = plane(w * 2, h * 2, aura(color, 0.06));
  sheet.castShadow = false;
  made.add(at(sheet, 0, 0, reach));
  made.position.set(...from);
  made.lookAt(...to);
  return made;
}

/** The demo: a set as a model on a grid, with the cameras' views and the lights' cones drawn in. */
const demo: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0d0e12, reflect: 0.03, blur: 0.1 }));
  for (let i = -8; i <= 8; i += 1) {
    const strong = i % 4 === 0;
    scene.add(
      neon([i, 0.004, -8], [i, 0.004, 8], 0x8fa0c0, strong ? 0.16 : 0.06, 0.004),
      neon([-8, 0.004, i], [8, 0.004, i], 0x8fa0c0, strong ? 0.16 : 0.06, 0.004),
    );
  }
  const world = mountains(1600, 1040);
  scene.add(at(box(6.4, 0.1, 5, matter(0x1b1d22, 0.6), 0.02), 0, 0.05, -0.2));
  scene.add(
    at(ledWall(world, 3.7, 2.4, 1.1, 0.12), 1.1, 0.1, -2.4),
    at(cyclorama(2.3, 2.5, 2.6, 0x2c8f54), -1.95, 0.105, -2.4),
  );
  scene.add(at(counter(1.6, 0.6, 0.9, wood('#6d4a30', '#2e1b0e'), amber, 3), 0.9, 0.1, -0.3));
  const presenter = figure({
    ...poses.raise,
    right: [-0.5, 1.5, 0.3],
    hair: 'bun',
    jacket: 0xf0e8da,
    trousers: 0x3b393f,
    look: [-18, -6],
  });
  scene.add(at(presenter, 0.9, 0.1, -0.95, 172));
  scene.add(at(pottedPlant(1.0, 4), 2.6, 0.1, -1.7), at(table(1.2, 0.6, 0.74), -2.2, 0.1, 1.3, 20));
  scene.add(
    at(monitor(workbench(programme(world), '#ffa638'), 0.6, 1, 0.24), -2.2, 1.08, 1.25, -28),
  );
  const target: [number, number, number] = [0.9, 1.2, -0.7];
  const places: [number, number, number][] = [
    [-1.7, 0, 2.5],
    [1.0, 0, 3.3],
    [3.6, 0, 2.1],
  ];
  places.forEach(([x, , z], i) => {
    const turn = (Math.atan2(target[0] - x, target[2] - z) * 180) / Math.PI;
    scene.add(
      at(
        i === 1
          ? cameraOnPedestal(1.5, programme(world), 0xff3b30)
          : cameraOnTripod(1.45, programme(world)),
        x,
        0,
        z,
        turn,
      ),
    );
    scene.add(frustum([x, 1.5, z], target, 2.1, i === 1 ? amber : 0x6f86b8));
  });
  const key = softbox([3.4, 2.7, 0.7], [0.9, 1.2, -0.8], 0.8, 1.1, 5, 0xffe2b8);
  const fill = softbox([-2.9, 2.6, 0.2], [0.8, 1.2, -0.8], 0.7, 0.9, 3, 0xdfe8ff);
  scene.add(key.object, fill.object);
  for (const from of [
    [3.4, 2.7, 0.7],
    [-0.4, 3.4, -1.9],
  ] as [number, number, number][]) {
    const ring = podium(0.2, 0.01, 0x0, amber, 2);
    scene.add(at(ring, from[0], from[1] + 0.75, from[2]), neon(from, target, amber, 0.35, 0.004));
  }
  return {
    scene,
    camera: eye([-4.6, 5.0, 8.4], [0.4, 0.72, 0.1], 29.5),
    lamps: [
      { ...key.lamp, power: 30, share: 2, haze: 0.1 },
      { ...fill.lamp, power: 9, share: 1, haze: 0.1 },
      {
        kind: 'spot',
        at: [-0.4, 3.5, -1.9],
        to: target,
        power: 60,
        color: amber,
        angle: 24,
        share: 1,
        haze: 1,
      },
      {
        kind: 'spot',
        at: [-4, 7, 5],
        to: [0, 0, 0],
        power: 260,
        color: 0xe8eeff,
        angle: 30,
        radius: 0.8,
        share: 1.4,
        haze: 0.1,
      },
      {
        kind: 'panel',
        at: [1.1, 1.4, -2.3],
        to: [1.1, 1.2, 2],
        width: 3.5,
        height: 2.2,
        power: 7,
        picture: world,
        share: 1,
      },
      {
        kind: 'spot',
        at: [-2, 4, 2],
        to: [-1.9, 1, -2.2],
        power: 34,
        color: 0xf0ffe8,
        angle: 22,
        haze: 0.1,
      },
    ],
    dome: { power: 0.42, top: 0xc4d0ff },
    focus: 10.4,
    lens: 0.035,
    haze: { density: 0.008 },
    grade: { exposure: 1.15, bloom: 0.07 },
  };
};

/** The same set from another place. */
const from =
  (factory: ShotFactory, change: (shot: Shot) => void): ShotFactory =>
  async () => {
    const shot = await factory();
    change(shot);
    return shot;
  };

const night = from(hero, (shot) => {
  shot.camera = eye([3.9, 1.75, 3.2], [0.75, 1.3, -1.3], 36);
  shot.focus = 5.4;
  shot.lens = 0.03;
});

export const pictures: Record<string, ShotFactory> = {
  'live-room-hero': hero,
  'live-room-demo': demo,
  'live-room-gallery-2': night,
};
