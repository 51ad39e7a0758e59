import { type Group, Scene } from 'three';
import { seeded } from '../engine/random.ts';
import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { type Daylight, skyFrame, skyPicture, tone } from '../kit/daylight.ts';
import { table } from '../kit/furniture.ts';
import { teaSet } from '../kit/goods.ts';
import { display, glow, lacquer, matter, wood } from '../kit/materials.ts';
import { blossom, branch } from '../kit/plants.ts';
import { floor } from '../kit/room.ts';
import { at, box, cylinder, group, lathe, plane } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';

const moonlight: Daylight = {
  sun: { side: -9, height: 8.5 },
  sunlight: tone(0xaec4ff, 0.4),
  skylight: tone(0x3f568c, 0.2),
  sky: [tone(0x0b1433, 0.3), tone(0x22376c, 0.45), tone(0x5c7bb0, 0.6)],
  clouds: { cover: 0.3, light: tone(0x7f9ad0, 0.6), shade: tone(0x1b2850, 0.35) },
  mist: { density: 0.018, color: tone(0x3d568c, 0.45), glow: tone(0xb9cdfa, 0.8) },
  ridge: tone(0x101c3c, 0.35),
  disc: 3.2,
};

const height = 0.4;
const timber = () => wood('#54361f', '#25140a', 7, [2, 1]);

/** Screen of narrow bars around a free field, `width` by 2.2 m. */
function lattice(width: number): Group {
  const bar = timber();
  const model = group();
  for (const y of [0.02, 0.62, 2.2]) model.add(at(box(width, 0.05, 0.06, bar, 0.006), 0, y, 0));
  for (const x of [-width / 2, width / 2])
    model.add(at(box(0.07, 2.24, 0.07, bar, 0.006), x, 1.1, 0));
  const count = Math.round(width / 0.16);
  for (let i = 1; i < count; i += 1) {
    const x = -width / 2 + (i * width) / count;
    model.add(at(box(0.022, 0.58, 0.03, bar, 0.004), x, 0.32, 0));
    if (i % 2 === 0) model.add(at(box(0.018, 1.56, 0.026, bar, 0.004), x, 1.41, 0));
  }
  for (const y of [1.0, 1.4, 1.8]) model.add(at(box(width, 0.018, 0.026, bar, 0.004), 0, y, 0));
  return model;
}

/** Wooden tea room at night: open in the middle to water and ridges in moonlight. */
const teaRoom: ShotFactory = () => {
  const scene = new Scene();
  const camera = eye([0.5, 1.5, 3.4], [-0.1, 1.18, -2], 38);
  camera.far = 400;
  camera.updateProjectionMatrix();
  const { canvas, power } = skyPicture(moonlight, skyFrame);
  const away = 90;
  const sky = plane(
    2 * skyFrame.side * away,
    (skyFrame.high - skyFrame.low) * away,
    display(canvas, power),
  );
  sky.castShadow = false;
  const { x, y, z } = camera.position;
  scene.add(at(sky, x, y + ((skyFrame.high + skyFrame.low) / 2) * away, z - away));
  scene.add(floor({ color: 0x0a1222, reflect: 0.5, blur: 0.05, size: 190, roughness: 0.3 }));
  const random = seeded(2);
  for (let i = 0; i < 24; i += 1) {
    const plank = box(7.4, 0.05, 0.21, wood('#5d3d25', '#2a170b', 9, [3, 1]), 0.004);
    scene.add(at(plank, (random() - 0.5) * 0.3, height - 0.025, -1.7 + i * 0.22));
  }
  const post = timber();
  for (const px of [-3.1, -1.55, 1.55, 3.1])
    scene.add(at(box(0.15, 3, 0.15, post, 0.012), px, height + 1.5, -1.7));
  scene.add(
    at(box(7.4, 0.2, 0.16, post, 0.012), 0, height + 2.36, -1.7),
    at(box(7.4, 0.08, 5.4, matter(0x1c120b, 0.9), 0.01), 0, height + 3, 0.9),
    at(lattice(1.42), -2.33, height, -1.7),
    at(lattice(1.42), 2.33, height, -1.7),
    at(lattice(1.7), -3.1, height, -0.75, 90),
    at(lattice(1.7), -3.1, height, 1.0, 90),
    at(box(3.1, 0.05, 0.1, post, 0.01), 0, height + 0.46, -1.7),
    at(box(0.1, 3, 4.6, matter(0x3b2b20, 0.9), 0.01), 3.2, height + 1.5, 0.7),
  );
  for (let i = 0; i < 9; i += 1)
    scene.add(at(box(0.03, 0.44, 0.03, post, 0.004), -1.4 + i * 0.35, height + 0.23, -1.7));
  for (let i = 0; i < 5; i += 1)
    scene.add(at(box(7.4, 0.12, 0.1, post, 0.01), 0, height + 2.88, -1.3 + i * 0.9));
  // Low table with the tea, cushions, a paper lamp over it.
  const shade = lathe(
    [
      [0.13, 0],
      [0.17, 0.02],
      [0.17, 0.26],
      [0.13, 0.28],
    ],
    glow(0xffb668, 2.2),
  );
  shade.castShadow = false;
  scene.add(
    at(table(1.6, 0.75, 0.4, wood('#6d4528', '#2e190c', 5)), -0.15, height, -0.2),
    at(teaSet(0xdfe6dc), -0.22, height + 0.402, -0.12, 12),
    at(shade, 0.42, height + 1.5, -0.3),
    at(cylinder(0.006, 1.2, matter(0x0c0806, 0.8)), 0.42, height + 1.78, -0.3),
    at(cylinder(0.3, 0.1, matter(0x7a4a35, 0.9)), -0.75, height, 0.55),
    at(cylinder(0.3, 0.1, matter(0x3f5750, 0.9)), 0.55, height, 0.5),
  );
  const pot = lathe(
    [
      [0, 0],
      [0.1, 0],
      [0.15, 0.14],
      [0.13, 0.3],
      [0.06, 0.36],
      [0.05, 0.36],
      [0, 0.3],
    ],
    lacquer(0x2c3a3a, 0.4, 0.6),
  );
  scene.add(
    at(pot, 1.15, height, -1.1),
    at(branch(1.2, [0xf3e6e2, 0xffffff], 3), 1.15, height + 0.34, -1.1),
  );
  return sized({
    scene,
    camera,
    lamps: [
      {
        kind: 'spot',
        at: [0.42, height + 1.62, -0.3],
        to: [0.2, height, -0.25],
        power: 7,
        color: 0xffb26a,
        angle: 58,
        penumbra: 1,
        radius: 0.15,
        share: 1.4,
      },
      {
        kind: 'panel',
        at: [0.42, height + 1.6, -0.1],
        to: [0, height + 1.5, 3],
        width: 0.3,
        height: 0.28,
        power: 2.2,
        color: 0xffb26a,
      },
      {
        kind: 'spot',
        at: [-8, 5.2, -1.2],
        to: [-0.6, height, 0.2],
        power: 130,
        color: 0xa9c2ff,
        angle: 18,
        radius: 0.14,
        share: 1.8,
      },
    ],
    dome: { power: 0.14, top: 0x9db4e8, side: 0xffc08a, reach: 6 },
    focus: 3.7,
    lens: 0.01,
    surroundings: 0.3,
    grade: { exposure: 1.35, bloom: 0.12, vignette: 0.36 },
  });
};

/** The tea table from straight above: what the camera over the table sees. */
const fromAbove: ShotFactory = () => {
  const scene = new Scene();
  const camera = eye([0.02, 2.35, 0.32], [0.02, 0.8, 0.06], 26);
  scene.add(
    at(table(1.9, 0.9, 0.76, wood('#8a6242', '#4a2f1a')), 0, 0, 0),
    at(box(1.5, 0.004, 0.34, matter(0x2f3d36, 0.9), 0.001), 0.02, 0.763, 0.06),
    at(teaSet(0xe6efe6), 0.0, 0.766, 0.06, 6),
    at(blossom(0.05, 0xf7c9d2, 3), 0.44, 0.77, -0.02),
    at(blossom(0.035, 0xffe9ec, 5), 0.36, 0.77, 0.14),
  );
  return sized({
    scene,
    camera,
    lamps: [
      {
        kind: 'panel',
        at: [-1.5, 2.2, 0.7],
        to: [0, 0.8, 0],
        width: 1,
        height: 1,
        power: 11,
        color: 0xfff2e0,
        share: 2,
      },
      {
        kind: 'panel',
        at: [1.3, 1.8, -0.8],
        to: [0, 0.8, 0],
        width: 0.7,
        height: 0.7,
        power: 2.4,
        color: 0xdfe8ff,
      },
    ],
    dome: { power: 0.3, top: 0xe6ecff },
    focus: 1.6,
    lens: 0.006,
    grade: { exposure: 1.0, vignette: 0.3 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'tea-room': teaRoom,
  'tea-table-top': fromAbove,
};
