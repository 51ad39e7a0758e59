import type { Group, Scene } from 'three';
import terrace from '../../../media/tea-terrace-noon/960.webp?url';
import type { Lamp, Point, Shot, ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallBlue } from '../kit/case-shot.ts';
import { multiview, scopes } from '../kit/drawings.ts';
import { table } from '../kit/furniture.ts';
import { cameraBody, cameraOnPedestal, laptop, monitor, roadCase, tripod } from '../kit/gear.ts';
import { teaSet } from '../kit/goods.ts';
import { clipboard, lightMeter } from '../kit/instruments.ts';
import {
  darkMetal,
  drawing,
  glow,
  lacquer,
  matter,
  rubber,
  steel,
  wood,
} from '../kit/materials.ts';
import { cyclorama, floorCable, lightStand, mark, truss } from '../kit/room.ts';
import { at, box, cylinder, group, hose, rod, turned } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';

/*
 * Photographs from the site of the demo project: the same room before and while it is built. Nobody
 * is in them. They are private files of the sheets, not pictures of the library.
 */

/** The instruments are in units of ten centimetres. */
const tenth = <T extends Group>(thing: T): T => {
  thing.scale.setScalar(0.1);
  return thing;
};

/** The room with its wall; the work lights are on. */
function room(trusses: number[] = [-1.4, 0.6], wall = true): Scene {
  const scene = hall({
    width: 8.4,
    back: -3.6,
    height: 3.42,
    trusses,
    trussHeight: 3.05,
    slats: 0x74787f,
    floorColor: 0x3a3d42,
    reflect: 0.03,
    blur: 0.2,
  });
  if (wall) scene.add(at(cyclorama(6, 2.9, 3.4, wallBlue, 0.9), 0, 0, -3.2));
  return scene;
}

/** Two even work lights from the ceiling. */
const workLights = (power = 44): Lamp[] =>
  [-2.2, 2.2].map((x) => ({
    kind: 'panel',
    at: [x, 3.2, 1.2],
    to: [x * 0.4, 0, -1.4],
    width: 1.6,
    height: 0.5,
    power,
    color: 0xf4f7ff,
  }));

/** A photograph as an engineer takes it: wide, everything sharp, little grading. */
const photo = (shot: Pick<Shot, 'scene' | 'camera'> & Partial<Shot>): Shot =>
  sized({
    lamps: workLights(),
    dome: { power: 0.9, top: 0xf0f4ff, reach: 6 },
    focus: 3,
    lens: 0.004,
    surroundings: 0.7,
    ...shot,
    grade: { exposure: 1.3, bloom: 0.03, vignette: 0.16, saturation: 0.92, ...shot.grade },
  });

const stage = () => box(4.2, 0.14, 2.2, wood('#8a6242', '#4a2f1a', 6, [3, 2]), 0.01);

/** A spirit level with its bubble. */
function spiritLevel(): Group {
  const vial = box(0.07, 0.018, 0.022, lacquer(0xb9d84a, 0.1), 0.008);
  const bubble = box(0.018, 0.012, 0.024, lacquer(0xf2f7d8, 0.1), 0.006);
  return group(
    at(box(0.6, 0.05, 0.025, matter(0xc8932c, 0.4), 0.006), 0, 0.025, 0),
    at(vial, 0, 0.045, 0),
    at(bubble, 0.001, 0.047, 0),
    at(box(0.02, 0.051, 0.027, matter(0x17181b), 0.004), -0.29, 0.025, 0),
    at(box(0.02, 0.051, 0.027, matter(0x17181b), 0.004), 0.29, 0.025, 0),
  );
}

const survey: ShotFactory = () => {
  const scene = room([], false);
  const head = group(
    at(box(0.09, 0.13, 0.08, matter(0x20242a, 0.5), 0.015), 0, 0.065, 0),
    at(box(0.05, 0.02, 0.004, glow(0xff3b30, 4), 0.002), 0, 0.09, 0.041),
  );
  scene.add(at(group(tripod(1.15, 0.42), at(head, 0, 1.15, 0)), 0.35, 0, -0.4, 12));
  for (const [x, z] of [
    [-2.4, -2.6],
    [2.4, -2.6],
    [-2.4, 0.2],
    [2.4, 0.2],
    [0, -1.2],
  ] as const) {
    scene.add(at(mark(0xf2c94c), x, 0, z, 45));
  }
  const line = rod([-2.4, 0.004, -2.6], [2.4, 0.004, -2.6], 0.004, glow(0xff3b30, 2.2));
  line.castShadow = false;
  scene.add(line, at(roadCase(0.7, 0.42, 0.45), -2.7, 0, -1.3, 14));
  scene.add(at(roadCase(0.7, 0.42, 0.45), -2.66, 0.49, -1.33, 8));
  return photo({ scene, camera: eye([-1.2, 1.55, 3.3], [0.2, 0.95, -1.6], 46), focus: 3.6 });
};

const power: ShotFactory = () => {
  const scene = room([], false);
  const cabinet = group(
    box(0.62, 0.8, 0.16, matter(0xd4d6d8, 0.45), 0.015),
    at(box(0.52, 0.66, 0.02, matter(0x2a2d32, 0.6), 0.01), 0, 0.0, 0.08),
  );
  for (const [row, y] of [0.2, 0, -0.2].entries()) {
    cabinet.add(at(box(0.5, 0.02, 0.02, steel(), 0.003), 0, y, 0.092));
    for (let i = 0; i < 8; i += 1) {
      const x = -0.2 + i * 0.057;
      const lever = row === 1 && i > 5 ? 0xd8542c : 0x17191d;
      cabinet.add(
        at(box(0.05, 0.13, 0.05, matter(0xeceae4, 0.4), 0.006), x, y, 0.11),
        at(box(0.02, 0.045, 0.03, matter(lever, 0.5), 0.004), x, y + 0.012, 0.145),
        at(box(0.038, 0.016, 0.002, matter(i < 3 ? 0xf2c94c : 0xffffff, 0.8)), x, y - 0.09, 0.106),
      );
    }
  }
  scene.add(at(cabinet, 0.15, 1.5, -3.38));
  for (let i = 0; i < 5; i += 1) {
    const x = -0.02 + i * 0.085;
    const points: Point[] = [
      [x, 1.12, -3.38],
      [x, 0.8, -3.39],
      [x + 0.02, 0.3, -3.38],
      [x + 0.03, 0.02, -3.3],
    ];
    scene.add(hose(points, 0.014, rubber()));
  }
  return photo({
    scene,
    camera: eye([-0.35, 1.55, -2.05], [0.14, 1.42, -3.4], 44),
    focus: 1.4,
    lamps: [
      {
        kind: 'panel',
        at: [-1.4, 2.7, -1.4],
        to: [0.1, 1.4, -3.4],
        width: 0.8,
        height: 0.6,
        power: 9,
      },
    ],
  });
};

const curve: ShotFactory = () => {
  const scene = room([-1.4]);
  scene.add(at(stage(), 0.6, 0.07, -0.9), at(spiritLevel(), -0.55, 0.14, -0.1, 34));
  return photo({
    scene,
    camera: eye([-1.75, 1.1, 1.35], [0.55, 0.45, -1.9], 46),
    focus: 2.3,
    lens: 0.008,
  });
};

const rig: ShotFactory = () => {
  const scene = room([-1.5, 0.4]);
  const lamps: Lamp[] = [];
  for (const [x, z, reach] of [
    [-2.1, -1.5, -2.8],
    [-0.7, -1.5, -2.8],
    [0.7, -1.5, -2.8],
    [2.1, -1.5, -2.8],
  ] as const) {
    lamps.push(hung(scene, [x, 2.86, z], [x, 1.2, reach], 26, 0xf2f6ff, { angle: 34 }));
  }
  for (const x of [-1.6, 0, 1.6]) {
    lamps.push(hung(scene, [x, 2.86, 0.4], [x * 0.3, 1, -1.4], 20, 0xffe9cf, { angle: 24 }));
  }
  for (const z of [-1.5, 0.4]) {
    for (const x of [-2.1, -0.7, 0.7, 2.1]) {
      scene.add(rod([x + 0.09, 2.92, z], [x + 0.05, 3.2, z + 0.02], 0.004, steel()));
    }
  }
  return photo({
    scene,
    camera: eye([-2.0, 1.35, 2.5], [0.15, 2.1, -1.6], 50),
    lamps: [
      ...lamps,
      // One work light, from low enough that trusses and lanterns throw their shadows above the wall.
      {
        kind: 'spot',
        at: [-2.5, 1.2, 3.6],
        to: [0.2, 1.6, -3],
        power: 70,
        color: 0xf4f7ff,
        angle: 62,
        penumbra: 1,
        radius: 0.5,
      },
    ],
    dome: { power: 1.1, top: 0xf0f4ff, reach: 6 },
    focus: 4,
    grade: { exposure: 1.0 },
  });
};

const meter: ShotFactory = () => {
  const scene = room([-1.4]);
  scene.add(at(stage(), 0.3, 0.07, -0.9));
  const held = group(lightStand(0, 0, 1.18), at(tenth(lightMeter()), 0, 1.17, 0));
  scene.add(at(held, 0.1, 0.14, -0.5, -14), at(mark(0xf2c94c), 0.1, 0.142, -0.5));
  return photo({
    scene,
    camera: eye([-0.45, 1.38, 0.52], [0.16, 1.22, -0.7], 34),
    focus: 1.15,
    lens: 0.016,
  });
};

const slider: ShotFactory = () => {
  const scene = room([-1.4]);
  const rail = group(
    rod([-0.75, 0.05, 0.06], [0.75, 0.05, 0.06], 0.016, steel()),
    rod([-0.75, 0.05, -0.06], [0.75, 0.05, -0.06], 0.016, steel()),
    at(box(0.06, 0.06, 0.2, darkMetal(), 0.01), -0.75, 0.05, 0),
    at(box(0.06, 0.06, 0.2, darkMetal(), 0.01), 0.75, 0.05, 0),
    at(box(0.2, 0.04, 0.2, matter(0x1d2026, 0.5), 0.01), 0.12, 0.02, 0),
  );
  const down = turned(cameraBody(), 90);
  rail.add(at(down, 0.12, -0.02, 0));
  for (const x of [-0.6, 0.6]) {
    rail.add(rod([x, 0.07, 0], [x, 0.52, 0], 0.014, darkMetal()));
    const loop: Point[] = [
      [x + 0.05, 0.02, 0.07],
      [x + 0.13, 0.2, 0.04],
      [x + 0.12, 0.42, 0],
      [x + 0.04, 0.56, 0],
    ];
    rail.add(hose(loop, 0.006, matter(0xd8a02c, 0.45, 0.4)));
  }
  scene.add(at(rail, 0.2, 2.42, -1.0, 6), at(truss(5.4), 0, 3.05, -1.0));
  scene.add(at(table(1.7, 0.8, 0.76), 0.2, 0.0, -1.0), at(teaSet(), 0.2, 0.76, -1.0, 14));
  return photo({
    scene,
    camera: eye([-0.95, 1.62, 1.25], [0.22, 1.66, -1.1], 52),
    focus: 2.2,
    lens: 0.008,
  });
};

/** A front of a device in a rack. */
function unit(height: number, shade: number, lamps: number, accent: number): Group {
  const model = group(at(box(0.46, height - 0.006, 0.03, matter(shade, 0.5), 0.004), 0, 0, 0));
  for (let i = 0; i < lamps; i += 1) {
    const lamp = box(0.008, 0.008, 0.004, glow(i % 4 === 3 ? 0xffb03b : accent, 3), 0.002);
    lamp.castShadow = false;
    model.add(at(lamp, -0.19 + i * 0.022, height * 0.18, 0.017));
  }
  for (let i = 0; i < 10; i += 1) {
    model.add(at(box(0.014, height * 0.4, 0.004, matter(0x08090b)), 0.02 + i * 0.019, 0, 0.016));
  }
  for (const x of [-0.222, 0.222]) {
    model.add(at(cylinder(0.006, 0.006, steel()), x, 0, 0.014));
  }
  return model;
}

const rack: ShotFactory = () => {
  const scene = room([], false);
  const frame = matter(0x15171a, 0.5, 0.3);
  const cabinet = group(at(box(0.6, 1.62, 0.7, matter(0x0b0c0e, 0.7), 0.01), 0, 0.86, -0.36));
  for (const x of [-0.28, 0.28]) {
    cabinet.add(at(box(0.05, 1.62, 0.06, frame, 0.008), x, 0.86, 0));
  }
  cabinet.add(
    at(box(0.62, 0.05, 0.74, frame, 0.01), 0, 1.68, -0.34),
    at(box(0.62, 0.06, 0.74, frame, 0.01), 0, 0.05, -0.34),
  );
  const rows = [
    [0.09, 0x1c1f24, 12, 0x4fe08a],
    [0.045, 0x2b2f36, 16, 0x4fe08a],
    [0.045, 0x2b2f36, 16, 0x4d9bff],
    [0.18, 0x16181c, 4, 0x4d9bff],
    [0.18, 0x16181c, 4, 0x4d9bff],
    [0.09, 0x22262c, 8, 0x4fe08a],
    [0.09, 0x22262c, 8, 0x4fe08a],
    [0.18, 0x1a1c20, 3, 0x4fe08a],
  ] as const;
  let y = 1.6;
  for (const [height, shade, lamps, accent] of rows) {
    y -= height / 2 + 0.012;
    cabinet.add(at(unit(height, shade, lamps, accent), 0, y, 0.01));
    y -= height / 2 + 0.012;
  }
  scene.add(at(cabinet, 0.25, 0, -2.2, -16));
  scene.add(
    floorCable([
      [0.5, -2.6],
      [1.1, -2.2],
      [1.4, -1.2],
      [2.4, -0.8],
    ]),
  );
  scene.add(at(roadCase(0.8, 0.5, 0.5), 1.5, 0, -2.4, 18));
  return photo({
    scene,
    camera: eye([-0.3, 1.32, -0.25], [0.32, 0.98, -2.2], 45),
    focus: 2.1,
    lens: 0.006,
    lamps: workLights(15),
  });
};

/** Plain strokes stand for the number on a label: letters of this size would not be legible. */
const label = (seed: number) =>
  drawing(160, 80, (c) => {
    c.fillStyle = '#f6f4ee';
    c.fillRect(0, 0, 160, 80);
    c.fillStyle = '#1b1d21';
    for (let i = 0; i < 22; i += 1) {
      const w = 2 + ((i * 7 + seed * 5) % 4);
      c.fillRect(14 + i * 6, 12, w, 34);
    }
    c.fillRect(14, 56, 60 + ((seed * 13) % 50), 10);
  });

const cables: ShotFactory = () => {
  const scene = room([], false);
  scene.add(at(box(1.6, 0.03, 0.7, matter(0x5c6066, 0.6), 0.01), 0, 0.985, -0.6));
  const colours = [0x17181b, 0x1d3f8f, 0x17181b, 0x2f7a4a, 0x17181b, 0x9a7a1c];
  colours.forEach((colour, i) => {
    const x = -0.33 + i * 0.13;
    const points: Point[] = [
      [x - 0.06, 1.012, -0.95],
      [x, 1.014, -0.75],
      [x + 0.012 * (i % 3), 1.013, -0.5],
      [x + 0.05, 1.012, -0.22],
    ];
    scene.add(hose(points, 0.009, matter(colour, 0.55)));
    const sleeve = cylinder(0.0125, 0.075, matter(0xf3f1ea, 0.7));
    scene.add(at(turned(group(at(sleeve, 0, -0.0375, 0)), 90), x + 0.004, 1.014, -0.6));
    const flag = box(0.075, 0.0015, 0.038, matter(0xf6f4ee, 0.8), 0.0005);
    scene.add(at(flag, x + 0.038, 1.021, -0.6, 4 * (i % 3) - 4));
    const print = monitor(label(i + 2), 0.07, 0.62);
    print.children.slice(0, 1).forEach((shell) => {
      shell.visible = false;
    });
    scene.add(at(turned(group(print), -90), x + 0.038, 1.008, -0.6));
    scene.add(at(turned(group(cylinder(0.013, 0.05, steel())), 90), x + 0.05, 1.013, -0.2));
  });
  return photo({
    scene,
    camera: eye([0.04, 1.34, -0.1], [0.02, 1.0, -0.6], 44),
    focus: 0.6,
    lens: 0.007,
    lamps: [
      {
        kind: 'panel',
        at: [-0.8, 2.0, 0.1],
        to: [0, 1, -0.6],
        width: 0.6,
        height: 0.5,
        power: 3.4,
      },
    ],
    dome: { power: 0.34, top: 0xf0f4ff, reach: 2, centre: [0, 1, -0.6] },
  });
};

/** What the monitors show: the customer's own scene, at noon, the clearest of its lights. */
async function composite(): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = terrace;
  await picture.decode();
  const height = (picture.width * 9) / 16;
  return drawing(1280, 720, (c) => {
    // Only sky is cut off: the tea table stands at the lower edge.
    c.drawImage(picture, 0, picture.height - height, picture.width, height, 0, 0, 1280, 720);
  });
}

const keying: ShotFactory = async () => {
  const scene = room([-1.4]);
  scene.add(at(table(1.5, 0.75, 0.76), -0.35, 0, -1.1), at(teaSet(), -0.5, 0.76, -1.05, 20));
  scene.add(
    at(table(1.2, 0.6, 0.76, matter(0x33373d, 0.6)), 1.25, 0, 0.15, -18),
    at(monitor(await composite(), 0.72, 1, 0.43), 1.2, 1.2, 0.1, -30),
  );
  const soft = stoodSoftbox([-1.9, 2.2, -0.2], [-0.4, 0.9, -1.1], 0.7, 0.7, 5, 0xfff2de);
  scene.add(soft.object);
  return photo({
    scene,
    camera: eye([-0.1, 1.5, 2.2], [0.48, 1.0, -1.0], 46),
    focus: 2.7,
    lamps: [...workLights(20), { ...soft.lamp, power: 9 }],
  });
};

const tracking: ShotFactory = async () => {
  const shown = await composite();
  const scene = room([-1.4, 0.8]);
  scene.add(at(stage(), 0, 0.07, -1.3), at(table(1.5, 0.7, 0.76), 0, 0.14, -1.4));
  for (const x of [-1.4, 0, 1.4]) scene.add(at(mark(0xf2c94c), x, 0.142, -0.55, 45));
  scene.add(at(cameraOnPedestal(1.42, shown, 0xff3b30), -0.55, 0, 0.95, 174));
  scene.add(at(table(1.1, 0.6, 0.76, matter(0x33373d, 0.6)), 1.35, 0, 0.7, -14));
  scene.add(
    at(laptop(scopes()), 1.15, 0.78, 0.78, -24),
    at(monitor(multiview([shown]), 0.6, 0.9, 0.39), 1.5, 1.16, 0.45, -26),
  );
  return photo({ scene, camera: eye([-0.55, 1.75, 2.7], [0.48, 1.05, -0.9], 49), focus: 2.4 });
};

const training: ShotFactory = async () => {
  const shown = await composite();
  const scene = room([-1.4]);
  scene.add(at(table(1.6, 0.8, 0.76), 0, 0, -0.6));
  const sheet = tenth(clipboard('#875a01', 6, true));
  const pen = group(rod([0, 0, 0], [0.14, 0.004, 0.02], 0.005, matter(0x15171b, 0.3)));
  scene.add(at(sheet, -0.08, 0.765, -0.42, 12), at(pen, 0.12, 0.775, -0.36));
  scene.add(at(laptop(multiview([shown])), 0.38, 0.765, -0.62, -22));
  return photo({
    scene,
    camera: eye([-0.28, 1.3, 0.45], [0.08, 0.82, -0.55], 44),
    focus: 1.05,
    lens: 0.01,
  });
};

/** The tea table in the empty hall, before anything is built: taken by the customer. */
const teaTable: ShotFactory = () => {
  const scene = room([], false);
  scene.add(at(table(1.5, 0.7, 0.76), 0, 0, -1.1, 8), at(teaSet(), -0.1, 0.76, -1.08, 8));
  return photo({
    scene,
    camera: eye([0.9, 1.5, 1.5], [-0.02, 0.72, -1.1], 44),
    focus: 2.75,
    lens: 0.014,
    // Shadow maps fine enough for the feet of the table: their shadows touch them.
    closeUp: true,
    lamps: [
      [-1.5, 95],
      [1.9, 30],
    ].map(([x = 0, power = 0]) => ({
      kind: 'spot',
      at: [x, 3.2, 0.1],
      to: [0, 0.3, -1.1],
      power,
      color: 0xf4f7ff,
      angle: 64,
      penumbra: 1,
      radius: 0.22,
    })),
    dome: { power: 0.5, top: 0xf0f4ff, reach: 1.7, centre: [0, 0.4, -1.1] },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'site-table': teaTable,
  'site-survey': survey,
  'site-power': power,
  'site-curve': curve,
  'site-rig': rig,
  'site-meter': meter,
  'site-slider': slider,
  'site-rack': rack,
  'site-cables': cables,
  'site-keying': keying,
  'site-tracking': tracking,
  'site-training': training,
};
