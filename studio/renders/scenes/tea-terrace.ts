import {
  Color,
  type Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Vector3,
} from 'three';
import type { ModelFactory } from '../../models/set.ts';
import { between, seeded } from '../engine/random.ts';
import type { Dome, Grade, Lamp, Point, Shot, ShotFactory } from '../engine/shot.ts';
import { type Daylight, tone } from '../kit/daylight.ts';
import { table } from '../kit/furniture.ts';
import { teaSet } from '../kit/goods.ts';
import { glow, matter, wood } from '../kit/materials.ts';
import { branch, pottedPlant } from '../kit/plants.ts';
import { at, box, group, lathe, rod } from '../kit/shapes.ts';
import { type Cover, teaHills } from '../kit/tea-hills.ts';

/** One variant of the scene: its daylight, what lies on the hills, and the light on the terrace. */
interface Variant {
  light: Daylight;
  cover: Cover;
  lamps: Lamp[];
  dome: Dome;
  grade: Grade;
  blossoms: number[];
  /** The lamp on the terrace is lit. */
  lit?: boolean;
}

const boards = () => wood('#8d7556', '#4a3826', 9, [2, 1]);
const timber = () => wood('#7d5a3c', '#3f2817', 6, [2, 1]);

/** Floor of planks along X, up to the railing. */
function deck(width: number): Group {
  const model = group();
  const random = seeded(4);
  for (let i = 0; i < 38; i += 1) {
    const z = -1.72 + i * 0.152;
    const plank = box(width, 0.05, 0.144, boards(), 0.006);
    model.add(at(plank, (random() - 0.5) * 0.6, -0.027 + (random() - 0.5) * 0.004, z));
  }
  return model;
}

/** Railing lower than the table, with a cap of snow if wanted. */
function railing(width: number, snow: boolean): Group {
  const post = timber();
  const model = group(at(box(width, 0.05, 0.11, post, 0.012), 0, 0.71, -1.72));
  for (const y of [0.2, 0.45]) model.add(at(box(width, 0.035, 0.04, post, 0.008), 0, y, -1.72));
  const posts = Math.floor((width - 0.6) / 1.4);
  for (let i = 0; i <= posts; i += 1)
    model.add(at(box(0.075, 0.72, 0.075, post, 0.01), (i - posts / 2) * 1.4, 0.35, -1.72));
  if (snow) {
    const random = seeded(8);
    for (let i = 0; i < (46 * width) / 9; i += 1) {
      const long = between(random, 0.2, 0.34);
      const cap = box(long, between(random, 0.03, 0.055), 0.1, matter(0xeef2f7, 1), 0.02);
      model.add(at(cap, 0.1 - width / 2 + i * 0.195, 0.752, -1.72 + (random() - 0.5) * 0.012));
    }
    for (let i = 0; i < (30 * width) / 9; i += 1) {
      const drift = box(
        between(random, 0.34, 0.6),
        0.05,
        between(random, 0.2, 0.44),
        matter(0xeef2f7, 1),
        0.024,
      );
      model.add(
        at(drift, 0.1 - width / 2 + i * 0.3, 0.01, -1.6 + random() * 0.1, (random() - 0.5) * 16),
      );
    }
  }
  return model;
}

/** Lamp of wood and paper, about knee-high. */
function paperLamp(lit: boolean): Group {
  const frame = matter(0x2c1d12, 0.6);
  const paper = lit ? glow(0xffb765, 2.6) : matter(0xe9dfc8, 0.9);
  const body = box(0.22, 0.4, 0.22, paper, 0.01);
  body.castShadow = false;
  const model = group(at(body, 0, 0.26, 0), at(box(0.28, 0.03, 0.28, frame, 0.006), 0, 0.475, 0));
  model.add(at(box(0.26, 0.03, 0.26, frame, 0.006), 0, 0.05, 0));
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      model.add(rod([x * 0.115, 0, z * 0.115], [x * 0.115, 0.47, z * 0.115], 0.011, frame));
  for (const y of [0.18, 0.32])
    for (const z of [-1, 1])
      model.add(rod([-0.115, y, z * 0.114], [0.115, y, z * 0.114], 0.005, frame));
  return model;
}

/** Bench of two boards. */
function bench(width: number): Group {
  const oak = timber();
  return group(
    at(box(width, 0.045, 0.3, oak, 0.01), 0, 0.44, 0),
    at(box(0.05, 0.42, 0.26, oak, 0.008), -width / 2 + 0.14, 0.21, 0),
    at(box(0.05, 0.42, 0.26, oak, 0.008), width / 2 - 0.14, 0.21, 0),
  );
}

/** Jar with a flowering branch; its fine parts throw no shadows. */
function vase(colors: number[]): Group {
  const clay = matter(0x4d3a30, 0.7);
  const twigs = branch(0.85, colors, 5);
  twigs.traverse((part) => {
    part.castShadow = false;
    if (part instanceof InstancedMesh) part.count = 14;
  });
  return group(
    lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.12, 0.1],
        [0.115, 0.22],
        [0.05, 0.3],
        [0.055, 0.34],
        [0.045, 0.34],
        [0, 0.3],
      ],
      clay,
    ),
    at(twigs, 0, 0.3, 0, 24),
  );
}

/** Snow in the air: near flakes are large and soft, far ones small. */
function flakes(eye: Point): { object: InstancedMesh; shutter: (time: number) => void } {
  const random = seeded(77);
  const count = 760;
  const object = new InstancedMesh(
    new IcosahedronGeometry(1, 1),
    new MeshBasicMaterial({ color: new Color(0.92, 0.94, 0.97) }),
    count,
  );
  object.frustumCulled = false;
  const places = Array.from({ length: count }, () => {
    const away = 1.7 + 12 * random() ** 1.2;
    const at = new Vector3(
      eye[0] + (random() - 0.5) * away * 1.3,
      eye[1] + (random() - 0.47) * away * 0.86,
      eye[2] - away,
    );
    return { at, size: between(random, 0.0055, 0.012), speed: between(random, 0.7, 1.3) };
  });
  const turn = new Quaternion();
  const matrix = new Matrix4();
  const shutter = (time: number) => {
    places.forEach(({ at, size, speed }, i) => {
      const moved = at.clone().add(new Vector3(0.012, -0.034, 0).multiplyScalar(time * speed));
      object.setMatrixAt(i, matrix.compose(moved, turn, new Vector3(size, size, size)));
    });
    object.instanceMatrix.needsUpdate = true;
  };
  shutter(0);
  return { object, shutter };
}

const eye: Point = [-0.35, 1.6, 3.5];

/** Width of floor and railing in metres, for somebody who looks to the sides. */
const WIDE = 17.4;

/** Where one stands to look around: in front of the table. */
const viewpoint: Point = [0, 1.5, 2];

/** What stands on the terrace in every variant. */
const set = (width: number) =>
  group(
    deck(width),
    at(table(1.9, 0.72, 0.76, wood('#8a6242', '#4a2f1a')), 0.42, 0, 0.1),
    at(teaSet(0xe6efe6), 0.34, 0.762, 0.14, 10),
    at(bench(1.3), 0.42, 0, -0.72),
    at(pottedPlant(1.0, 6, matter(0x3d3a36, 0.7)), 2.28, 0, -1.15),
  );

/** What changes with the variant: snow on the railing, the lamp, the flowers. */
const thingsOf = (
  { cover, blossoms, lit = false }: Pick<Variant, 'cover' | 'blossoms' | 'lit'>,
  width: number,
) =>
  group(
    railing(width, (cover.snow ?? 0) > 0),
    at(paperLamp(lit), -1.16, 0, -0.92, 14),
    at(vase(blossoms), 1.16, 0.76, 0),
  );

/**
 * The terrace in one of its variants: from the place of the wide camera, or for somebody who looks
 * around.
 */
function terrace(
  { light, cover, lamps, dome, grade, blossoms, lit = false }: Variant,
  isWide = false,
): Shot {
  const scene = new Scene();
  const from = isWide ? viewpoint : eye;
  const width = isWide ? WIDE : 9;
  const camera = new PerspectiveCamera(39, 1.6, 0.2, 400);
  camera.position.set(...from);
  camera.lookAt(from[0] + 0.1, 1.38, -2);
  camera.updateMatrixWorld();
  const snow = (cover.snow ?? 0) > 0;
  scene.add(
    teaHills(light, cover, camera.position, isWide),
    set(width),
    thingsOf({ cover, blossoms, lit }, width),
  );
  const air = snow ? flakes(from) : undefined;
  if (air) scene.add(air.object);
  return {
    scene,
    camera,
    lamps,
    dome: { reach: 6, ...dome },
    surroundings: 0.55,
    reflectors: [
      {
        at: [0, 6, 0],
        width: 12,
        height: 12,
        power: dome.power * 0.45,
        color: dome.top ?? 0xffffff,
      },
    ],
    focus: 4.2,
    lens: 0.012,
    grade,
    ...(air ? { shutter: air.shutter } : {}),
  };
}

/** The sun as a lamp far away: `strength` is what it gives at the table. */
function sunLamp([x, y, z]: Point, strength: number, color: number, radius: number): Lamp {
  const away = Math.hypot(x, y, z);
  return {
    kind: 'spot',
    at: [x, y, z],
    to: [0, 0.6, -0.2],
    power: strength * away * away,
    color,
    angle: 20,
    radius,
    penumbra: 0.3,
    share: 2.4,
  };
}

const green: Cover = {
  leaf: new Color(0x3b5c2b),
  shoot: new Color(0x82984a),
  earth: new Color(0x4a3b28),
};

/** Sun low on the left behind the ridge, mist in the valley. */
const dawn: Variant = {
  light: {
    sun: { side: -21, height: 11 },
    sunlight: tone(0xffc48a, 5),
    skylight: tone(0xa3bbdc, 1.05),
    sky: [tone(0x7fa9d2, 1), tone(0xf0d6c0, 1.5), tone(0xffdcae, 2)],
    clouds: { cover: 0.2, light: tone(0xffe2c8, 2), shade: tone(0xcdb8be, 1.3) },
    mist: { density: 0.011, color: tone(0xdcdde2, 1.25), glow: tone(0xffdba6, 2.1) },
    ridge: tone(0x5a6f8c, 0.6),
  },
  cover: green,
  lamps: [
    sunLamp([-9, 5.2, -17], 2.6, 0xffc58c, 0.5),
    {
      kind: 'panel',
      at: [3.2, 3.2, 4],
      to: [0.3, 0.8, 0],
      width: 3,
      height: 2.4,
      power: 16,
      color: 0xffe8d2,
    },
  ],
  dome: { power: 1.3, top: 0xc4d6f2, side: 0xffdcb8 },
  grade: { exposure: 1.22, bloom: 0.12, vignette: 0.24, saturation: 1.12 },
  blossoms: [0xffe9ec, 0xfff6f2, 0xf7c9d2],
};

/** Sun high in front of the terrace on the left, blue sky, no mist. */
const noon: Variant = {
  light: {
    sun: { side: -128, height: 58 },
    sunlight: tone(0xfff3dc, 2.5),
    skylight: tone(0xa9c8f2, 0.78),
    sky: [tone(0x2f74c4, 0.95), tone(0x6fa9de, 1.1), tone(0xc2dcec, 1.25)],
    clouds: { cover: 0.24, light: tone(0xffffff, 2.4), shade: tone(0xdbe4ee, 1.7) },
    mist: { density: 0.0062, color: tone(0xbcd4e6, 0.95), glow: tone(0xd6e4ea, 1) },
    ridge: tone(0x45688a, 0.5),
  },
  cover: green,
  lamps: [
    sunLamp([-9, 18, 8], 4.4, 0xfff1da, 0.16),
    {
      kind: 'panel',
      at: [3.5, 3.5, 4],
      to: [0.3, 0.8, 0],
      width: 3,
      height: 3,
      power: 12,
      color: 0xdfeaff,
    },
  ],
  dome: { power: 1.5, top: 0xbcd6ff, side: 0xe6efe0 },
  grade: { exposure: 0.86, bloom: 0.05, vignette: 0.2, saturation: 1.12 },
  blossoms: [0x7f9a4a, 0x647f38, 0x9aa95c],
};

/** After sunset on the right: violet sky, a lit lamp on the terrace. */
const dusk: Variant = {
  light: {
    sun: { side: 26, height: 3 },
    sunlight: tone(0xff8a4d, 0.3),
    skylight: tone(0x6478bc, 0.4),
    sky: [tone(0x141d4a, 0.42), tone(0x4b4684, 0.62), tone(0xe88a5c, 0.92)],
    clouds: { cover: 0.2, light: tone(0xff9a70, 0.95), shade: tone(0x6d5482, 0.6) },
    mist: { density: 0.0065, color: tone(0x4f5a96, 0.5), glow: tone(0xd97a58, 0.62) },
    ridge: tone(0x1f2750, 0.35),
  },
  cover: green,
  lamps: [
    {
      kind: 'spot',
      at: [0.2, 2.7, 2.2],
      to: [0.5, 0.76, 0.1],
      power: 13,
      color: 0xffbf80,
      angle: 26,
      penumbra: 1,
      radius: 0.25,
      share: 1.4,
    },
    {
      kind: 'panel',
      at: [-1.16, 0.36, -0.7],
      to: [-0.6, 0.3, 2],
      width: 0.3,
      height: 0.4,
      power: 2.6,
      color: 0xffa552,
    },
    {
      kind: 'panel',
      at: [-1.16, 0.5, -1.1],
      to: [-1.1, 0.4, -3],
      width: 0.3,
      height: 0.4,
      power: 1.8,
      color: 0xffa552,
      share: 0.6,
    },
    sunLamp([10, 2.4, -17], 0.22, 0xff8a55, 0.8),
  ],
  dome: { power: 0.36, top: 0x7f90d2, side: 0xc98a78 },
  grade: { exposure: 1.45, bloom: 0.14, vignette: 0.34, saturation: 1.06 },
  blossoms: [0xc9d7ef, 0xe9e4ee, 0xb7c4de],
  lit: true,
};

/** Overcast light from everywhere, snow on rows, railing and in the air. */
const snow: Variant = {
  light: {
    sun: { side: -60, height: 40 },
    sunlight: tone(0xdfe6f0, 0.26),
    skylight: tone(0xd9e1ee, 1.3),
    sky: [tone(0xb4c0d0, 0.95), tone(0xcbd3de, 1.1), tone(0xe2e7ec, 1.25)],
    clouds: { cover: 0.1, light: tone(0xe3e8ee, 1.15), shade: tone(0xc9d2de, 1.05) },
    mist: { density: 0.018, color: tone(0xd6dde6, 1.15), glow: tone(0xdce2e8, 1.2) },
    ridge: tone(0x7d8ca0, 0.6),
  },
  cover: { ...green, snow: 0.95, leaf: new Color(0x2f4f33), shoot: new Color(0x56734a) },
  lamps: [
    {
      kind: 'panel',
      at: [-3.5, 4.5, 3.5],
      to: [0.2, 0.6, 0],
      width: 4,
      height: 4,
      power: 34,
      color: 0xe8efff,
    },
    {
      kind: 'panel',
      at: [-1.16, 0.36, -0.7],
      to: [-0.6, 0.3, 2],
      width: 0.3,
      height: 0.4,
      power: 1.6,
      color: 0xffb36a,
      share: 0.5,
    },
  ],
  dome: { power: 2.4, top: 0xdde6f6, side: 0xe2e6ea },
  grade: { exposure: 0.95, bloom: 0.06, vignette: 0.2, saturation: 0.98 },
  blossoms: [0xc2334f, 0xd94b66, 0xb4243f],
  lit: true,
};

const lights = { dawn, noon, dusk, snow };

export const pictures: Record<string, ShotFactory> = Object.fromEntries(
  Object.entries(lights).map(([name, light]) => [`tea-terrace-${name}`, () => terrace(light)]),
);

export const panoramas: Record<string, ShotFactory> = Object.fromEntries(
  Object.entries(lights).map(([name, light]) => [
    `panorama-tea-terrace-${name}`,
    () => terrace(light, true),
  ]),
);

export const models: Record<string, ModelFactory> = {
  'tea-terrace': () => ({
    always: set(WIDE),
    lights: Object.fromEntries(
      Object.entries(lights).map(([name, variant]) => {
        const { light, cover, lamps, dome, grade } = variant;
        return [
          name,
          {
            objects: thingsOf(variant, WIDE),
            lamps,
            dome,
            exposure: grade.exposure ?? 1,
            backdrop: {
              draw: () => teaHills(light, cover, new Vector3(...viewpoint), true),
              eye: viewpoint,
            },
          },
        ];
      }),
    ),
  }),
};
