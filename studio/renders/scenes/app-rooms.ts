import type { ColorRepresentation, Group } from 'three';
import type { Lamp, Shot, ShotFactory } from '../engine/shot.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { drum } from '../kit/furniture.ts';
import { carton, jar, lipstick, serum, teaSet, teaTin } from '../kit/goods.ts';
import { glow, matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { at, box, group } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';

/* What the phone's camera sees in the app demo: a host at the table, turned to the shelf behind. */

interface Room {
  wall: ColorRepresentation;
  /** Light from the lamp on the wall. */
  warm: ColorRepresentation;
  board: Group | ReturnType<typeof box>;
  /** Goods on the table and on each of the two shelves. */
  table: Group;
  shelves: [Group, Group];
  host: FigureOptions;
  turn: number;
}

function room({ wall, warm, board, table, shelves, host, turn }: Room): Shot {
  const scene = hall({ width: 7, back: -1.9, height: 3.2, trusses: [] });
  // Plain walls, soft behind the host: the demo is to load in a few kilobytes.
  scene.add(at(box(7, 3.2, 0.04, matter(wall, 0.9), 0.01), 0, 1.6, -1.84));
  const oak = wood('#8a6242', '#4a2f1a', 7, [2, 1]);
  for (const [y, goods] of [
    [1.22, shelves[0]],
    [1.66, shelves[1]],
  ] as const) {
    scene.add(
      at(box(1.5, 0.04, 0.26, oak, 0.01), 0.86, y, -1.66),
      at(goods, 0.86, y + 0.02, -1.64),
    );
    const strip = box(1.4, 0.012, 0.02, glow(warm, 2.2), 0.004);
    strip.castShadow = false;
    scene.add(at(strip, 0.86, y - 0.028, -1.6));
  }
  scene.add(
    at(board, 0, 0.88, 0.2),
    at(table, 0, 0.91, 0.26),
    at(figure({ fineness: 1.6, ...host }), -0.14, 0, -0.5, turn),
    at(pottedPlant(0.9, 6), -1.35, 0.35, -1.3),
  );
  const lamps: Lamp[] = [
    {
      kind: 'panel',
      at: [1.7, 2.4, 1.6],
      to: [0, 1.1, -0.2],
      width: 1.2,
      height: 1.2,
      power: 15,
      color: 0xfff0de,
      share: 2,
    },
    {
      kind: 'panel',
      at: [-1.9, 2.2, 1.1],
      to: [0, 1.1, -0.3],
      width: 0.9,
      height: 1.2,
      power: 9,
      color: 0xeaf0ff,
    },
    {
      kind: 'spot',
      at: [0.9, 2.9, -0.6],
      to: [0.8, 1.3, -1.8],
      power: 20,
      color: warm,
      angle: 40,
      penumbra: 1,
      radius: 0.2,
    },
    {
      kind: 'spot',
      at: [-1.2, 2.9, -1.5],
      to: [-0.1, 1.4, -0.5],
      power: 26,
      color: warm,
      angle: 22,
      radius: 0.15,
    },
  ];
  return {
    scene,
    camera: eye([-0.1, 1.36, 2.25], [0.02, 1.24, -0.4], 29),
    lamps,
    dome: { power: 0.45, top: 0xfff4e8, reach: 4 },
    focus: 2.35,
    lens: 0.03,
    samples: 30,
    size: [720, 384],
    grade: { exposure: 1.25, bloom: 0.05, vignette: 0.2 },
  };
}

const row = (...things: [thing: Group, x: number, z?: number][]) =>
  group(...things.map(([thing, x, z = 0]) => at(thing, x, 0, z)));

const tea: ShotFactory = () =>
  room({
    wall: 0x5f6b50,
    warm: 0xffdca8,
    board: box(2.6, 0.06, 0.7, wood('#6b4a2f', '#3a2312', 4, [2, 1]), 0.015),
    table: row(
      [teaSet(0xe6efe6), 0.34],
      [teaTin(0x2f5a3c), -0.42],
      [teaTin(0x8c3b2a), -0.55, -0.05],
    ),
    shelves: [
      row(
        [teaTin(0x8c3b2a), -0.5],
        [teaTin(0x35502c), -0.36],
        [teaTin(0xc9a35a), 0.1],
        [teaTin(0x35502c), 0.24],
      ),
      row([teaTin(0xd9cfb4), -0.2], [teaTin(0x35502c), 0.3], [teaTin(0x8c3b2a), 0.46]),
    ],
    host: {
      ...poses.hold,
      hair: 'bun',
      hairColor: 0x21160f,
      jacket: 0xdfe3d2,
      trousers: 0x3f4038,
      look: [14, 8],
    },
    turn: 128,
  });

const counter: ShotFactory = () =>
  room({
    wall: 0xb98790,
    warm: 0xffd9cf,
    board: box(2.6, 0.06, 0.7, matter(0xefe2df, 0.4), 0.015),
    table: row(
      [
        group(
          drum(0.12, 0.05, matter(0xd9b7b4, 0.6)),
          at(lipstick(0xc2364f), -0.03, 0.05, 0.02),
          at(lipstick(0x9c1f35), 0.04, 0.05, -0.01),
        ),
        0.26,
      ],
      [jar(0xf6ece6, 0xe0b49a), 0.5],
      [jar(0xf2d6d2, 0xe0b49a), 0.6, -0.06],
      [serum(0xd98aa0), -0.44],
      [serum(0xf1dcd6, 'pump'), -0.54, -0.04],
    ),
    shelves: [
      row(
        [serum(0xd98aa0), -0.52],
        [serum(0xd98aa0), -0.42],
        [jar(0xf6ece6, 0xe0b49a), -0.28],
        [carton(0.09, 0.16, 0.09, '#f6ece6', '#c2364f'), 0.1],
        [carton(0.09, 0.12, 0.09, '#c2364f', '#ffffff'), 0.22],
      ),
      row(
        [carton(0.1, 0.14, 0.1, '#c2364f', '#ffffff'), -0.3],
        [serum(0xf1dcd6, 'pump'), 0.2],
        [serum(0xd98aa0, 'pump'), 0.32],
      ),
    ],
    host: {
      ...poses.present,
      outfit: 'shirt',
      hair: 'tail',
      hairColor: 0x2a1a12,
      jacket: 0xf0e6e0,
      trousers: 0x43303a,
      look: [-20, 0],
    },
    turn: 206,
  });

export const pictures: Record<string, ShotFactory> = {
  'app-room-tea': tea,
  'app-room-counter': counter,
};
