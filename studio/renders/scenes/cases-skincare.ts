import { type Group, Scene } from 'three';
import { seeded } from '../engine/random.ts';
import type { Lamp, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallBlue } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod } from '../kit/gear.ts';
import { jar, serum } from '../kit/goods.ts';
import { holdingHand } from '../kit/held.ts';
import { display, drawing, matter } from '../kit/materials.ts';
import { branch, flowerBank, petals } from '../kit/plants.ts';
import { viewOf } from '../kit/portrait.ts';
import { floor, mark } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';

const bottles = (): Group =>
  group(
    at(serum(0xa9cbb0), -0.16, 0, 0),
    at(serum(0xc3dcc4, 'pump'), -0.05, 0, 0.05),
    at(serum(0x8fb89c, 'dropper'), 0.06, 0, -0.02),
    at(jar(0xd5e6d3, 0xd9dcd6), 0.16, 0, 0.06),
    at(jar(0xbfd8c2, 0xd9dcd6), 0.26, 0, 0),
  );

const skincareRoom: ShotFactory = () => {
  const scene = hall({
    width: 6.4,
    back: -2.7,
    height: 3.2,
    trusses: [],
    slats: 0x1c1a1c,
    floorColor: 0x1b1719,
  });
  const keyed = at(box(2.0, 2.4, 0.05, matter(wallBlue, 0.9), 0.01), 0, 1.22, -2.3);
  for (const x of [-1.7, 1.7]) {
    const velvet = group();
    for (let i = 0; i < 11; i += 1)
      velvet.add(
        at(box(0.14, 2.7, 0.1, matter(0x0d0c10, 1), 0.05), (i - 5) * 0.12, 1.35, (i % 2) * 0.05),
      );
    scene.add(at(velvet, x, 0, -2.2));
  }
  const set = bottles();
  set.scale.setScalar(1.5);
  const goods = group(
    keyed,
    at(table(1.3, 0.55, 0.9, matter(0xe9e3da, 0.5)), 0, 0, -0.4),
    at(set, -0.1, 0.9, -0.3),
  );
  const view = viewOf([goods], [0.3, 1.36, 1.25], [-0.02, 1.02, -0.3], 17);
  const shown = programme('#2f4f96', { view });
  scene.add(goods, at(cameraOnTripod(1.36, shown, 0xff3b30), 0.3, 0, 1.25, 188));
  const lamps: Lamp[] = [];
  for (const [x, y, z, power, share] of [
    [-1.95, 2.15, 0.1, 12, 1.2],
    [1.75, 2.05, 0.1, 24, 2],
    [-1.35, 2.3, -1.35, 6, 1],
    [1.35, 2.3, -1.35, 6, 1],
  ] as const) {
    const one = stoodSoftbox([x, y, z], [0, 1.2, z < -1 ? -2.4 : -0.8], 0.6, 0.6, 5, 0xfff2e4);
    scene.add(one.object, at(mark(0xd8b950), x, 0.002, z + 0.18));
    lamps.push({ ...one.lamp, power, share, haze: 0.1 });
  }
  return sized({
    scene,
    camera: eye([-2.15, 1.62, 2.75], [0.12, 1.15, -0.75], 38),
    lamps: [
      ...lamps,
      hung(scene, [0.9, 2.75, -1.9], [0, 1.45, -0.95], 30, 0xfff0e2, { angle: 16, haze: 0.4 }),
      {
        kind: 'spot',
        at: [-2.9, 2.9, -1.6],
        to: [0.2, 0.6, 1.0],
        power: 22,
        color: 0xbcd0ff,
        angle: 30,
        haze: 0.2,
      },
    ],
    dome: { power: 0.22, top: 0xdfe6ff },
    focus: 4.1,
    lens: 0.014,
    haze: { density: 0.003 },
    grade: { exposure: 1.2, bloom: 0.06, saturation: 0.94 },
  });
};

const skincareResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x3a2a2f }));
  // Dusk in early spring: a pale moon behind soft blossoms out of focus.
  const world = drawing(1800, 1125, (c) => {
    const random = seeded(23);
    const sky = c.createLinearGradient(0, 0, 0, 1125);
    sky.addColorStop(0, '#45203f');
    sky.addColorStop(0.5, '#93486c');
    sky.addColorStop(1, '#c98292');
    c.fillStyle = sky;
    c.fillRect(0, 0, 1800, 1125);
    const moon = c.createRadialGradient(980, 470, 0, 980, 470, 560);
    moon.addColorStop(0, '#ffe9e4');
    moon.addColorStop(0.52, '#fbd3d3');
    moon.addColorStop(0.55, 'rgba(247,178,192,0.55)');
    moon.addColorStop(1, 'rgba(220,120,150,0)');
    c.fillStyle = moon;
    c.fillRect(0, 0, 1800, 1125);
    for (let k = 0; k < 150; k += 1) {
      const [x, y] = [random() * 1800, random() * 1125];
      if (Math.hypot(x - 980, y - 470) < 330) continue;
      c.globalAlpha = 0.1 + random() * 0.22;
      c.fillStyle = k % 3 ? '#ffd0db' : '#f28bab';
      c.beginPath();
      c.arc(x, y, 10 + random() * 46, 0, 7);
      c.fill();
    }
    c.globalAlpha = 1;
  });
  const back = plane(6.4, 4, display(world, 0.95));
  back.castShadow = false;
  scene.add(at(back, 0, 1.6, -3));
  scene.add(
    at(flowerBank(1.5, 0.5, 0.5, [0xf06a9a, 0xf590b4, 0xffc2d4], 30, 4), -1.5, 0.84, -1.75),
    at(flowerBank(1.5, 0.5, 0.5, [0xf06a9a, 0xf590b4, 0xffc2d4], 30, 6), 1.6, 0.6, -1.75),
  );
  for (const x of [-1.5, 1.5])
    scene.add(at(box(1.7, 0.84, 0.6, matter(0xa8707f, 0.8), 0.03), x, 0.42, -1.75));
  scene.add(at(table(1.5, 0.6, 0.9, matter(0xf4ebe4, 0.5)), 0, 0, -0.3));
  const set = bottles();
  set.scale.setScalar(1.7);
  scene.add(at(set, 0.1, 0.9, -0.14));
  // A hand from the left shows one of the bottles to the camera.
  const shown = serum(0x8fb89c, 'dropper');
  shown.position.y = -0.068;
  const held = group(holdingHand(0xf1e7dc), shown);
  held.scale.set(-1.35, 1.35, 1.35);
  scene.add(at(held, -0.19, 1.2, 0.22));
  scene.add(at(branch(1.7, [0xff9dbb, 0xffc4d4, 0xf06a9a], 7), -1.75, 0.95, -1.2));
  const air = petals(
    120,
    (r) => {
      const [x, y, z] = [(r() - 0.5) * 3.4, 0.7 + r() * 1.8, -1.8 + r() * 2.4];
      // Where the camera sees goods and hand, the air stays clear.
      const near = 2.3 / (2.15 - z);
      const [across, up] = [0.16 + (x - 0.16) * near, 1.22 + (y - 1.22) * near];
      return across > -0.45 && across < 0.72 && up < 1.45 ? null : [x, y, z];
    },
    [0xffd9e4, 0xf9a8c2, 0xffffff],
    { size: [0.02, 0.045], drift: [0.05, -0.04, 0], glow: 0.3 },
  );
  scene.add(air.object);
  return sized({
    scene,
    camera: eye([0.16, 1.22, 2.15], [0.05, 1.17, -0.3], 17.5),
    lamps: [
      {
        kind: 'panel',
        at: [0.4, 3.0, 0.2],
        to: [0, 0.9, -1.9],
        width: 2.6,
        height: 0.8,
        power: 20,
        color: 0xfff2f0,
        share: 1.6,
      },
      {
        kind: 'panel',
        at: [1.7, 2.3, 1.4],
        to: [0, 1.2, -0.8],
        width: 1,
        height: 1.2,
        power: 20,
        color: 0xfff4ec,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-1.8, 2.1, 1.2],
        to: [0, 1.2, -0.8],
        width: 0.9,
        height: 1,
        power: 13,
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
        power: 9,
        picture: world,
      },
    ],
    dome: { power: 0.6, top: 0xfff0f2 },
    focus: 1.98,
    lens: 0.016,
    shutter: air.shutter,
    grade: { exposure: 0.95, bloom: 0.07, vignette: 0.34 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhiyu-skincare-flower-room': skincareRoom,
  'case-zhiyu-skincare-flower-room-2': skincareResult,
};
