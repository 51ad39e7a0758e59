import { Color, Scene } from 'three';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { programme, scopes, workbench } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod, laptop, monitor, standMonitor } from '../kit/gear.ts';
import { flacon, serum } from '../kit/goods.ts';
import { drawing, matter } from '../kit/materials.ts';
import { sightOf } from '../kit/portrait.ts';
import { cyclorama, neon, softbox } from '../kit/room.ts';
import { at, group } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { interior, wave } from '../kit/worlds.ts';
import { flat, photograph, soft, wall } from './cyan.ts';

/** The matte of someone who stands at the origin, 16:10: white on black, hairs as grey as they are thin. */
async function matte(
  options: FigureOptions,
  turn: number,
  [from, aim]: [from: Point, aim: Point],
  angle: number,
): Promise<HTMLCanvasElement> {
  const scene = new Scene();
  scene.background = new Color(0x000000);
  scene.add(at(flat(figure(options), new Color(1, 1, 1)), 0, 0, 0, turn));
  const light = await photograph({
    scene,
    camera: eye(from, aim, angle),
    lamps: [],
    dome: { power: 0 },
    samples: 6,
    smooth: true,
    size: [1120, 700],
    grade: { raw: true, exposure: 1 },
  });
  // A hair covers part of a pixel: laid over itself it becomes a line.
  return drawing(light.width, light.height, (c) => {
    c.drawImage(light, 0, 0);
    c.globalCompositeOperation = 'screen';
    c.drawImage(light, 0, 0);
  });
}

/** Hair and fingers from the side, their edges in the light; the matte on a monitor. */
const hair: ShotFactory = async () => {
  const scene = hall({ width: 12, back: -5, height: 5, trusses: [] });
  scene.add(at(cyclorama(6, 3.4, 4, wall, 1), 0, 0, -3.4));
  const presenter = {
    // Both hands before her, one further than the other, so that the camera sees the fingers of each.
    left: [0.1, 1.44, 0.47],
    // No further bent than this: the sleeve of a sharp elbow hangs in a bag.
    right: [-0.24, 1.27, 0.37],
    elbows: [0, -1, -0.35],
    weight: 0.6,
    palms: [
      [-1, 0.2, 0],
      [1, 0.2, 0.1],
    ],
    grip: [0.12, 0.06],
    outfit: 'blouse',
    hair: 'long',
    hairColor: 0x452616,
    jacket: 0xd8a13f,
    trousers: 0x33373f,
    // The head looks away, for a cheek near by would lack an eye.
    look: [34, -4],
    fineness: 1.7,
    loose: 5,
    stray: 2,
    breeze: [0.25, 0.26, -0.82],
  } satisfies FigureOptions;
  const turn = 102;
  scene.add(at(soft(figure(presenter)), 0, 0, 0, turn));
  const from: Point = [-0.09, 1.5, 2.1];
  // Nearer than the picture, so that single hairs show on the small screen.
  const key = await matte(presenter, turn, [from, [0.16, 1.42, 0]], 17.8);
  scene.add(at(standMonitor(key, 0.68, 1.5, 1.5), -0.75, 0, -0.6, 14));
  return {
    scene,
    camera: eye(from, [-0.09, 1.46, 0], 27.5),
    lamps: [
      {
        // From high behind her: it lies along the crown, the sleeves and the fingers.
        kind: 'spot',
        at: [0.3, 3.3, -1.5],
        to: [0.25, 1.45, 0],
        power: 100,
        color: 0xfff8ee,
        angle: 20,
        share: 1.8,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [1.6, 2.5, -1.6],
        to: [0.15, 1.5, 0],
        power: 90,
        color: 0xfff4e6,
        angle: 18,
        share: 1.6,
      },
      {
        kind: 'spot',
        at: [-1.4, 2.6, -1.5],
        to: [0.15, 1.5, 0],
        power: 64,
        // Hardly blue: on the yellow sleeve, cyan light would look like spill.
        color: 0xf6f8ff,
        angle: 18,
        share: 1.6,
      },
      {
        // A cone, not a panel: its shadow map is fine enough for the edge of the collar.
        kind: 'spot',
        at: [1.9, 2.3, 1.7],
        to: [0.1, 1.45, 0],
        power: 6,
        angle: 24,
        penumbra: 1,
        radius: 0.55,
        share: 1.6,
        haze: 0.15,
        color: 0xfff2e2,
      },
      {
        // From the camera's side: light in the shadow of the arm.
        kind: 'spot',
        at: [-0.5, 1.25, 2.6],
        to: [0.1, 1.3, 0],
        power: 3,
        angle: 22,
        penumbra: 1,
        radius: 0.5,
        share: 1.2,
        haze: 0,
        color: 0xfff2e2,
      },
      {
        kind: 'spot',
        at: [-2.4, 3.6, 0],
        to: [-0.4, 1.5, -3.2],
        power: 34,
        color: 0xf0ffff,
        angle: 30,
        penumbra: 1,
        haze: 0,
      },
      {
        kind: 'spot',
        at: [2.6, 3.6, 0],
        to: [1.0, 1.4, -3.2],
        power: 26,
        color: 0xf0ffff,
        angle: 30,
        penumbra: 1,
        haze: 0,
      },
    ],
    dome: { power: 0.07, top: 0x9fe0ff },
    focus: 2.0,
    // Small enough that the matte, further away, keeps its hairs.
    lens: 0.004,
    haze: { density: 0.0015 },
    // Hairs are thinner than a pixel: multisampling draws them as lines.
    samples: 22,
    smooth: true,
    grade: { exposure: 1.1, saturation: 1.2, bloom: 0.05, grain: 0.004 },
  };
};

/** Where the wall is measured. */
const places = [0, 1, 2].flatMap((column) =>
  [0, 1, 2].map((row) => ({ x: -0.35 + column * 1.45, y: 0.9 + row * 0.75 })),
);

/** The wall being lit: someone looks at it against its light, a camera measures it in rings. */
const lighting: ShotFactory = () => {
  const scene = hall({ width: 14, back: -4.8, height: 5.6, trusses: [-0.8], trussHeight: 3.8 });
  // It reaches to the front of the picture: an edge of paint would cross the feet.
  scene.add(at(cyclorama(7.4, 3.8, 5.6, wall, 1), 1.1, 0, -4));
  const left = softbox([-3.2, 2.2, -1.5], [0, 1.4, -3.9], 0.6, 1.5, 6, 0xf2feff);
  const right = softbox([4.9, 2.2, -1.5], [2, 1.4, -3.9], 0.6, 1.5, 6, 0xf2feff);
  scene.add(left.object, right.object);
  scene.add(
    at(
      figure({
        ...poses.stand,
        // Clear of the jacket, so that the outline has hands, and of the rings.
        left: [0.285, 0.88, 0.02],
        right: [-0.265, 0.885, 0.05],
        palms: [
          [-1, 0, 0],
          [1, 0, 0],
        ],
        grip: [0.25, 0.2],
        outfit: 'shirt',
        hair: 'short',
        jacket: 0x27364a,
        trousers: 0x1e232c,
        look: [-22, -6],
        fineness: 1.8,
      }),
      0.08,
      0.006,
      1.5,
      176,
    ),
  );
  for (const { x, y } of places) {
    const points = Array.from({ length: 25 }, (_, k): Point => {
      const a = (k / 24) * Math.PI * 2;
      return [x + Math.cos(a) * 0.13, y + Math.sin(a) * 0.13, -3.86];
    });
    for (let k = 0; k < 24; k += 1)
      scene.add(neon(points[k] as Point, points[k + 1] as Point, 0xdfffff, 2.2, 0.009));
  }
  const shown = drawing(960, 540, (c) => {
    c.fillStyle = '#0fa9bd';
    c.fillRect(0, 0, 960, 540);
    c.strokeStyle = '#eaffff';
    c.lineWidth = 12;
    for (const { x, y } of places) {
      c.beginPath();
      c.arc(480 + (x - 1.1) * 170, 270 - (y - 1.65) * 210, 36, 0, 7);
      c.stroke();
    }
  });
  scene.add(at(cameraOnTripod(1.4, shown, 0xff3b30), 2.0, 0, 1.5, 194));
  return {
    scene,
    camera: eye([0.9, 0.9, 4.2], [0.95, 1.35, -1.2], 35),
    lamps: [
      { ...left.lamp, power: 24, share: 1.6, haze: 0.2 },
      { ...right.lamp, power: 24, share: 1.6, haze: 0.2 },
      hung(scene, [-0.5, 3.7, -0.9], [0.16, 1.5, 1.5], 30, 0xc9fbff, {
        angle: 22,
        penumbra: 1,
        radius: 0.4,
        share: 1.6,
        haze: 0.4,
      }),
      {
        // A little from the front: the back of the shirt keeps its folds.
        kind: 'spot',
        at: [2.6, 2.6, 4.2],
        to: [0.16, 1.2, 1.5],
        power: 5,
        color: 0xfff2de,
        angle: 24,
        penumbra: 1,
        radius: 0.5,
        share: 1.4,
        haze: 0,
      },
      {
        kind: 'panel',
        at: [1.1, 1.5, -3.7],
        to: [1.1, 1, 2],
        width: 5.6,
        height: 2.4,
        power: 5,
        color: 0x1fd2e6,
        haze: 0.05,
      },
    ],
    dome: { power: 0.05, top: 0x9fe0ff },
    focus: 3.2,
    lens: 0.008,
    haze: { density: 0.008, noise: 0.6 },
    surroundings: 0.35,
    grade: { exposure: 1.15, saturation: 1.2, bloom: 0.07 },
  };
};

/** Glass and liquid before the wall: what a good key leaves see-through. */
const clear: ShotFactory = () => {
  const scene = hall({ width: 12, back: -5, height: 5, trusses: [] });
  scene.add(at(cyclorama(5, 3, 3, wall, 1), 0, 0, -2.4));
  scene.add(at(table(1.6, 0.7, 0.86, matter(0xd9f2f4, 0.35)), 0.1, 0, 0.1));
  scene.add(
    at(flacon(0xbfeff5), -0.16, 0.86, 0.16, 18),
    at(flacon(0xf3c9b4), 0.06, 0.86, 0.22, -14),
    at(serum(0x0c6a78, 'pump'), 0.24, 0.86, 0.14),
    at(serum(0xdadfe0), 0.33, 0.86, 0.2),
  );
  const composite = programme(interior(), { coat: '#8c3b4a' });
  scene.add(
    at(
      group(at(monitor(workbench(composite, '#22c9dc'), 0.62, 1, 0.34), 0, 0.34, 0)),
      -0.5,
      0.86,
      -0.2,
      18,
    ),
  );
  return {
    scene,
    camera: eye([0.24, 1.03, 1.05], [0.0, 0.955, 0.05], 36),
    lamps: [
      {
        kind: 'panel',
        at: [1.3, 1.9, 0.8],
        to: [0.1, 0.9, 0.1],
        width: 0.9,
        height: 0.9,
        power: 4.5,
        color: 0xffffff,
        share: 2,
      },
      {
        kind: 'spot',
        at: [-1.2, 2.3, -1.0],
        to: [0.1, 0.95, 0.15],
        power: 26,
        color: 0x8ff2ff,
        angle: 16,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [-1.8, 3.2, 0.6],
        to: [-0.2, 1.2, -2.3],
        power: 30,
        color: 0xf0ffff,
        angle: 30,
        penumbra: 1,
        haze: 0,
      },
      {
        kind: 'spot',
        at: [2.0, 3.2, 0.6],
        to: [0.8, 1.1, -2.3],
        power: 20,
        color: 0xf0ffff,
        angle: 28,
        penumbra: 1,
        haze: 0,
      },
    ],
    dome: { power: 0.08, top: 0xcdf4ff },
    focus: 0.9,
    lens: 0.01,
    surroundings: 1,
    grade: { exposure: 1.1, saturation: 1.25, bloom: 0.06 },
  };
};

/** The desk of the one who keys: laptop, scopes, the room beyond. */
const desk: ShotFactory = () => {
  const scene = hall({ width: 12, back: -5, height: 5, trusses: [-2], trussHeight: 3.5 });
  scene.add(at(cyclorama(4.2, 2.9, 3.6, wall, 0.9), 1.2, 0, -4));
  const presenter: FigureOptions = {
    ...poses.present,
    // Clear of the trunk, whose side would lie in the shadow of the arm.
    left: [0.3, 1.1, 0.2],
    outfit: 'suit',
    hair: 'bob',
    jacket: 0x8c3b4a,
    trousers: 0x33363d,
    // Fine hair takes no shadows, whose specks would show about the ear.
    fineness: 2,
  };
  scene.add(at(figure(presenter), 1.72, 0.005, -2.3, -124));
  // Camera and keyer show what stands before the wall.
  const seen = sightOf(presenter, [1.72, -2.3], -124, [0.5, -0.7]);
  scene.add(at(cameraOnTripod(1.4, programme('#0fa9bd', { seen }), 0xff3b30), 0.5, 0, -0.7, 166));
  scene.add(at(table(2, 0.8, 0.76, matter(0x1a1d22, 0.4)), -0.2, 0, 1.2));
  const world = wave('#19d3e6', '#031014');
  scene.add(
    at(laptop(workbench(programme(world, { seen }), '#22c9dc'), 112), 0.12, 0.76, 1.32, -10),
  );
  scene.add(at(monitor(scopes('#5fe9f5'), 0.6, 1, 0.26), -0.56, 1.1, 1.05, 20));
  return {
    scene,
    camera: eye([-0.36, 1.36, 2.55], [0.16, 1.08, 0], 40),
    lamps: [
      {
        kind: 'panel',
        at: [0.1, 0.95, 1.25],
        to: [0.1, 1.1, 3],
        width: 0.34,
        height: 0.2,
        power: 0.25,
        color: 0xaef6ff,
      },
      {
        kind: 'panel',
        at: [-0.56, 1.1, 1.1],
        to: [-0.3, 1, 3],
        width: 0.6,
        height: 0.34,
        power: 0.3,
        color: 0x9ff0ff,
      },
      {
        kind: 'spot',
        at: [-1.4, 2.6, 0.3],
        to: [-0.1, 0.8, 1.2],
        power: 9,
        color: 0x6fe9ff,
        angle: 24,
        radius: 0.2,
      },
      // Wide, so that neither its gloss nor the shadow of the hair on the collar has an edge.
      hung(scene, [2.6, 3.1, -2.0], [1.72, 1.3, -2.3], 12, 0xdffcff, {
        angle: 17,
        radius: 0.35,
        haze: 1,
        share: 2.4,
      }),
      {
        // A cone, not a panel: its shadow map is fine enough for the cloth under an arm.
        kind: 'spot',
        at: [-0.6, 2.6, -0.6],
        to: [1.7, 1.2, -2.3],
        power: 10,
        color: 0xfff4e4,
        angle: 26,
        penumbra: 1,
        radius: 0.45,
        haze: 0.15,
        share: 2.4,
      },
      {
        // From beside the camera: light in the shadow of the arm.
        kind: 'spot',
        at: [1.9, 1.7, 0.4],
        to: [1.72, 1.25, -2.3],
        power: 6,
        color: 0xdff6ff,
        angle: 13,
        penumbra: 1,
        radius: 0.3,
        haze: 0,
      },
      {
        kind: 'spot',
        // Beside the lantern, whose shadow would lie on the wall.
        at: [3.7, 2.5, -1.6],
        to: [1.6, 1.4, -3.9],
        power: 36,
        color: 0xf0ffff,
        angle: 30,
        penumbra: 1,
        haze: 0.2,
      },
      {
        kind: 'spot',
        at: [-0.6, 3.4, -1.2],
        to: [0.6, 1.4, -3.9],
        power: 30,
        color: 0xf0ffff,
        angle: 28,
        penumbra: 1,
        haze: 0.2,
      },
    ],
    dome: { power: 0.035 },
    focus: 1.5,
    lens: 0.003,
    // Each lamp needs enough frames of its own: the edges that it lights are out of focus.
    samples: 60,
    haze: { density: 0.01 },
    grade: { exposure: 1.15, saturation: 1.25, bloom: 0.07 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'cyan-gallery-1': hair,
  'cyan-gallery-2': lighting,
  'cyan-gallery-3': clear,
  'cyan-gallery-4': desk,
};
