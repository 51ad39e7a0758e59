import {
  AmbientLight,
  DirectionalLight,
  type Group,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import type { Point } from '../engine/shot.ts';
import { type FigureOptions, figure } from './figure/figure.ts';
import { poses } from './figure/poses.ts';
import { drum } from './furniture.ts';
import { gift, handbag, lipsticks, serum, teaSet } from './goods.ts';
import { holdingHand } from './held.ts';
import { drawing, matter, wood } from './materials.ts';
import { at, box, group } from './shapes.ts';

const taken = new Map<string, HTMLCanvasElement>();

function light(scene: Scene, at: Point, aim: Point, power: number, color: number, reach = 1): void {
  const lamp = new DirectionalLight(color, power);
  lamp.position.set(...at);
  lamp.target.position.set(...aim);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.008;
  Object.assign(lamp.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.2,
    far: 9 * reach,
  });
  scene.add(lamp, lamp.target);
}

/** A model on nothing, lit from the front and from behind as in a studio; `reach` is half its width. */
function photograph(
  model: Group,
  aim: Point,
  from: Point,
  angle: number,
  [width, height]: [number, number] = [900, 1070],
  reach = 1,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: true,
    preserveDrawingBuffer: true,
  });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  scene.add(model, new AmbientLight(0xdfe6ff, 0.7));
  const [x, y, z] = aim;
  const lamps: [Point, number, number][] = [
    [[1.6, 1.6, 2.4], 1.9, 0xfff2e2],
    [[-2.2, 0.8, 1.6], 0.7, 0xe2ebff],
    [[-1.8, 1.4, -2.4], 2.8, 0xffffff],
    [[2.2, 1.4, -2.2], 2.4, 0xffffff],
  ];
  for (const [[dx, dy, dz], power, color] of lamps)
    light(scene, [x + dx * reach, y + dy * reach, z + dz * reach], aim, power, color, reach);
  const camera = new PerspectiveCamera(angle, width / height, 0.05, 30);
  camera.position.set(...from);
  camera.lookAt(...aim);
  renderer.setClearColor(0x000000, 0);
  renderer.render(scene, camera);
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  (copy.getContext('2d') as CanvasRenderingContext2D).drawImage(canvas, 0, 0);
  renderer.dispose();
  renderer.forceContextLoss();
  return copy;
}

function once(name: string, take: () => HTMLCanvasElement): HTMLCanvasElement {
  const picture = taken.get(name) ?? take();
  taken.set(name, picture);
  return picture;
}

/**
 * Attitudes of the people on screens, seen from behind: one shows high up on the right, one on the
 * left, one holds something.
 */
const portraits = {
  right: { ...poses.raise, right: [-0.5, 1.5, 0.3], hair: 'tail', look: [-18, -6], turn: 196 },
  left: { ...poses.presentLeft, hair: 'bun', look: [22, -4], turn: 166 },
  // As on the right, but the resting hand is before the waist: at rest it would be cut off at the wrist.
  host: {
    ...poses.raise,
    left: [0.06, 1.1, 0.24],
    right: [-0.5, 1.5, 0.3],
    elbows: [0.8, -0.4, -0.5],
    hair: 'tail',
    look: [-18, -6],
    turn: 196,
  },
  hold: { ...poses.hold, outfit: 'shirt', hair: 'bun', look: [14, 6], turn: -130 },
} satisfies Record<string, FigureOptions & { turn: number }>;

/** What the person of a portrait does; `bottle`: only a hand is seen, which holds up a bottle. */
export type Attitude = keyof typeof portraits | 'bottle';

/** A presenter to the waist who turns to the set behind, for the pictures on screens. */
export const portrait = (coat = '#efe9df', attitude: Attitude = 'right') => {
  if (attitude === 'bottle') return heldBottle(coat);
  return once(`portrait ${coat} ${attitude}`, () => {
    const { turn, ...options } = portraits[attitude];
    const model = figure({
      ...options,
      jacket: coat,
      trousers: 0x4a4f5c,
      hairColor: 0x2a1a12,
      fineness: 2,
    });
    model.rotation.y = (turn * Math.PI) / 180;
    return photograph(model, [0.02, 1.32, 0], [0.02, 1.36, 2.75], 20);
  });
};

/** Someone as a camera sees them: who it is, and their turn against the line to that camera. */
export interface Sight {
  options: FigureOptions;
  turn: number;
}

/** What a camera sees of someone who stands at a place with a turn in degrees; places are x and z on the floor. */
export function sightOf(
  options: FigureOptions,
  [x, z]: [x: number, z: number],
  turn: number,
  [cameraX, cameraZ]: [x: number, z: number],
): Sight {
  return { options, turn: turn - (Math.atan2(cameraX - x, cameraZ - z) * 180) / Math.PI };
}

/** A person of the scene to the waist, for the screens in the same picture. */
export const seenPerson = ({ options, turn }: Sight) =>
  once(`seen ${JSON.stringify(options)} ${turn}`, () => {
    const model = figure({ ...options, fineness: 2 });
    model.rotation.y = (turn * Math.PI) / 180;
    return photograph(model, [0.02, 1.32, 0], [0.02, 1.36, 2.75], 20);
  });

/**
 * What a camera at a place of the scene sees of its models, 960 x 540, on nothing where they end.
 * `angle` is its angle of view upright, `reach` half the width of what it looks at.
 */
export function viewOf(
  models: Object3D[],
  from: Point,
  aim: Point,
  angle: number,
  reach = 1.6,
): HTMLCanvasElement {
  return photograph(
    group(...models.map((model) => model.clone())),
    aim,
    from,
    angle,
    [960, 540],
    reach,
  );
}

/** A hand that holds a bottle up to the camera, for the screens of phones. */
export const heldBottle = (sleeve: string | null = '#efe9df', bottle = 0x7a4426) =>
  once(`hand ${sleeve} ${bottle}`, () => {
    const goods = serum(bottle);
    goods.scale.setScalar(1.2);
    goods.position.y = -0.075;
    return photograph(group(holdingHand(sleeve), goods), [0.03, -0.035, 0], [0.0, 0.02, 0.95], 19);
  });

/** A bottle on its own, for the screens of cameras. */
export const bottlePortrait = (color: number) =>
  once(`bottle ${color}`, () =>
    photograph(group(serum(color)), [0, 0.085, 0], [0, 0.105, 0.8], 14.5),
  );

/** Small goods are enlarged, because the shadows are as fine as a person needs them. */
const enlarged = (model: Group, scale: number): Group => {
  model.scale.setScalar(scale);
  return group(model);
};

/** A gift box, half a metre wide. */
const largeGift = (paper: number, ribbon: number) =>
  enlarged(at(gift(0.22, 0.17, 0.22, paper, ribbon), 0, 0, 0, 28), 2.5);

/** Goods on a round step, 900 x 1350. */
const stepped = (model: Group) =>
  photograph(
    group(model, at(drum(0.43, 1.6, matter(0xcfc6ba, 0.8)), 0, -1.6, 0)),
    [0, -0.12, 0],
    [0, 0.85, 3.75],
    28,
    [900, 1350],
  );

/** Goods alone in a square. */
const carded = (model: Group) => photograph(model, [0, 0.24, 0], [0, 1.2, 3.75], 13, [372, 372]);

/** A gift box on a round step, for the screens of phones. */
export const giftPortrait = (paper: number, ribbon: number) =>
  once(`gift ${paper} ${ribbon}`, () => stepped(largeGift(paper, ribbon)));

/** The gift box alone in a square, for the product card. */
export const giftCard = (paper: number, ribbon: number) =>
  once(`gift card ${paper} ${ribbon}`, () => carded(largeGift(paper, ribbon)));

/** A handbag on a round step, for the screens of phones. */
export const bagPortrait = (color: number) =>
  once(`bag ${color}`, () => stepped(enlarged(at(handbag(color), 0, 0, 0, -24), 2.5)));

/** The handbag alone in a square, for the product card. */
export const bagCard = (color: number) =>
  once(`bag card ${color}`, () => carded(enlarged(at(handbag(color), 0, 0, 0, -24), 1.8)));

/** Lipsticks on a round step, for the screens of phones. */
export const lipsticksPortrait = () => once('lipsticks', () => stepped(enlarged(lipsticks(), 6.5)));

/** The lipsticks alone in a square, for the product card. */
export const lipsticksCard = () => once('lipsticks card', () => carded(enlarged(lipsticks(), 5.5)));

/** A tea set on a table, for the screens of phones; 900 x 1350. */
export const teaPortrait = (glaze: number, table: number) =>
  once(`tea ${glaze} ${table}`, () =>
    photograph(
      group(
        enlarged(at(teaSet(glaze), 0, 0, 0, 24), 2),
        at(box(4, 1, 1.5, matter(table, 0.7)), 0, -0.5, 0),
      ),
      [0, -0.1, 0],
      [0, 0.9, 3.6],
      26,
      [900, 1350],
    ),
  );

/** Two cups of tea on a round tray, tilted towards a camera in front: it sees them from above. */
function tiltedCups(glaze: number, table?: number): Group {
  const [, , cup] = teaSet(glaze).children as [Group, Group, Group];
  const model = group(
    at(drum(0.15, 0.018, wood('#6d4528', '#2e190c', 4)), 0, 0, 0),
    at(cup.clone(), -0.055, 0.023, 0.035),
    at(cup.clone(), 0.058, 0.023, -0.035),
    table === undefined ? null : at(box(3, 0.02, 3, matter(table, 0.9)), 0, -0.01, 0),
  );
  model.rotation.x = (68 * Math.PI) / 180;
  return enlarged(model, 3);
}

/** The cups on a table, as high as the screen of a phone; 720 x 1500. */
export const cupsPortrait = (glaze: number, table: number) =>
  once(`cups ${glaze} ${table}`, () =>
    photograph(tiltedCups(glaze, table), [0, -0.26, 0], [0, -0.26, 4.6], 26, [720, 1500]),
  );

/** The cups and their tray alone in a square, for the product card. */
export const cupsCard = (glaze: number) =>
  once(`cups card ${glaze}`, () =>
    photograph(tiltedCups(glaze), [0, 0, 0], [0, 0, 4.6], 13, [372, 372]),
  );

/** Who it is, their turn in degrees, and the camera's place, aim and angle of view. */
export type HeadView = readonly [
  options: FigureOptions,
  turn: number,
  from: Point,
  aim: Point,
  angle: number,
];

/** Head and shoulders from a camera, 1440 x 900. */
export const headShot = (view: HeadView) =>
  once(`head ${JSON.stringify(view)}`, () => {
    const [options, turn, from, aim, angle] = view;
    const model = figure(options);
    model.rotation.y = (turn * Math.PI) / 180;
    return photograph(model, aim, from, angle, [1440, 900]);
  });

/** The same as a key sees them, in one colour, single hairs drawn as lines. */
export const keyedHead = (view: HeadView, color = '#fff') =>
  once(`keyed ${color} ${JSON.stringify(view)}`, () => {
    const shape = filled(headShot(view), color);
    // A hair covers part of a pixel: laid over itself it becomes a line.
    return drawing(1440, 900, (c) => {
      for (const [x, y] of [
        [0, 0],
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        c.drawImage(shape, x, y);
    });
  });

/** The outline of a portrait, filled with one colour. */
export const outline = (color: string, attitude?: Attitude) =>
  filled(portrait(undefined, attitude), color);

function filled(source: HTMLCanvasElement, color: string): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = source.width;
  copy.height = source.height;
  const c = copy.getContext('2d') as CanvasRenderingContext2D;
  c.drawImage(source, 0, 0);
  c.globalCompositeOperation = 'source-in';
  c.fillStyle = color;
  c.fillRect(0, 0, copy.width, copy.height);
  return copy;
}
