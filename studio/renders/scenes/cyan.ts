import {
  Color,
  DoubleSide,
  type Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Scene,
} from 'three';
import { renderShot } from '../engine/render.ts';
import type { Lamp, Point, Shot, ShotFactory } from '../engine/shot.ts';
import { programme } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { cameraOnTripod } from '../kit/gear.ts';
import { display, drawing, glow, matter } from '../kit/materials.ts';
import { sightOf } from '../kit/portrait.ts';
import { cyclorama, cycloramaSection, neon, softbox } from '../kit/room.ts';
import { at, box, group, hose, plane } from '../kit/shapes.ts';
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

/** Everything in one flat light: how a matte sees it, strands of hair from both sides. */
export function flat(object: Object3D, color: Color): Object3D {
  object.traverse((part) => {
    if (part instanceof Mesh) part.material = new MeshBasicMaterial({ color, side: DoubleSide });
  });
  return object;
}

/** Transparent pattern that dissolves into a world. */
function dissolve(world: HTMLCanvasElement): HTMLCanvasElement {
  return drawing(1600, 1200, (c) => {
    c.drawImage(checker(1600, 1200, 50, '#282d33', '#1e2328'), 0, 0);
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

/** Hair whose gloss has its own colour: under back light, white gloss would turn brown hair grey. */
export function soft(person: Group): Group {
  person.traverse((part) => {
    if (part instanceof Mesh && part.name === 'hair')
      Object.assign(part.material, { metalness: 0.9, roughness: 0.55 });
  });
  return person;
}

const hero: ShotFactory = () => {
  const scene = hall({
    width: 14,
    back: -4.4,
    height: 5.6,
    trusses: [-1.4],
    trussHeight: 3.7,
    // Little gloss: the frame in the floor would look like a second one.
    reflect: 0.006,
  });
  const world = mountains(1600, 1200, ['#06324f', '#1fa3bd', '#d8fff5'], 11);
  // The floor of the wall reaches to the front of the picture: its edge would cross the empty floor.
  scene.add(at(cyclorama(2.7, 3.2, 6.4, wall, 0.8), 0.05, 0, -2.6));
  const shown = dissolve(world);
  const screen = plane(4.4, 3.2, display(shown, 1.05));
  screen.castShadow = false;
  scene.add(
    at(screen, 3.73, 1.6, -2.55),
    at(box(4.5, 3.26, 0.08, matter(0x0b0c0e), 0.01), 3.73, 1.6, -2.62),
  );
  // One line of light along the edge of the wall: down, through the curve, and on over the floor.
  const edge = hose(
    cycloramaSection(3.2, 6.4, 0.8).map(([y, z]) => [1.394, y + 0.01, z - 2.588]),
    0.01,
    glow(0xd8fbff, 3.6),
    400,
  );
  edge.castShadow = false;
  scene.add(edge);
  const presenter: FigureOptions = {
    ...poses.raise,
    outfit: 'dress',
    grip: [0.3, 0.08],
    hair: 'long',
    hairColor: 0x572a15,
    jacket: 0xc8553d,
    look: [-26, -4],
    fineness: 1.3,
    loose: 5,
    stray: 3,
    breeze: [-0.55, 0.18, 0.2],
  };
  scene.add(at(soft(figure(presenter)), 1.36, 0.004, -0.55, 162));
  scene.add(frame(0.62, 2.3, 0.3, 1.92, 0.1, cyan, 2.4, 0.006));
  const onAir = programme(world, { seen: sightOf(presenter, [1.36, -0.55], 162, [-0.62, 1.5]) });
  scene.add(at(cameraOnTripod(1.42, onAir, 0xff3b30), -0.62, 0, 1.5, 140));
  const key = softbox([3.3, 2.8, 1.6], [1.4, 1.3, -0.5], 0.9, 1.2, 6, 0xf4fbff);
  scene.add(key.object);
  return {
    scene,
    camera: eye([-0.05, 1.2, 5.6], [0.62, 0.8, -0.5], 27.4),
    lamps: [
      { ...key.lamp, power: 15, share: 2, haze: 0.2 },
      // White, or it would colour the hair as a bad key does.
      hung(scene, [0.0, 3.3, -1.6], [1.4, 1.4, -0.5], 34, 0xe4f6ff, {
        angle: 15,
        share: 1.6,
        radius: 0.35,
        haze: 1,
      }),
      hung(scene, [2.9, 3.3, -1.6], [1.4, 1.45, -0.5], 42, 0xe9f8ff, {
        angle: 14,
        share: 1.3,
        radius: 0.35,
        haze: 0.8,
      }),
      // For the hand that hangs in her own shadow.
      {
        kind: 'spot',
        at: [0.1, 1.7, 2.6],
        to: [1.25, 1.05, -0.5],
        power: 9,
        color: 0xfff1e4,
        angle: 11,
        penumbra: 1,
        haze: 0,
        radius: 0.25,
      },
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
    focus: 6.23,
    lens: 0.026,
    haze: { density: 0.013, noise: 0.7 },
    surroundings: 0.35,
    samples: 32,
    smooth: true,
    grade: {
      exposure: 1.15,
      saturation: 1.28,
      bloom: 0.08,
      vignette: 0.42,
      grain: 0.009,
      lift: 0x000204,
    },
  };
};

type View = 'raw' | 'matte' | 'result';

/** Size in pixels of one frame of the demo, and of its pane in metres. */
const frameSize: [width: number, height: number] = [600, 900];
const pane = { width: 1.2, height: 1.8 };

/** One moment before one camera: the presenter before the wall, as a matte sees her, or before a world. */
function moment(view: View): Shot {
  const scene = new Scene();
  const presenter = figure({
    ...poses.present,
    // One arm at rest, clear of the hip; the other hand on the hip, and the key in what the arm encloses.
    left: [0.29, 0.865, 0.03],
    right: [-0.2, 1.03, 0.02],
    elbows: [-1, -0.2, -0.3],
    palms: [
      [-1, 0, -0.1],
      [1, 0, 0.1],
    ],
    hair: 'long',
    hairColor: 0x2a170d,
    jacket: 0xf2f0ea,
    trousers: 0x33373f,
    look: [-12, -2],
    fineness: 2,
    // Dark and thick enough to show against a bright wall as clearly as in the matte.
    loose: 10,
    stray: 1.6,
    breeze: [0.9, 0.25, -0.3],
  });
  at(presenter, 0, 0, 0, 196);
  scene.add(view === 'matte' ? flat(presenter, new Color(1, 1, 1)) : presenter);
  const world = drawing(1200, 1300, (c) => {
    // Out of focus, as a camera sees what is far behind her.
    c.filter = 'blur(7px)';
    c.drawImage(mountains(1200, 1300, ['#0d3f5a', '#49c0c9', '#f2fff0'], 11), -20, -20, 1240, 1340);
  });
  const backing = {
    raw: matter(wall, 0.9),
    matte: new MeshBasicMaterial({ color: 0x000000 }),
    result: display(world, 0.9),
  }[view];
  const sheet = plane(1.8, 2.6, backing);
  sheet.castShadow = false;
  scene.add(at(sheet, 0, 1.3, -1.8));
  const washes: Lamp[] = [-1.3, 1.3].map((x) => ({
    kind: 'spot',
    at: [x, 2.9, -0.6],
    to: [x * 0.15, 1.2, -1.8],
    power: 9,
    color: 0xf0ffff,
    angle: 46,
    penumbra: 1,
    radius: 0.3,
  }));
  return {
    scene,
    camera: eye([0, 1.22, 4.9], [0, 1.22, 0], 15.6),
    lamps: [
      {
        kind: 'panel',
        at: [1.5, 2.7, 1.8],
        to: [0, 1.2, 0],
        width: 0.9,
        height: 0.9,
        power: 21,
        color: 0xfff8f0,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.2, 2, 2.4],
        to: [0, 1.2, 0],
        width: 1,
        height: 1,
        power: 8,
        color: 0xeaf6ff,
        share: 1.4,
      },
      {
        kind: 'panel',
        at: [-1.1, 2.5, -1.2],
        to: [0, 1.4, 0],
        width: 0.5,
        height: 0.7,
        power: 15,
        share: 1.6,
      },
      // From below, as from a reflector: the sleeve keeps its colour on the underside.
      {
        kind: 'spot',
        at: [1.3, 0.35, 2],
        to: [0.3, 1.25, 0],
        power: 7,
        angle: 34,
        penumbra: 1,
        radius: 0.4,
        share: 1.2,
      },
      ...washes,
    ],
    dome: { power: 0.2 },
    focus: 4.9,
    lens: 0.004,
    surroundings: 0.3,
    samples: 16,
    smooth: true,
    size: frameSize,
    grade: { raw: true, exposure: 0.6 },
  };
}

/** Light as a canvas: what shows it develops it. */
export async function photograph(shot: Shot): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = await renderShot(shot);
  await image.decode();
  return drawing(image.width, image.height, (c) => c.drawImage(image, 0, 0));
}

/** A matte shows opacity as tone and not as light: squared, edges are as bright as they are opaque. */
function asTone(light: HTMLCanvasElement): HTMLCanvasElement {
  return drawing(light.width, light.height, (c) => {
    c.drawImage(light, 0, 0);
    c.globalCompositeOperation = 'multiply';
    c.drawImage(light, 0, 0);
  });
}

/** Raw, matte and result of the same moment, side by side. */
const demo: ShotFactory = async () => {
  const scene = new Scene();
  const views: View[] = ['raw', 'matte', 'result'];
  for (const [i, view] of views.entries()) {
    const x = (i - 1) * (pane.width + 0.04);
    const light = await photograph(moment(view));
    const material = view === 'matte' ? display(asTone(light), 5.4) : display(light, 1.9);
    const screen = plane(pane.width, pane.height, material);
    screen.castShadow = false;
    scene.add(at(screen, x, 1.24, 0));
    const [right, top] = [pane.width / 2, pane.height / 2];
    const edge = view === 'result' ? 0xeaffff : cyan;
    const power = view === 'result' ? 2.6 : 1.6;
    scene.add(frame(x - right, x + right, 1.24 - top, 1.24 + top, 0.01, edge, power, 0.005));
  }
  return {
    scene,
    camera: eye([0, 1.24, 4.9], [0, 1.24, 0], 28),
    lamps: [],
    grade: { exposure: 1.15, saturation: 1.22, bloom: 0.015, vignette: 0.3, grain: 0.008 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'cyan-hero': hero,
  'cyan-demo': demo,
};
