import { type Group, Scene } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { phoneRoom, report } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { phone, ringLight, tableMicrophone } from '../kit/gear.ts';
import { handbag, jar, lipsticks, serum, teaSet } from '../kit/goods.ts';
import { aura, darkMetal, halo, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import {
  bagCard,
  bagPortrait,
  cupsCard,
  lipsticksCard,
  lipsticksPortrait,
  teaPortrait,
} from '../kit/portrait.ts';
import { acousticWall, floor, podium } from '../kit/room.ts';
import { at, box, cylinder, group, plane, rod } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';
import { city, garden, lake, wave } from '../kit/worlds.ts';

export const blue = 0x3f7bff;

/** Soft discs of distant lights, always turned to the camera. */
export function bokeh(
  scene: Scene,
  count: number,
  low: Point,
  high: Point,
  colors: number[],
  size: [number, number],
  seed = 4,
  power = 0.5,
): void {
  const random = seeded(seed);
  const spot = halo(1);
  for (let i = 0; i < count; i += 1) {
    const wide = between(random, size[0], size[1]);
    const disc = plane(
      wide,
      wide,
      aura(colors[i % colors.length] as number, power * between(random, 0.3, 1), spot),
    );
    disc.castShadow = false;
    disc.receiveShadow = false;
    scene.add(
      at(
        disc,
        between(random, low[0], high[0]),
        between(random, low[1], high[1]),
        between(random, low[2], high[2]),
      ),
    );
  }
}

/** Phone in a clamp on a thin stand. */
export function rig(picture: HTMLCanvasElement, scale: number, power = 1.3): Group {
  const device = phone(picture, power);
  device.scale.setScalar(scale);
  const clamp = darkMetal();
  const h = 0.155 * scale;
  return group(
    device,
    at(box(0.03 * scale, 0.012 * scale, 0.022 * scale, clamp, 0.003), 0, h / 2 + 0.004 * scale, 0),
    at(box(0.03 * scale, 0.012 * scale, 0.022 * scale, clamp, 0.003), 0, -h / 2 - 0.004 * scale, 0),
    at(box(0.014 * scale, h, 0.01 * scale, clamp, 0.003), 0, 0, -0.012 * scale),
  );
}

export const backdrop = () => wave('#3f7bff', '#030716', 1000, 1500);

const hero: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0a0c12, reflect: 0.06, blur: 0.1, roughness: 0.4 }));
  scene.add(at(acousticWall(12, 5, 'slats', 0x10131b), 0, 0, -4));
  scene.add(at(table(2.2, 0.85, 0.76, matter(0x14171e, 0.35)), 0.6, 0, -0.2));
  // Ring light round the phone, on its stand on the table.
  scene.add(
    at(
      rig(
        phoneRoom(city(1200, 1500, ['#081232', '#2c4fb0', '#9fc4ff'], 6), '#3f7bff', {
          goods: lipsticksPortrait(),
          card: lipsticksCard(),
        }),
        3.5,
        1.35,
      ),
      0.6,
      1.27,
      0.03,
      -12,
    ),
  );
  scene.add(at(ringLight(0.38, 0xeaf2ff, 4), 0.6, 1.28, -0.1, -12));
  scene.add(
    rod([0.62, 0.77, -0.14], [0.62, 1.3, -0.14], 0.012, darkMetal()),
    at(cylinder(0.14, 0.018, darkMetal()), 0.62, 0.76, -0.14),
  );
  scene.add(at(tableMicrophone(), 0.13, 0.76, 0.14, -20));
  scene.add(
    at(
      group(
        at(lipsticks(), -0.06, 0, 0.03, 24),
        at(serum(0xdfe6f5, 'pump'), 0.05, 0, 0.05),
        at(jar(0xe9eefb, 0xb9c6e6), 0.1, 0, -0.06),
      ),
      1.12,
      0.76,
      -0.05,
      -30,
    ),
    at(handbag(0x2b55c8), -0.18, 0.76, 0.02, 24),
  );
  scene.add(at(podium(0.22, 0.05, 0x171b25, blue, 3), 1.12, 0.76, -0.05));
  (scene.children.at(-3) as Group).position.y = 0.81;
  (scene.children.at(-3) as Group).scale.setScalar(1.4);
  (scene.children.at(-2) as Group).scale.setScalar(1.2);
  bokeh(
    scene,
    46,
    [-4.5, 0.3, -3.4],
    [4.5, 3.6, -2.2],
    [0x3f7bff, 0x6fa0ff, 0xa9c8ff, 0x2450c8, 0xffc58a],
    [0.12, 0.42],
    4,
    0.42,
  );
  return {
    scene,
    camera: eye([-0.2, 1.3, 2.15], [0.34, 1.17, -0.1], 36),
    lamps: [
      {
        kind: 'panel',
        at: [0.62, 1.28, -0.06],
        to: [0.45, 1.2, 2],
        width: 0.7,
        height: 0.7,
        power: 1.5,
        color: 0xeaf2ff,
        share: 1.2,
        // Its light in the air would lie as a veil before the phone.
        haze: 0,
      },
      {
        kind: 'spot',
        at: [-1.8, 2.6, 1.0],
        to: [0.4, 0.9, 0],
        power: 20,
        color: 0xcfe0ff,
        angle: 24,
        radius: 0.3,
        share: 1.4,
        haze: 0.5,
      },
      {
        kind: 'spot',
        at: [2.6, 2.6, -1.6],
        to: [0.6, 1, 0],
        power: 70,
        color: blue,
        angle: 22,
        radius: 0.15,
        share: 1.5,
        haze: 0.3,
      },
      {
        kind: 'spot',
        at: [-2.8, 3.4, -1.5],
        to: [-1.4, 1, -4],
        power: 30,
        color: blue,
        angle: 32,
        penumbra: 1,
        haze: 0.4,
      },
    ],
    dome: { power: 0.05, top: 0x9fbcff },
    reflectors: [
      { at: [-3, 3, 2], width: 1.2, height: 3, power: 4, color: 0xdfe9ff },
      { at: [4, 3, -1], width: 1.2, height: 4, power: 5, color: 0x5f93ff },
    ],
    surroundings: 0.7,
    focus: 2.45,
    lens: 0.012,
    haze: { density: 0.005, noise: 0.5 },
    samples: 40,
    grade: { exposure: 1.12, bloom: 0.055, vignette: 0.42, lift: 0x000105 },
  };
};

/** Three phones in the air: room, report, goods. */
const demo: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x090b11, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const bag = 0xa8324f;
  const screens = [
    phoneRoom(garden(1000, 1500), '#ff6f9c', {
      goods: bagPortrait(bag),
      card: bagCard(bag),
      seed: 3,
    }),
    // A bare forearm: of a sleeve, only a grey wedge between card and edge would be seen.
    phoneRoom(city(1200, 1500, ['#081232', '#2c4fb0', '#9fc4ff'], 6), '#3f7bff', { coat: null }),
    report('#3f7bff', 6, 720, 1500),
  ];
  const places: [number, number, number, number][] = [
    [-0.62, 0.66, -0.25, 22],
    [0, 0.74, 0.1, 0],
    [0.62, 0.66, -0.25, -22],
  ];
  places.forEach(([x, y, z, turn], i) => {
    const one = phone(screens[i] as HTMLCanvasElement, 1.25);
    one.scale.setScalar(i === 1 ? 7 : 6.2);
    scene.add(at(one, x * 1.12, y, z, turn));
  });
  scene.add(at(podium(1.25, 0.03, 0x0d1018, blue, 3), 0, 0, -0.1));
  bokeh(
    scene,
    34,
    [-3.4, 0.1, -3.4],
    [3.4, 2.4, -2],
    [0x3f7bff, 0x6fa0ff, 0x2450c8],
    [0.1, 0.36],
    7,
    0.35,
  );
  return {
    scene,
    camera: eye([0, 0.92, 3.5], [0, 0.66, 0], 27),
    lamps: [
      {
        kind: 'spot',
        at: [-2, 2.6, 2.2],
        to: [0, 0.6, 0],
        power: 24,
        color: 0xdbe6ff,
        angle: 26,
        radius: 0.4,
        haze: 0.5,
      },
      {
        kind: 'spot',
        at: [2.4, 2.4, -2],
        to: [0, 0.7, 0],
        power: 90,
        color: blue,
        angle: 26,
        radius: 0.15,
        haze: 1,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [-2.4, 2.4, -2],
        to: [0, 0.7, 0],
        power: 60,
        color: 0x8fb4ff,
        angle: 26,
        radius: 0.15,
        haze: 1,
      },
    ],
    dome: { power: 0.07, top: 0x9fbcff },
    surroundings: 0.8,
    focus: 3.4,
    lens: 0.014,
    haze: { density: 0.006 },
    grade: { exposure: 1.1, bloom: 0.09, vignette: 0.4 },
  };
};

/** A stall of one's own: tea on wood, the phone watching. */
const stall: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0c10 }), at(acousticWall(8, 4, 'slats', 0x251a12), 0, 0, -2.4));
  scene.add(at(table(1.9, 0.8, 0.78, wood('#7a5436', '#3a2212')), 0, 0, -0.2));
  const glaze = 0xdfe8e2;
  scene.add(at(teaSet(glaze), -0.25, 0.78, -0.1, 10), at(pottedPlant(0.5, 4), -0.78, 0.78, -0.38));
  const shown = phoneRoom(lake(1200, 1500), '#3f7bff', {
    goods: teaPortrait(glaze, 0x6d4a30),
    card: cupsCard(glaze),
  });
  scene.add(
    at(rig(shown, 1.9), 0.42, 1.12, 0.12, -24),
    rod([0.42, 0.78, 0.09], [0.42, 1.1, 0.09], 0.007, darkMetal()),
    at(cylinder(0.075, 0.014, darkMetal()), 0.42, 0.78, 0.09),
  );
  return {
    scene,
    camera: eye([0.3, 1.2, 1.5], [0.04, 0.98, -0.1], 36),
    lamps: [
      {
        kind: 'panel',
        at: [-1.6, 2.3, 0.9],
        to: [-0.1, 1, -0.2],
        width: 1,
        height: 1.2,
        power: 24,
        color: 0xffe6c8,
        share: 2,
      },
      {
        kind: 'spot',
        at: [1.6, 2.6, -1.4],
        to: [-0.1, 1.2, -0.5],
        power: 26,
        color: blue,
        angle: 22,
        radius: 0.12,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [-1.2, 3, -0.8],
        to: [-0.8, 1.2, -2.3],
        power: 16,
        color: 0xffb46a,
        angle: 30,
        penumbra: 1,
      },
      {
        kind: 'panel',
        at: [0.42, 1.12, 0.14],
        to: [0.1, 1.1, 1.5],
        width: 0.14,
        height: 0.28,
        power: 0.2,
        color: 0x9fc0ff,
      },
    ],
    dome: { power: 0.12, top: 0xffe6cc },
    focus: 1.5,
    lens: 0.012,
    haze: { density: 0.006 },
    surroundings: 0.6,
    grade: { exposure: 1.1, bloom: 0.08 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'app-hero': hero,
  'app-demo': demo,
  'app-gallery-1': stall,
};
