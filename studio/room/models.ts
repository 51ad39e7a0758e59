import type { Group, Object3D } from 'three';
import type { LampGroup, SetKey } from '../../src/site/demos/live-room/room-file.ts';
import { chair, counter, drum, plinth, stool, switcher, table } from '../renders/kit/furniture.ts';
import {
  boomMicrophone,
  cameraBody,
  cameraOnPedestal,
  cameraOnTripod,
  laptop,
  monitor,
  roadCase,
  standMonitor,
} from '../renders/kit/gear.ts';
import {
  carton,
  flacon,
  gift,
  handbag,
  jar,
  lipstick,
  serum,
  teaSet,
  teaTin,
} from '../renders/kit/goods.ts';
import { drawing, matter, wood } from '../renders/kit/materials.ts';
import { pottedPlant } from '../renders/kit/plants.ts';
import { floorCable, lantern, mark, neon, softbox, truss } from '../renders/kit/room.ts';
import { at, box, group, plane, rod } from '../renders/kit/shapes.ts';
import { onLedWall } from './lamps.ts';
import {
  cameras,
  housePanels,
  lanterns,
  ledWall,
  monitors,
  seams,
  softboxes,
  trusses,
} from './plan.ts';

/** A picture that stands for what a screen of the room will show. */
export function screen(name: 'multiview' | 'program'): HTMLCanvasElement {
  const canvas = drawing(16, 9, () => {});
  canvas.dataset.screen = name;
  return canvas;
}

/** Marks the parts of a model that shine with a group of lamps. */
function lit<T extends Object3D>(group: LampGroup, model: T): T {
  model.userData.lampGroup = group;
  return model;
}

const angleTo = (from: readonly number[], to: readonly number[]) =>
  (Math.atan2((to[0] as number) - (from[0] as number), (to[2] as number) - (from[2] as number)) *
    180) /
  Math.PI;

/** All that is in the room with every set. */
export function commonModels(): Group {
  const metal = matter(0x5b6068, 0.4, 0.6);
  const model = group(
    ...trusses.z.map((z) => at(truss(trusses.length, 0.29, metal), 0, trusses.y, z)),
    ...lanterns.map(({ group: name, at: from, to }) =>
      lit(name, lantern([...from], [...to], 0xffffff, 4)),
    ),
    ...seams.map(([from, to]) => lit('practicals', neon([...from], [...to], 0xffffff, 2.4, 0.012))),
    ...housePanels.map(([x, y, z]) =>
      lit(
        'house',
        group(
          at(box(1.24, 0.05, 0.64, matter(0x3a3c42, 0.7), 0.01), x, y + 0.03, z),
          neon([x - 0.5, y, z], [x + 0.5, y, z], 0xffffff, 3, 0.03),
        ),
      ),
    ),
  );
  for (const name of ['key', 'fill'] as const) {
    const { at: from, to, width, height } = softboxes[name];
    model.add(lit(name, softbox([...from], [...to], width, height, 3.2, 0xffffff).object));
  }
  cameras.forEach(({ foot: [x, y, z], to }, i) => {
    const turn = angleTo([x, y, z], to);
    if (i === 3) {
      const hung = at(cameraBody(), x, y, z);
      hung.lookAt(...to);
      model.add(hung, rod([x, y, z], [x, trusses.y, trusses.z[1]], 0.02, metal));
    } else {
      model.add(
        at(
          i === 0 ? cameraOnPedestal(y, screen('program')) : cameraOnTripod(y, screen('program')),
          x,
          0,
          z,
          turn,
        ),
      );
    }
  });
  const { desk, floor } = monitors;
  model.add(
    at(table(1.7, 0.75, 0.74), -3.5, 0, 3.2, -20),
    at(monitor(screen('multiview'), 0.86, 1, 0.36), ...desk.at, desk.turn),
    at(switcher(0.7), -3.38, 0.76, 2.86, desk.turn),
    at(laptop(screen('program')), -3.0, 0.76, 3.0, 145),
    at(chair(), -3.2, 0, 2.2, -20),
    at(standMonitor(screen('program'), 0.86, floor.at[1]), floor.at[0], 0, floor.at[2], floor.turn),
    at(boomMicrophone(1.5, 2.35), -1.9, 0, -0.1, 135),
    at(roadCase(), 3.9, 0, 3.6, 25),
    at(roadCase(0.6, 0.9, 0.5), 4.2, 0, 2.7, -8),
    at(mark(), -0.35, 0, -1.2),
  );
  for (const line of cables) model.add(floorCable(line, 0.012));
  model.add(ledFrame());
  return model;
}

const cables: [number, number][][] = [
  [
    [0.1, 3.2],
    [-0.8, 3.6],
    [-2, 3.1],
    [-3.2, 3.3],
  ],
  [
    [-2, 1.9],
    [-2.6, 2.5],
    [-2.9, 2.9],
    [-3.4, 3.2],
  ],
  [
    [2.3, 0.75],
    [2.9, 1.8],
    [1.6, 3.5],
    [-1.2, 3.9],
    [-3.3, 3.4],
  ],
  [
    [2.7, 1.35],
    [3.6, 1.2],
    [4.4, 0.4],
    [4.6, -2],
  ],
  [
    [-2.9, 1.3],
    [-3.9, 1],
    [-4.5, -0.6],
    [-4.6, -2.4],
  ],
];

/** The cabinet of the LED wall, seen from the side and from behind. */
function ledFrame(): Group {
  const shell = matter(0x16181c, 0.5);
  const pieces = 12;
  const width = ledWall.width / pieces;
  const model = group();
  for (let i = 0; i < pieces; i += 1) {
    const [x, , z] = onLedWall((i + 0.5) / pieces, 0);
    const turn = (-(((i + 0.5) / pieces - 0.5) * ledWall.bend) * 180) / Math.PI;
    const panel = plane(width + 0.012, ledWall.height + 0.06, shell);
    model.add(
      at(panel, x, ledWall.foot + ledWall.height / 2, z - 0.145, turn + 180),
      at(box(width + 0.012, ledWall.foot, 0.3, shell, 0.01), x, ledWall.foot / 2, z - 0.1, turn),
    );
  }
  for (const side of [0, 1]) {
    const [x, , z] = onLedWall(side, 0);
    const end = box(0.012, ledWall.height + 0.06, 0.14, shell, 0.004);
    model.add(
      at(
        end,
        x,
        ledWall.foot + ledWall.height / 2,
        z - 0.075,
        ((0.5 - side) * ledWall.bend * 180) / Math.PI,
      ),
    );
  }
  return model;
}

/** What stands in front of the wall in each set. */
export const setModels: Record<SetKey, () => Group> = {
  tea: () =>
    group(
      at(table(1.5, 0.62, 0.72), 0.72, 0, -0.85),
      at(teaSet(0xe6efe6), 0.72, 0.72, -0.85, -14),
      at(teaTin(0x35523c), 1.22, 0.72, -0.98),
      at(teaTin(0x8a5a2c), 1.32, 0.72, -0.8),
      at(stool(0.46), 1.9, 0, -1.5),
      at(pottedPlant(1.4, 4), 2.35, 0, -2.1),
      at(pottedPlant(0.9, 9), -2.3, 0, -2.0),
      at(pottedPlant(0.6, 6), 2.0, 0, -2.3),
    ),
  city: () =>
    group(
      lit(
        'practicals',
        at(counter(1.7, 0.62, 0.9, wood('#6d4a30', '#2e1b0e'), 0xffffff, 2.6), 0.72, 0, -0.85),
      ),
      at(serum(0x7a4426, 'dropper'), 0.3, 0.92, -0.8),
      at(serum(0xd9a066, 'pump'), 0.45, 0.92, -0.9),
      at(serum(0x2b3a34, 'dropper'), 0.6, 0.92, -0.78),
      at(jar(), 0.86, 0.92, -0.8),
      at(flacon(), 1.04, 0.92, -0.9),
      at(lipstick(), 1.0, 0.92, -0.72),
      at(gift(0.2, 0.16, 0.2, 0xb5532c, 0xf4d9a8), 1.3, 0.92, -0.85, 20),
      at(drum(0.42, 0.5, matter(0x24262c, 0.4)), -1.9, 0, -2.2),
      at(drum(0.3, 0.9, matter(0x2b2e35, 0.4)), 2.3, 0, -2.2),
      at(pottedPlant(0.8, 6, matter(0x2b2d33, 0.5)), 2.3, 0.9, -2.2),
      at(gift(0.34, 0.3, 0.34, 0x27476b, 0xe6d3a8), -1.9, 0.5, -2.2, 25),
    ),
  showroom: () =>
    group(
      at(plinth(0.9, 0.8, 0.5, matter(0xe8e2d8, 0.6)), 0.72, 0, -0.85),
      at(handbag(0x8c3b2e), 0.52, 0.8, -0.85, 20),
      at(carton(0.2, 0.14, 0.16, '#d8c7a8', '#5a3a22'), 0.96, 0.8, -0.85, -20),
      at(plinth(0.5, 1.1, 0.5, matter(0xd7cbbb, 0.6)), 1.7, 0, -1.9),
      at(handbag(0x2f4a44), 1.7, 1.1, -1.9, -15),
      at(plinth(0.5, 0.6, 0.5, matter(0xc7b6a2, 0.6)), -1.75, 0, -1.8),
      at(pottedPlant(1.0, 4), -1.75, 0.6, -1.8),
      at(drum(0.3, 0.42, matter(0xb79d84, 0.6)), -1.15, 0, -2.3),
      at(pottedPlant(1.6, 9), 2.5, 0, -2.4),
    ),
  green: () =>
    group(
      at(table(1.4, 0.6, 0.76), 0.72, 0, -0.85),
      at(handbag(0xb98a5a), 0.9, 0.78, -0.85, -10),
      at(gift(0.2, 0.16, 0.2, 0xb5532c, 0xf4d9a8), 0.42, 0.78, -0.8, 20),
    ),
};
