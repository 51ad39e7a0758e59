import { Color, type Group, Mesh, MeshBasicMaterial, type Object3D } from 'three';
import type { Lamp, Point, ShotFactory } from '../engine/shot.ts';
import { matte, programme } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { cameraOnTripod, standMonitor } from '../kit/gear.ts';
import { display, drawing, glow, matter } from '../kit/materials.ts';
import { cyclorama, neon, softbox } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { checker, mountains } from '../kit/worlds.ts';

export const cyan = 0x16c7d9;

export const wall = 0x00a5cc;

/** Luminous outline of an upright rectangle in the plane z. */
export function frame(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  color: number,
  power = 4,
  radius = 0.01,
): Group {
  const corners: Point[] = [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
  return group(
    ...corners.map((corner, i) =>
      neon(corner, corners[(i + 1) % 4] as Point, color, power, radius),
    ),
  );
}

/** Everything in one flat light: how a matte sees it. */
export function flat(object: Object3D, color: Color): Object3D {
  object.traverse((part) => {
    if (part instanceof Mesh) part.material = new MeshBasicMaterial({ color });
  });
  return object;
}

/** Transparent pattern that dissolves into a world. */
function dissolve(world: HTMLCanvasElement): HTMLCanvasElement {
  return drawing(1600, 1200, (c) => {
    c.drawImage(checker(1600, 1200, 50, '#2b3138', '#1d2227'), 0, 0);
    const cell = 50;
    for (let y = 0; y < 1200; y += cell) {
      for (let x = 0; x < 1600; x += cell) {
        const t = (x - 260 + Math.sin(y * 0.008) * 90) / 420;
        const hash = Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;
        if (t > hash)
          c.drawImage(
            world,
            (x / 1600) * world.width,
            (y / 1200) * world.height,
            (cell / 1600) * world.width,
            (cell / 1200) * world.height,
            x,
            y,
            cell,
            cell,
          );
      }
    }
  });
}

const hero: ShotFactory = () => {
  const scene = hall({ width: 14, back: -4.4, height: 5.6, trusses: [-1.4], trussHeight: 3.7 });
  const world = mountains(1600, 1200, ['#06324f', '#1fa3bd', '#d8fff5'], 11);
  scene.add(at(cyclorama(2.7, 3.2, 3.2, wall, 0.8), 0.05, 0, -2.6));
  const shown = dissolve(world);
  const screen = plane(4.4, 3.2, display(shown, 1.05));
  screen.castShadow = false;
  scene.add(
    at(screen, 3.6, 1.6, -2.55),
    at(box(4.5, 3.26, 0.08, matter(0x0b0c0e), 0.01), 3.6, 1.6, -2.62),
  );
  scene.add(
    neon([1.4, 0.03, -2.5], [1.4, 3.2, -2.5], 0xd8fbff, 4, 0.01),
    neon([1.4, 0.012, -2.5], [1.4, 0.012, 1.6], 0xd8fbff, 3, 0.008),
  );
  scene.add(
    at(
      figure({
        ...poses.raise,
        hair: 'tail',
        jacket: 0xf2f0ea,
        trousers: 0x33373f,
        look: [-18, -4],
        fineness: 1.6,
      }),
      1.36,
      0.004,
      -0.55,
      162,
    ),
  );
  scene.add(frame(0.62, 2.3, 0.36, 2.04, 0.1, cyan, 2.4, 0.006));
  for (const [x, y] of [
    [0.62, 0.36],
    [2.3, 0.36],
    [0.62, 2.04],
    [2.3, 2.04],
  ] as const)
    scene.add(at(box(0.05, 0.05, 0.02, glow(0xeaffff, 5), 0.006), x, y, 0.1));
  scene.add(at(cameraOnTripod(1.42, programme(world, { x: 0.5 }), 0xff3b30), -0.62, 0, 1.5, 140));
  scene.add(at(standMonitor(matte(0.5), 0.62, 0.72, 1), 2.2, 0, 0.9, 214));
  const key = softbox([3.3, 2.8, 1.6], [1.4, 1.3, -0.5], 0.9, 1.2, 6, 0xf4fbff);
  scene.add(key.object);
  return {
    scene,
    camera: eye([-0.05, 1.4, 5.0], [0.52, 1.36, -0.5], 28.5),
    lamps: [
      { ...key.lamp, power: 15, share: 2, haze: 0.2 },
      hung(scene, [0.0, 3.3, -1.6], [1.4, 1.4, -0.5], 190, 0x4fe4ff, {
        angle: 15,
        share: 1.6,
        haze: 1,
      }),
      hung(scene, [2.9, 3.3, -1.6], [1.4, 1.45, -0.5], 170, 0x9ff4ff, {
        angle: 14,
        share: 1.3,
        haze: 0.9,
      }),
      {
        kind: 'spot',
        at: [-1.6, 3.4, 0.6],
        to: [0.1, 1.5, -2.5],
        power: 46,
        color: 0xe8ffff,
        angle: 27,
        penumbra: 1,
        haze: 0.25,
        radius: 0.3,
      },
      {
        kind: 'panel',
        at: [0.1, 1.5, -2.4],
        to: [0.4, 1.2, 2],
        width: 2.4,
        height: 2.6,
        power: 3.4,
        color: 0x21d5ea,
        share: 1,
        haze: 0.05,
      },
      {
        kind: 'panel',
        at: [3.6, 1.6, -2.5],
        to: [3.4, 1.4, 2],
        width: 4,
        height: 3,
        power: 7,
        picture: shown,
        haze: 0.05,
      },
    ],
    dome: { power: 0.035, top: 0x9fe0ff },
    focus: 5.6,
    lens: 0.026,
    haze: { density: 0.013, noise: 0.7 },
    surroundings: 0.35,
    samples: 40,
    grade: { exposure: 1.15, saturation: 1.28, bloom: 0.08, vignette: 0.42, lift: 0x000204 },
  };
};

/** Raw, matte and result of the same moment, side by side. */
const demo: ShotFactory = () => {
  const scene = hall({ width: 14, back: -4.6, height: 5.6, trusses: [], floorColor: 0x0b0c0f });
  const world = mountains(1200, 1300, ['#0d3f5a', '#49c0c9', '#f2fff0'], 11);
  const bay = 1.16;
  const black = new MeshBasicMaterial({ color: 0x000000 });
  const back = (x: number, material: ReturnType<typeof matter> | MeshBasicMaterial) => {
    // Wider than the frame before it, so that it fills the frame as the camera sees it.
    const sheet = plane(bay * 1.262, 2.2, material);
    sheet.castShadow = false;
    scene.add(at(sheet, x * 1.262, 1.26, -0.9));
  };
  back(-bay, matter(wall, 0.9));
  back(0, black);
  back(bay, display(world, 1.05));
  for (const [i, x] of [-bay, 0, bay].entries()) {
    const one = figure({
      ...poses.present,
      hair: 'tail',
      jacket: 0xf2f0ea,
      trousers: 0x33373f,
      look: [-24, -2],
      fineness: 2,
    });
    // Turned by the angle at which the camera sees the bay: the three look like one frame.
    at(one, x * 1.03 - 0.04, 0, -0.15, 172 + (Math.atan2(x * 1.03, 5.05) * 180) / Math.PI);
    scene.add(i === 1 ? flat(one, new Color(1.8, 1.8, 1.8)) : one);
    scene.add(
      frame(
        x - bay / 2 + 0.012,
        x + bay / 2 - 0.012,
        0.42,
        2.06,
        0.3,
        i === 2 ? 0xeaffff : cyan,
        i === 2 ? 2.6 : 1.6,
        0.005,
      ),
    );
  }
  scene.add(at(box(5, 0.4, 0.04, matter(0x060708, 0.6), 0.01), 0, 0.2, 0.32));
  const bays: Lamp[] = [-bay, bay].flatMap((x) => [
    {
      kind: 'panel',
      at: [x + 1.3, 2.7, 1.6],
      to: [x, 1.2, -0.2],
      width: 0.5,
      height: 0.6,
      power: 13,
      color: 0xfff8f0,
      share: 1.4,
    },
    {
      kind: 'spot',
      at: [x - 0.5, 2.9, -0.75],
      to: [x + 0.1, 1.4, -0.15],
      power: 42,
      color: x < 0 ? 0x8ff2ff : 0xe6fff4,
      angle: 17,
      haze: 0.3,
    },
  ]);
  return {
    scene,
    camera: eye([0, 1.3, 4.9], [0, 1.2, 0], 28),
    lamps: [
      ...bays,
      {
        kind: 'panel',
        at: [-2.6, 2.2, 2.6],
        to: [0, 1.2, -0.4],
        width: 1,
        height: 1,
        power: 9,
        color: 0xeaf6ff,
        share: 1.2,
      },
    ],
    dome: { power: 0.22 },
    focus: 5,
    lens: 0.006,
    haze: { density: 0.004 },
    surroundings: 0.3,
    grade: { exposure: 1.15, saturation: 1.22, bloom: 0.05, vignette: 0.3 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'cyan-hero': hero,
  'cyan-demo': demo,
};
