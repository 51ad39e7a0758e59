import { type ColorRepresentation, Group } from 'three';
import { between } from '../engine/random.ts';
import type { Lamp, Point, Shot, ShotFactory } from '../engine/shot.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { flowerStage, type StageColors } from '../kit/flower-stage.ts';
import { arch, drum } from '../kit/furniture.ts';
import { jar, serum } from '../kit/goods.ts';
import { matter } from '../kit/materials.ts';
import { branch, flowerBank, petals } from '../kit/plants.ts';
import { podium } from '../kit/room.ts';
import { at, box, group, smoothLathe } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';

const pink = 0xf78fb3;
const pinks: ColorRepresentation[] = [0xffd9e4, 0xf9a8c2, 0xf27fa5, 0xfff1f4];

interface Season extends StageColors {
  petals: ColorRepresentation[];
  wear: FigureOptions;
  count?: number;
}

/** Round stage with arches and flower banks in a storm of petals. */
function stage(season: Season, camera: [Point, Point, number], storm = 1): Shot {
  const scene = flowerStage(season);
  scene.add(at(figure(season.wear), 0.9, 0.29, -1.1, 162));
  // A spiral of petals about the presenter, thinning outwards.
  const whirl = petals(
    season.count ?? 820,
    (random) => {
      const t = random();
      const turn = t * 15 + random() * 0.9;
      const height = 0.3 + t * 3.4 + (random() - 0.5) * 0.5;
      const radius = 0.7 + t * 1.9 + (random() + random() - 1) * 0.6;
      return [0.9 + Math.cos(turn) * radius, height, -0.9 + Math.sin(turn) * radius * 0.8];
    },
    season.petals,
    { size: [0.04, 0.085], drift: [0.06, -0.03, 0.03], glow: 0.3 },
  );
  const loose = petals(
    Math.round(150 * storm),
    (random) => [between(random, -3, 4.4), between(random, 0.2, 4), between(random, -2, 3)],
    season.petals,
    { seed: 5, size: [0.035, 0.07], drift: [0.12, -0.07, 0.04], glow: 0.28 },
  );
  const near = petals(
    26,
    (random) => [between(random, -2, 3), between(random, 0.6, 2.6), between(random, 3.4, 4.6)],
    season.petals,
    { seed: 8, size: [0.04, 0.08], drift: [0.1, -0.05, 0], glow: 0.12 },
  );
  const fallen = petals(
    900,
    (random) => {
      const a = random() * 6.283;
      const r = 0.5 + Math.sqrt(random()) * 3.6;
      const flatHeight = r < 1.5 ? 0.295 : r < 2.5 ? 0.165 : 0.006;
      return [0.9 + Math.cos(a) * r, flatHeight, -1.1 + Math.sin(a) * r];
    },
    season.petals,
    { seed: 9, size: [0.03, 0.06], flat: true },
  );
  scene.add(whirl.object, loose.object, near.object, fallen.object);
  const lamps: Lamp[] = [
    // Both hang before the gate: from within its plane, slivers of light pass onto its posts.
    hung(scene, [-1.2, 4.1, -1.6], [0.9, 1.3, -1.1], 120, season.rim, {
      angle: 19,
      share: 1.6,
      haze: 1,
    }),
    hung(scene, [3.0, 4.1, -1.6], [0.9, 1.3, -1.1], 110, season.key, {
      angle: 19,
      share: 1.4,
      haze: 1,
    }),
    hung(scene, [0.9, 4.1, 0.9], [0.9, 1.0, -1.2], 14, 0xfff2ea, {
      angle: 24,
      share: 1.4,
      haze: 0.3,
      penumbra: 0.9,
    }),
    {
      kind: 'panel',
      at: [4.6, 3.0, 2.4],
      to: [1, 1.2, -1],
      width: 1.6,
      height: 1.8,
      power: 30,
      color: 0xfff0ec,
      share: 1.8,
      haze: 0.1,
    },
    {
      kind: 'panel',
      at: [0.9, 1.9, -2.3],
      to: [0.9, 1.6, 2],
      width: 1.8,
      height: 1.8,
      power: 16,
      color: season.key,
      haze: 0.1,
    },
    {
      kind: 'spot',
      at: [-4.6, 3.6, 1.5],
      to: [-0.6, 0.6, -1.2],
      power: 60,
      color: 0xffe9f0,
      angle: 26,
      share: 0.8,
      haze: 0.2,
    },
  ];
  return {
    scene,
    camera: eye(...camera),
    lamps,
    dome: { power: 0.2, top: 0xffe6ee, side: 0xb9c0ff },
    focus: Math.hypot(camera[0][0] - 0.9, camera[0][2] + 1.1),
    lens: 0.022,
    haze: { density: 0.013, noise: 0.6 },
    surroundings: 0.4,
    // Open for less than half of the movement: petals keep their shape.
    shutter: (time) => {
      const open = 0.3 + 0.4 * time;
      whirl.shutter(open);
      loose.shutter(open);
      near.shutter(open);
    },
    grade: { exposure: 1.14, saturation: 1.34, bloom: 0.09, vignette: 0.42, lift: 0x030102 },
  };
}

const bloomSeason: Season = {
  petals: pinks,
  flowers: [0xf7a1bd, 0xffd3de, 0xe5668f, 0xfff0f2],
  key: 0xffc9d8,
  rim: pink,
  ground: 0xe9cfd3,
  wear: {
    outfit: 'dress',
    hair: 'tail',
    jacket: 0xd98fa6,
    left: [0.38, 1.68, 0.18],
    right: [-0.5, 1.2, 0.24],
    weight: 0.9,
    twist: -8,
    look: [22, -16],
    grip: [0.2, 0.2],
  },
};

const hero: ShotFactory = () => stage(bloomSeason, [[-0.7, 1.5, 6.2], [0.25, 1.62, -1], 36], 1.3);

const autumnSeason: Season = {
  petals: [0xffe2a8, 0xf6b84f, 0xe98a3a, 0xfff4e0],
  flowers: [0xf4b45a, 0xffe0a6, 0xd9702e, 0xfff3e2],
  key: 0xffdcae,
  rim: 0xff9a3d,
  ground: 0xe8d8c4,
  wear: { ...bloomSeason.wear, jacket: 0xb9503a },
};

/** In autumn, from above and behind her: petals part where the stage is touched. */
const demo: ShotFactory = () => {
  const from: Point = [-1.5, 3.3, 3.7];
  const shot = stage({ ...autumnSeason, count: 820 }, [from, [0.95, 1.25, -1], 45], 0.6);
  const touch = new Group();
  for (let i = 0; i < 3; i += 1) {
    const ring = podium(0.26 + i * 0.17, 0.001, 0x0, 0xfff0dc, 2.4 - i * 0.7);
    ring.rotation.x = Math.PI / 2;
    ring.children[0]?.removeFromParent();
    touch.add(ring);
  }
  const gifts = petals(
    160,
    (random) => {
      const a = random() * 6.283;
      const r = 0.34 + random() * 0.7;
      return [Math.cos(a) * r, Math.sin(a) * r, (random() - 0.5) * 0.4];
    },
    [0xff6a4a, 0xffc24d, 0xfff1e2],
    { seed: 77, size: [0.05, 0.09], drift: [0.05, 0.04, 0], glow: 0.18 },
  );
  touch.add(gifts.object);
  touch.position.set(2.0, 1.9, 0.1);
  touch.lookAt(...from);
  shot.scene.add(touch);
  // The outer leg of the left arch stands beside the podium, where the floor is dark.
  shot.scene.add(
    at(podium(0.46, 0.1, autumnSeason.ground, autumnSeason.rim, 3), -1.7, 0, -2.24),
    at(flowerBank(0.5, 0.22, 0.3, autumnSeason.flowers, 5, 12, [0.07, 0.12]), -1.86, 0.1, -2.0),
  );
  return shot;
};

/** Spring: a branch close by, bottles under it. */
const spring: ShotFactory = () => {
  const scene = hall({ width: 12, back: -4, height: 5, trusses: [] });
  const plaster = matter(0xf3dfe0, 0.7);
  scene.add(
    at(arch(1.5, 1.9, 0.14, 0.2, plaster), 0.1, 0.6, -1.2),
    at(box(2.6, 0.06, 0.9, plaster, 0.02), 0, 0.9, -0.1),
    at(box(2.2, 0.86, 0.7, matter(0xc9a5ae, 0.7), 0.02), 0, 0.45, -0.1),
  );
  scene.add(
    at(drum(0.14, 0.12, plaster), 0.06, 0.93, 0.02),
    at(drum(0.1, 0.05, plaster), 0.28, 0.93, 0.12),
    at(drum(0.17, 0.03, plaster), -0.22, 0.93, 0.1),
  );
  scene.add(
    at(serum(0xd98aa0), 0.06, 1.05, 0.02),
    at(jar(0xfff1f2, 0xe7b7a0), 0.28, 0.98, 0.12),
    at(serum(0xf7e6e8, 'pump'), -0.2, 0.96, 0.1),
  );
  // One branch stands in a vase, one comes in from outside the picture.
  const vase = smoothLathe(
    [
      [0, 0],
      [0.05, 0],
      [0.072, 0.07],
      [0.05, 0.15],
      [0.026, 0.19],
      [0.03, 0.21],
      [0.022, 0.2],
      [0.018, 0.17],
    ],
    matter(0xf6eeec, 0.35),
  );
  const outside = group(branch(0.75, [0xffd3de, 0xf7a1bd, 0xfff3f5], 12));
  outside.rotation.z = 2.45;
  scene.add(
    at(vase, -0.62, 0.93, -0.14),
    at(branch(0.9, [0xffd3de, 0xf7a1bd, 0xfff3f5], 7), -0.63, 1.12, -0.14),
    at(group(outside), 1.34, 1.96, -0.55),
  );
  const air = petals(
    90,
    (random) => {
      const [x, y] = [between(random, -1, 1), between(random, 0.95, 2)];
      // The goods stay clear of petals.
      return Math.abs(x) < 0.4 && y < 1.3 ? null : [x, y, between(random, -0.8, 0.9)];
    },
    pinks,
    { size: [0.018, 0.034], drift: [0.04, -0.03, 0], glow: 0.06 },
  );
  const fallen = petals(
    110,
    (random) => [between(random, -0.9, 0.9), 0.934, between(random, -0.4, 0.32)],
    pinks,
    { seed: 3, size: [0.016, 0.03], flat: true },
  );
  scene.add(air.object, fallen.object);
  return {
    scene,
    camera: eye([0.1, 1.25, 1.75], [-0.02, 1.16, 0], 36),
    lamps: [
      {
        kind: 'panel',
        at: [1.5, 2.2, 1.2],
        to: [0, 1.1, 0],
        width: 1,
        height: 1,
        power: 9,
        color: 0xfff2ee,
        share: 2,
      },
      {
        kind: 'spot',
        at: [-1.6, 2.6, -0.9],
        to: [0, 1.1, 0],
        power: 60,
        color: 0xff9dbd,
        angle: 20,
        share: 1.5,
      },
      {
        kind: 'spot',
        at: [0.1, 2.6, -2.2],
        to: [0.1, 1.2, -0.4],
        power: 26,
        color: 0xffd9e4,
        angle: 26,
        share: 1.2,
        haze: 1.3,
      },
    ],
    dome: { power: 0.16, top: 0xffe6ee, centre: [0, 1, 0] },
    closeUp: true,
    samples: 44,
    focus: 1.74,
    lens: 0.016,
    haze: { density: 0.01 },
    surroundings: 0.8,
    shutter: air.shutter,
    grade: { exposure: 1.25, saturation: 1.3, bloom: 0.08 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'flower-hero': hero,
  'flower-demo': demo,
  'flower-gallery-1': spring,
};
