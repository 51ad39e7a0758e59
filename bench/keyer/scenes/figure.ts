/** Draws a person, with hair, a veil and things around. */
import { linearOf, type Rgb } from '#keyer/color.ts';
import type { Image } from '#keyer/image.ts';
import { type Box, boxAround, Canvas, capsule, ellipse, type Point } from './canvas.ts';
import { between, seeded, smoothNoise } from './random.ts';
import { cloths, type Recipe } from './recipe.ts';

const times = (color: Rgb, light: number): Rgb => [
  color[0] * light,
  color[1] * light,
  color[2] * light,
];

/** The figure alone: premultiplied linear light and coverage. */
export function drawFigure(recipe: Recipe, width: number, height: number): Image {
  const canvas = new Canvas(width, height);
  const aspect = width / height;
  const random = seeded(recipe.seed + 1);
  const noise = smoothNoise(random);
  const lit = (color: Rgb): Rgb => {
    const [r, g, b] = linearOf(color);
    return [r * recipe.tint[0], g * recipe.tint[1], b * recipe.tint[2]];
  };
  const unit = recipe.size;
  const at = (x: number, y: number): Point => ({
    x: recipe.head[0] + x * unit,
    y: recipe.head[1] + y * unit,
  });
  const side = random() < 0.5 ? -1 : 1;
  /** Light from one side, with soft folds. */
  const shade = (x: number, y: number, fine: number) =>
    0.86 + 0.16 * side * ((x - recipe.head[0]) / unit) * 0.5 + fine * noise(x * 14, y * 9);

  if (recipe.thing && recipe.thing.side !== 'table') drawThing(canvas, recipe, aspect, lit, noise);

  const [root, tip] = [lit(recipe.hair[0]), lit(recipe.hair[1])];
  const head = at(0, 0);
  canvas.fill(
    boxAround([head], unit * 0.7),
    ellipse(at(0, -0.1), 0.43 * unit, 0.5 * unit),
    (x, y) => times(root, 1 + 0.3 * noise(x * 60, y * 12)),
  );
  drawHair(canvas, recipe, at, root, tip, false);

  const cloth = lit(cloths[recipe.cloth]);
  const other = lit(recipe.patternColor);
  const pitch = between(random, 0.06, 0.16) * unit;
  const clothAt = (x: number, y: number): Rgb => {
    const light = shade(x, y, 0.14);
    const across = Math.floor((x + 0.12 * y) / pitch) % 2 !== 0;
    const down = Math.floor((y - 0.1 * x) / pitch) % 2 !== 0;
    const isOther =
      recipe.pattern === 'stripes' ? across : recipe.pattern === 'checks' ? across !== down : false;
    return times(isOther ? other : cloth, Math.max(0.2, light));
  };
  const skin = lit(recipe.skin);
  const skinAt = (x: number, y: number): Rgb => times(skin, shade(x, y, 0.05));

  const neck = capsule(at(0, 0.35), at(0, 0.75), 0.17 * unit);
  canvas.fill(boxAround([at(0, 0.35), at(0, 0.75)], 0.2 * unit), neck, (x, y) =>
    times(skinAt(x, y), 0.8),
  );
  const shoulders = capsule(at(-0.72, 0.98), at(0.72, 0.98), 0.24 * unit);
  const hips = 0.62 * unit;
  const trunk = (x: number, y: number) =>
    Math.max(
      Math.abs(x - recipe.head[0]) -
        (0.86 * unit + (hips - 0.86 * unit) * Math.min(1, (y - recipe.head[1]) / (3 * unit))),
      recipe.head[1] + 0.96 * unit - y,
    );
  canvas.fill(
    { left: 0, top: recipe.head[1], right: aspect, bottom: 1 },
    (x, y) => Math.min(shoulders(x, y), trunk(x, y)),
    clothAt,
  );
  drawArms(canvas, random, at, unit, clothAt, skinAt);

  canvas.fill(boxAround([head], unit * 0.6), ellipse(at(0, 0), 0.34 * unit, 0.44 * unit), skinAt);
  for (const eye of [-0.14, 0.14]) {
    canvas.fill(
      boxAround([at(eye, -0.04)], 0.08 * unit),
      ellipse(at(eye, -0.04), 0.055 * unit, 0.026 * unit),
      () => lit([40, 30, 26]),
    );
  }
  canvas.fill(
    boxAround([at(0, 0.22)], 0.16 * unit),
    ellipse(at(0, 0.22), 0.12 * unit, 0.03 * unit),
    () => lit([150, 70, 70]),
  );
  drawHair(canvas, recipe, at, root, tip, true);
  if (recipe.veil?.hangs) drawHanging(canvas, recipe, at, aspect, lit(recipe.veil.color), noise);
  else if (recipe.veil) drawVeil(canvas, recipe, at, unit, lit(recipe.veil.color), noise);
  if (recipe.thing?.side === 'table') drawThing(canvas, recipe, aspect, lit, noise);
  return canvas.shrink();
}

type Place = (x: number, y: number) => Point;

function drawArms(
  canvas: Canvas,
  random: () => number,
  at: Place,
  unit: number,
  cloth: (x: number, y: number) => Rgb,
  skin: (x: number, y: number) => Rgb,
): void {
  for (const side of [-1, 1]) {
    const raised = random() < 0.5;
    const shoulder = at(side * 0.82, 1.05);
    const elbow = at(side * between(random, 1.05, 1.4), between(random, 1.5, 1.95));
    const hand = raised
      ? at(side * between(random, 1.2, 1.8), between(random, 0.6, 1.2))
      : at(side * between(random, 0.9, 1.6), between(random, 2.1, 2.7));
    const wrist = {
      x: elbow.x + 0.6 * (hand.x - elbow.x),
      y: elbow.y + 0.6 * (hand.y - elbow.y),
    };
    const box = (points: readonly Point[]): Box => boxAround(points, 0.3 * unit);
    canvas.fill(box([elbow, hand]), capsule(elbow, hand, 0.12 * unit, 0.09 * unit), skin);
    const angle = Math.atan2(hand.y - elbow.y, hand.x - elbow.x);
    for (let finger = -2; finger <= 2; finger += 1) {
      const turn = angle + finger * 0.32;
      const tip = {
        x: hand.x + Math.cos(turn) * 0.26 * unit,
        y: hand.y + Math.sin(turn) * 0.26 * unit,
      };
      canvas.fill(box([hand, tip]), capsule(hand, tip, 0.045 * unit, 0.03 * unit), skin);
    }
    canvas.fill(box([shoulder, elbow]), capsule(shoulder, elbow, 0.2 * unit, 0.17 * unit), cloth);
    canvas.fill(box([elbow, wrist]), capsule(elbow, wrist, 0.17 * unit, 0.14 * unit), cloth);
  }
}

function drawHair(
  canvas: Canvas,
  recipe: Recipe,
  at: Place,
  root: Rgb,
  tip: Rgb,
  isFront: boolean,
): void {
  const random = seeded(recipe.seed + (isFront ? 2 : 3));
  const count = recipe.strands * (isFront ? 0.25 : 0.75);
  const long = seeded(recipe.seed + 4)() < 0.5 ? 0.5 : 1.2;
  for (let k = 0; k < count; k += 1) {
    const side = random() < 0.5 ? -1 : 1;
    const angle = isFront ? between(random, 0.75, 1.57) : between(random, 0, 1.57);
    const from = { x: side * Math.cos(angle) * 0.4, y: -0.12 - Math.sin(angle) * 0.44 };
    const loose = random() < 0.2;
    const length = long * between(random, 0.5, 1) * (isFront ? 0.45 : 1);
    const out = (loose ? between(random, 0.1, 0.5) : between(random, 0.02, 0.2)) * Math.cos(angle);
    const bend = between(random, -0.06, 0.06) * (loose ? 2 : 1);
    const rise = loose && random() < 0.4 ? between(random, 0.1, 0.35) : 0;
    const points = Array.from({ length: 8 }, (_, i) => {
      const t = i / 7;
      return at(
        from.x + side * out * Math.sin(t * 2) + bend * Math.sin(t * 7),
        from.y + length * t * (0.4 + 0.6 * t) * (rise > 0 ? 0.3 : 1) - rise * t * (1 - 0.4 * t),
      );
    });
    const tone = between(random, 0.7, 1.3);
    const radius = loose ? between(random, 0.0008, 0.002) : between(random, 0.0015, 0.0035);
    canvas.strand(points, radius, times(root, tone), times(tip, tone));
  }
}

type Noise = (x: number, y: number) => number;

/** Thin cloth with folds: its colour, and how much it covers. */
function thinCloth(recipe: Recipe, color: Rgb, noise: Noise) {
  const { opacity = 0, folds = 1 } = recipe.veil ?? {};
  return {
    colorAt: (x: number, y: number) => times(color, 0.85 + 0.12 * folds * noise(x * 20, y * 3)),
    cover: (x: number, y: number) =>
      opacity * (0.8 + 0.5 * folds * Math.abs(noise(x * 26 + 9, y * 3))),
  };
}

/** The most that thin cloth covers, in its folds. */
const MOST_COVER = 0.9;

/** Thin cloth from the head over both shoulders: where it folds, it covers more. */
function drawVeil(
  canvas: Canvas,
  recipe: Recipe,
  at: Place,
  unit: number,
  color: Rgb,
  noise: Noise,
): void {
  const { colorAt, cover } = thinCloth(recipe, color, noise);
  const top = at(0, -0.55);
  canvas.fill(
    { left: 0, top: top.y, right: 9, bottom: at(0, 2.2).y },
    (x, y) => Math.abs(x - top.x) - (0.5 * unit + 0.5 * (y - top.y)),
    colorAt,
    (x, y) => {
      const face = Math.exp(-(((x - top.x) / (0.34 * unit)) ** 2));
      return Math.min(MOST_COVER, cover(x, y) * (1 - 0.85 * face));
    },
  );
}

/** A strip of thin cloth: beside the figure or over its arm, or a curtain at the picture's border. */
function drawHanging(
  canvas: Canvas,
  recipe: Recipe,
  at: Place,
  aspect: number,
  color: Rgb,
  noise: Noise,
): void {
  const { colorAt, cover } = thinCloth(recipe, color, noise);
  const unit = recipe.size;
  const random = seeded(recipe.seed + 6);
  const side = random() < 0.5 ? -1 : 1;
  const isCurtain = recipe.veil?.hangs === 'at the border';
  const top = isCurtain
    ? { x: side < 0 ? 0 : aspect, y: -0.1 }
    : at(side * between(random, 0.7, 1.9), between(random, 0, 1));
  const end = isCurtain
    ? { x: top.x + between(random, -0.1, 0.1), y: 1.1 }
    : {
        x: top.x + between(random, -0.7, 0.7) * unit,
        y: top.y + between(random, 1, 2.4) * unit,
      };
  const half = isCurtain ? between(random, 0.15, 0.6) : between(random, 0.12, 0.4) * unit;
  canvas.fill(
    boxAround([top, end], 2 * half),
    (x, y) => {
      const down = (y - top.y) / (end.y - top.y);
      const middle = top.x + down * (end.x - top.x) + 0.1 * unit * Math.sin(4 * down);
      const wide = isCurtain ? half : half * (0.5 + down);
      return Math.max(Math.abs(x - middle) - wide, top.y - y, y - end.y);
    },
    colorAt,
    (x, y) => Math.min(MOST_COVER, cover(x, y)),
  );
}

/** A board at one side, or a table in front. */
function drawThing(
  canvas: Canvas,
  recipe: Recipe,
  aspect: number,
  lit: (color: Rgb) => Rgb,
  noise: (x: number, y: number) => number,
): void {
  const { thing } = recipe;
  if (!thing) return;
  const color = lit(thing.color);
  const box = {
    left: { left: 0, top: 0.35, right: 0.24 * aspect, bottom: 1 },
    right: { left: 0.78 * aspect, top: 0.3, right: aspect, bottom: 1 },
    table: { left: 0, top: 0.84, right: aspect, bottom: 1 },
  }[thing.side];
  canvas.fill(
    box,
    () => -1,
    (x, y) => times(color, 0.85 + 0.1 * noise(x * 6, y * 60) + 0.08 * (x / aspect)),
  );
}
