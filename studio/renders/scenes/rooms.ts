import type { ModelFactory } from '../../models/set.ts';
import { panoramasOf } from '../engine/panorama.ts';
import { relit, relitLamps } from '../engine/relight.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { programme, promptLines, slide } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { arch, drum, table } from '../kit/furniture.ts';
import {
  boomMicrophone,
  cameraOnPedestal,
  cameraOnTripod,
  laptop,
  monitor,
  teleprompter,
} from '../kit/gear.ts';
import { gift, handbag, headphones, jar, serum, strawHat, teaSet } from '../kit/goods.ts';
import { glow, lacquer, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { acousticWall, floorCable, ledWall, neon, podium, softbox } from '../kit/room.ts';
import { blend, ellipsoid, limb, skin } from '../kit/sdf.ts';
import { at, box, group, mesh, plane, rod } from '../kit/shapes.ts';
import { eye, hall, hung, rigging } from '../kit/stage.ts';
import { portal } from '../kit/worlds.ts';

/** Selling: goods on steps, the host between them. */
const ecommerce: ShotFactory = () => {
  const scene = hall({
    width: 14,
    back: -4.4,
    height: 5.6,
    trusses: [-1.4, 1.8],
    trussHeight: 3.8,
  });
  const paint = matter(0xcf5a36, 0.62);
  const deep = matter(0x9c3a22, 0.62);
  const cream = matter(0xf0d8bd, 0.62);
  scene.add(
    at(box(6.6, 3.4, 0.1, deep, 0.02), 0.6, 1.7, -3),
    at(arch(2.3, 2.9, 0.24, 0.3, paint), 0.6, 0.12, -2.7),
    at(arch(1.5, 2.1, 0.2, 0.3, cream), 2.6, 0.12, -2.5, -10),
    at(arch(1.5, 2.1, 0.2, 0.3, cream), -1.4, 0.12, -2.5, 10),
  );
  const sun = rod([0.6, 1.95, -2.9], [0.6, 1.95, -2.88], 0.78, glow(0xffd9a0, 0.9));
  sun.castShadow = false;
  scene.add(sun, at(podium(2.8, 0.12, 0xb84a2b, 0xffb25e, 3), 0.6, 0, -1.1));
  const steps: [number, number, number, number][] = [
    [-1.25, 0.5, -0.4, 0.3],
    [-0.72, 0.3, 0.05, 0.26],
    [1.85, 0.62, -0.5, 0.3],
    [2.38, 0.36, -0.1, 0.28],
    [1.45, 0.24, 0.2, 0.24],
    [-1.65, 0.85, -1.1, 0.26],
    [2.7, 0.95, -1.2, 0.26],
  ];
  for (const [i, [x, h, z, r]] of steps.entries())
    scene.add(at(drum(r, h, i % 2 ? cream : paint), x, 0.12, z));
  const on = (object: ReturnType<typeof group>, i: number, turn: number, scale = 1.5) => {
    const [x, h, z] = steps[i] as [number, number, number, number];
    object.scale.setScalar(scale);
    scene.add(at(object, x, h + 0.12, z, turn));
  };
  on(handbag(0x7a2f22), 0, 18, 1.4);
  on(strawHat('#ecd3a2', 0x7a2f22), 1, 20, 1.25);
  on(
    group(
      at(serum(0x6b3f2a), -0.06, 0, 0),
      at(serum(0xd9a066, 'pump'), 0.03, 0, 0.04),
      at(jar(), 0.1, 0, -0.03),
    ),
    2,
    -14,
    1.9,
  );
  on(gift(0.24, 0.2, 0.24, 0xf0d8bd, 0xb5322c), 3, 24, 1.3);
  on(headphones(0x2a2420, 0xe2622d), 4, -24, 1.2);
  on(teaSet(0xf3ece0).children[1] as ReturnType<typeof group>, 5, 30, 1.8);
  on(gift(0.2, 0.26, 0.2, 0xb5322c, 0xf4d9a8), 6, -18, 1.2);
  scene.add(
    at(
      figure({ ...poses.present, outfit: 'dress', hair: 'long', jacket: 0xf3e7d4, look: [-26, 0] }),
      0.55,
      0.12,
      -0.95,
      158,
    ),
  );
  const shown = programme('#b84a2b', { goods: true, coat: '#f3e7d4' });
  scene.add(
    at(cameraOnTripod(1.4, shown, 0xff3b30), -1.75, 0, 2.2, 146),
    at(cameraOnPedestal(1.45, shown), 2.7, 0, 2.3, 212),
  );
  const key = softbox([3.6, 2.9, 1.6], [0.6, 1.2, -0.9], 1, 1.3, 6, 0xfff0da);
  scene.add(key.object);
  rigging(scene, [-2.4, 0.2, 2.8], 3.4, 1.8, [0.6, 0, -2]);
  return {
    scene,
    camera: eye([-0.1, 1.5, 6.3], [0.5, 1.36, -1], 32),
    lamps: [
      { ...key.lamp, power: 25, share: 2, haze: 0.2 },
      {
        kind: 'panel',
        at: [-3.0, 3.0, 2],
        to: [0.3, 1, -1],
        width: 1.2,
        height: 1.2,
        power: 12,
        color: 0xffd6b0,
      },
      hung(scene, [-1.6, 3.4, -1.6], [0.5, 1.3, -0.95], 120, 0xffb46a, {
        angle: 18,
        share: 1.4,
        haze: 1,
      }),
      hung(scene, [2.8, 3.4, -1.6], [0.6, 1.3, -0.95], 110, 0xffd7a8, {
        angle: 18,
        share: 1.2,
        haze: 1,
      }),
      hung(scene, [0.6, 3.4, 0.4], [0.6, 1.6, -3], 40, 0xffe2c0, {
        angle: 34,
        penumbra: 1,
        haze: 0.3,
      }),
    ],
    dome: { power: 0.09, top: 0xffdcc0 },
    focus: 7.2,
    lens: 0.03,
    haze: { density: 0.01, noise: 0.6 },
    surroundings: 0.5,
    grade: { exposure: 1.08, bloom: 0.07 },
  };
};

/** Launch: a figure before a wall of light. */
const launch: ShotFactory = () => {
  const scene = hall({
    width: 26,
    back: -7,
    height: 9,
    trusses: [-3.5, 0.5],
    trussHeight: 6.6,
    reflect: 0.07,
    blur: 0.07,
  });
  const picture = portal('#ff6a3d', '#5a2bd8', 1920, 860);
  scene.add(at(ledWall(picture, 13.5, 6.0, 2.3, 0.3), 0.5, 0, -5.6));
  scene.add(
    at(box(13.5, 0.3, 5, lacquer(0x0c0d12, 0.25, 1), 0.02), 0.5, 0.15, -3.0),
    neon([-6.2, 0.31, -0.49], [7.2, 0.31, -0.49], 0xff7a4a, 3.4, 0.012),
  );
  scene.add(at(podium(1.1, 0.12, 0x101116, 0xffb08a, 4), 1.9, 0.3, -2.3));
  scene.add(
    at(
      figure({
        ...poses.raise,
        hair: 'bun',
        jacket: 0xe9e4da,
        trousers: 0x1b1d24,
        look: [-18, -8],
      }),
      1.9,
      0.42,
      -2.3,
      186,
    ),
  );
  scene.add(at(drum(0.5, 0.7, lacquer(0x14151b, 0.3)), -0.6, 0.3, -2.5));
  const product = group(box(0.34, 0.34, 0.34, lacquer(0x1b1c24, 0.12, 1, 0.6), 0.07));
  product.rotation.set(0.6, 0.78, 0);
  scene.add(at(product, -0.6, 1.36, -2.5));
  product.rotation.set(0.62, 0.78, 0.1);
  // The audience: rows of shoulders and heads, dark against the wall.
  const head = skin(
    blend(
      0.05,
      ellipsoid([0, 0.27, 0], [0.092, 0.122, 0.108]),
      limb([0, 0.05, 0], [0, 0.2, 0], 0.062),
      limb([-0.17, 0, 0], [0.17, 0, 0], 0.085),
      limb([-0.19, 0, 0], [-0.22, -0.3, 0], 0.08),
      limb([0.19, 0, 0], [0.22, -0.3, 0], 0.08),
      ellipsoid([0, -0.2, 0], [0.19, 0.25, 0.13]),
    ),
    [-0.4, -0.45, -0.25],
    [0.4, 0.55, 0.25],
    0.022,
  );
  const dark = matter(0x0a0a0d, 0.85);
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 15; i += 1) {
      const jitter = Math.sin(i * 12.9 + row * 78.2) * 0.12;
      scene.add(
        at(
          mesh(head, dark),
          -5.6 + i * 0.82 + (row % 2) * 0.4 + jitter,
          0.92 + row * 0.02 + jitter * 0.4,
          1.7 + row * 0.95 + jitter,
          180 + jitter * 90,
        ),
      );
    }
  }
  scene.add(
    at(
      cameraOnPedestal(1.75, programme(picture, { coat: '#14161b' }), 0xff3b30),
      -2.7,
      0,
      3.1,
      156,
    ),
  );
  return {
    scene,
    camera: eye([-0.2, 1.9, 7.6], [0.9, 2.05, -3], 32),
    lamps: [
      {
        kind: 'panel',
        at: [0.5, 3.2, -5.4],
        to: [0.5, 2.6, 2],
        width: 12,
        height: 5.4,
        power: 130,
        picture,
        share: 2.4,
        haze: 0.12,
      },
      hung(scene, [-3.2, 6.1, -3.3], [1.9, 1.4, -2.3], 330, 0xffc7a0, {
        angle: 9,
        share: 1.3,
        haze: 1.2,
      }),
      hung(scene, [5.6, 6.1, -3.3], [1.9, 1.5, -2.3], 300, 0xffffff, {
        angle: 9,
        share: 1.3,
        haze: 1.2,
      }),
      {
        kind: 'spot',
        at: [-1.5, 5.6, 3.5],
        to: [1.9, 1.5, -2.3],
        power: 150,
        color: 0xfff0e0,
        angle: 7,
        haze: 0.15,
      },
      hung(scene, [-0.6, 6.1, -3.4], [-0.6, 1.2, -2.5], 160, 0xffe6d6, {
        angle: 8,
        share: 1,
        haze: 1.2,
      }),
      {
        kind: 'spot',
        at: [-6, 6.2, 0.5],
        to: [-5.4, 0, -3],
        power: 200,
        color: 0x6a49ff,
        angle: 8,
        share: 0.7,
        haze: 1.4,
      },
      {
        kind: 'spot',
        at: [7, 6.2, 0.5],
        to: [6.4, 0, -3],
        power: 200,
        color: 0xff6a3d,
        angle: 8,
        share: 0.7,
        haze: 1.4,
      },
    ],
    dome: { power: 0.015, top: 0x9fb4ff, reach: 12 },
    focus: 10.4,
    lens: 0.035,
    haze: { density: 0.012, noise: 0.6 },
    surroundings: 0.4,
    grade: { exposure: 1.05, bloom: 0.09, vignette: 0.4 },
  };
};

/** Training: lecturer's place, prompter camera, slides on a large screen. */
const training: ShotFactory = () => {
  const scene = hall({
    width: 13,
    back: -4,
    height: 4.6,
    trusses: [-0.6],
    trussHeight: 3.5,
    slats: 0x2a211a,
    floorColor: 0x17140f,
  });
  const deck = slide('#ff9d3a');
  scene.add(at(acousticWall(8, 3.2, 'slats', 0x6b4a30), 0.4, 0, -3.4));
  const screen = group(
    box(3.3, 1.92, 0.07, matter(0x101114), 0.015),
    at(
      plane(
        3.2,
        1.8,
        (monitor(deck, 1, 0.92).children[1] as ReturnType<typeof mesh>).material as ReturnType<
          typeof matter
        >,
      ),
      0,
      0,
      0.038,
    ),
  );
  scene.add(
    at(screen, -0.35, 1.72, -3.2),
    at(pottedPlant(1.4, 4), 2.55, 0, -2.6),
    at(pottedPlant(1.1, 7), -2.6, 0, -2.7),
  );
  scene.add(neon([-2.3, 3.12, -3.3], [3.2, 3.12, -3.3], 0xffc98a, 2.4, 0.014));
  scene.add(
    at(table(1.5, 0.62, 0.95, wood('#8a6242', '#4a2f1a')), 1.5, 0, -1.7, -14),
    at(laptop(deck, 110), 1.72, 0.95, -1.72, 164),
  );
  scene.add(
    at(
      figure({
        ...poses.presentLeft,
        outfit: 'blouse',
        hair: 'bun',
        jacket: 0x4a5f88,
        trousers: 0x2a2d34,
        look: [18, 0],
      }),
      1.15,
      0,
      -2.05,
      -142,
    ),
  );
  const camera = group(
    at(cameraOnPedestal(1.45, programme(deck, { x: 0.72, coat: '#31405c' }), 0xff3b30), 0, 0, 0),
    at(teleprompter(promptLines()), 0, 1.34, 0.62),
  );
  scene.add(
    at(camera, 1.95, 0, 0.9, 204),
    at(cameraOnTripod(1.35, programme(deck)), -1.9, 0, 1.4, 146),
  );
  const key = softbox([3.5, 2.6, 0.6], [1.1, 1.3, -2], 0.9, 1.1, 6, 0xffedd4);
  const fill = softbox([-2.6, 2.5, 0.0], [1, 1.2, -2], 0.8, 0.9, 4, 0xfff4e4);
  scene.add(key.object, fill.object, at(boomMicrophone(1.3, 2.4), 2.6, 0, -2.3, 176));
  scene.add(
    floorCable([
      [2.3, 1.4],
      [1.2, 1.9],
      [-0.6, 1.6],
      [-1.9, 1.2],
      [-4, 0.6],
    ]),
  );
  return {
    scene,
    camera: eye([-0.4, 1.42, 4.4], [0.36, 1.36, -2], 35),
    lamps: [
      { ...key.lamp, power: 42, share: 2, haze: 0.15 },
      { ...fill.lamp, power: 22, share: 1.2, haze: 0.15 },
      hung(scene, [2.6, 3.1, -2.9], [1.2, 1.4, -2.0], 110, 0xffc07a, { angle: 18, haze: 0.9 }),
      {
        kind: 'panel',
        at: [-0.35, 1.72, -3.1],
        to: [-0.3, 1.3, 1],
        width: 3,
        height: 1.7,
        power: 4,
        picture: deck,
      },
      {
        kind: 'panel',
        at: [0.4, 3.12, -3.2],
        to: [0.4, 2.4, -3.39],
        width: 5,
        height: 0.1,
        power: 9,
        color: 0xffb46a,
      },
    ],
    dome: { power: 0.34, top: 0xffe6cc },
    focus: 6.3,
    lens: 0.024,
    haze: { density: 0.006 },
    surroundings: 0.5,
    grade: { exposure: 1.1, bloom: 0.06 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'scene-ecommerce': ecommerce,
  'scene-launch': launch,
  'scene-training': training,
};

/** Late in the evening: the warm lamps behind stay, those in front give way to blue. */
const evening = { soft: 0.34, spots: 0.7, dome: 0.7, tint: 0xb59cff };
/** Before the reveal: the screen shines, the lamps nearly do not. */
const dark = { soft: 0.3, spots: 0.22, dome: 0.5, tint: 0x8fa8ff };
/** After dark: the room around the lecturer is dim. */
const night = { soft: 0.6, spots: 1, dome: 0.4, tint: 0xffe2c4 };

export const panoramas = {
  ...panoramasOf('ecommerce', [0.3, 1.55, 3.3], {
    show: ecommerce,
    evening: relit(ecommerce, evening),
  }),
  ...panoramasOf('launch', [0.4, 1.9, 3.15], { show: launch, dark: relit(launch, dark) }, 10),
  ...panoramasOf('training', [0.1, 1.5, 2.3], { show: training, night: relit(training, night) }),
};

export const models: Record<string, ModelFactory> = {
  'ecommerce-room': async () => {
    const { scene, lamps, dome, grade } = await ecommerce();
    const exposure = grade?.exposure ?? 1;
    // A scene has its origin where the presenter stands.
    const moved = ([x, y, z]: Point): Point => [x - 0.55, y, z + 0.95];
    scene.position.set(...moved([0, 0, 0]));
    const show = {
      objects: group(),
      lamps: lamps.map((lamp) => ({ ...lamp, at: moved(lamp.at), to: moved(lamp.to) })),
      dome: dome ?? { power: 0.1 },
      exposure,
    };
    const late = {
      ...show,
      objects: group(),
      lamps: relitLamps(show.lamps, evening),
      dome: { ...show.dome, power: show.dome.power * evening.dome, top: evening.tint },
    };
    return { always: scene, lights: { show, evening: late } };
  },
};
