/** The figure: head, hair, shoulders, an arm that moves, and what it holds or wears. */
import { between, seeded } from '../renders/engine/random.ts';
import { capsule, ellipse, join } from './distances.ts';
import { valueNoise } from './noise.ts';
import {
  type Color,
  discBlur,
  drawStrand,
  fill,
  type Layer,
  merge,
  newLayer,
  type Point,
} from './raster.ts';

export interface Subject {
  readonly skin: Color;
  readonly hair: {
    readonly root: Color;
    readonly tip: Color;
    readonly strands: number;
    /** Strands that leave the hairstyle. */
    readonly loose: number;
    /** Length in pixels of the 640 x 360 picture. */
    readonly length: number;
    readonly curl: number;
  };
  readonly top: {
    readonly color: Color;
    readonly pattern?: {
      readonly kind: 'stripes' | 'checks';
      readonly color: Color;
      readonly size: number;
    };
  };
  /** Seen from behind: hair covers head and neck, and the raised hand is a right one. */
  readonly fromBehind?: boolean;
  /** How far the head sways and the hand swings, in pixels, and in how many frames. */
  readonly sway: number;
  readonly swing: number;
  readonly period: number;
  readonly veil?: { readonly color: Color; readonly opacity: number };
  readonly glass?: { readonly color: Color };
  /** Sheer cloth that hangs from the hand; `opacity` is that of one layer seen straight on. */
  readonly scarf?: { readonly color: Color; readonly opacity: number };
  /** An object close to the lens, out of focus by this radius in pixels. */
  readonly near?: { readonly color: Color; readonly blur: number };
  /** Radius of the blur of the whole figure. */
  readonly defocus?: number;
}

const WIDTH = 640;
const HEIGHT = 360;

/** The figure at a time in frames, `scale` times larger than 640 x 360. */
export function drawSubject(subject: Subject, time: number, scale: number, seed: number): Layer {
  const layer = newLayer(WIDTH * scale, HEIGHT * scale);
  const phase = (2 * Math.PI * time) / subject.period;
  const sway = subject.sway * Math.sin(phase);
  const head = { x: 312 + sway, y: 118 + 0.15 * sway };
  const folds = valueNoise(seed + 11);
  const pores = valueNoise(seed + 12);
  const at = (draw: (x: number, y: number) => number) => (x: number, y: number) =>
    draw(x / scale, y / scale) * scale;
  const shade = (base: Color, light: number): Color => [
    Math.min(1, base[0] * light),
    Math.min(1, base[1] * light),
    Math.min(1, base[2] * light),
  ];

  drawHair(layer, subject, head, phase, scale, seed, 'behind');

  const shoulders = (x: number, y: number) =>
    join(
      capsule(x, y, { x: 312 + 0.3 * sway, y: 300 }, { x: 312, y: 420 }, 92, 104),
      capsule(x, y, { x: 236 + 0.4 * sway, y: 236 }, { x: 388 + 0.4 * sway, y: 236 }, 26, 26),
      40,
    );
  const cloth = (x: number, y: number): Color => {
    const { color, pattern } = subject.top;
    const light =
      0.78 - 0.28 * ((x - 312) / 130) + 0.24 * folds((x + 0.4 * y) / 26, (y - 0.3 * x) / 44);
    let base = color;
    if (pattern) {
      const across = Math.floor((x + 6 * folds(x / 40, y / 40)) / pattern.size) & 1;
      const down = Math.floor(y / pattern.size) & 1;
      if (pattern.kind === 'stripes' ? across : across ^ down) base = pattern.color;
    }
    return shade(base, Math.max(0.18, light));
  };
  const skinAt = (cx: number, cy: number, size: number) => (x: number, y: number) => {
    const round = Math.min(1, Math.hypot(x - cx, y - cy) / size);
    const light = 1.05 - 0.45 * round * round - 0.25 * ((x - cx) / size);
    return shade(subject.skin, Math.max(0.2, light) * (1 + 0.05 * pores(x / 2.5, y / 2.5)));
  };
  const scaled = (paint: (x: number, y: number) => Color) => (x: number, y: number) =>
    paint(x / scale, y / scale);

  const neck = (x: number, y: number) =>
    capsule(x, y, { x: head.x, y: head.y + 30 }, { x: 312 + 0.4 * sway, y: 226 }, 22, 27);
  const scalp: Color = shade(subject.hair.root, 0.9);
  fill(layer, {
    distance: at(neck),
    color: subject.fromBehind ? () => scalp : scaled(skinAt(head.x - 10, 190, 46)),
  });
  fill(layer, { distance: at(shoulders), color: scaled(cloth) });
  const face = (x: number, y: number) =>
    join(ellipse(x, y, head.x, head.y - 8, 41, 46), ellipse(x, y, head.x, head.y + 24, 28, 34), 18);
  fill(layer, {
    distance: at(face),
    color: subject.fromBehind ? () => scalp : scaled(skinAt(head.x - 8, head.y - 6, 52)),
  });
  drawHair(layer, subject, head, phase, scale, seed, 'front');
  if (subject.veil) drawVeil(layer, subject.veil, head, phase, scale, seed);
  drawArm(layer, subject, phase, scale, cloth, skinAt, seed);
  let figure = layer;
  if (subject.defocus) figure = discBlur(figure, subject.defocus * scale);
  if (subject.near) {
    const object = newLayer(layer.width, layer.height);
    const { color, blur } = subject.near;
    const x0 = 500 + 18 * Math.sin(phase);
    const tin = (x: number, y: number) =>
      capsule(x, y, { x: x0, y: 268 }, { x: x0 + 14, y: 400 }, 34, 38);
    fill(object, {
      distance: at(tin),
      color: scaled((x, y) =>
        shade(color, 0.7 - 0.4 * ((x - x0) / 40) + 0.1 * folds(x / 9, y / 9)),
      ),
    });
    merge(figure, discBlur(object, blur * scale));
  }
  return figure;
}

function drawArm(
  layer: Layer,
  subject: Subject,
  phase: number,
  scale: number,
  cloth: (x: number, y: number) => Color,
  skinAt: (cx: number, cy: number, size: number) => (x: number, y: number) => Color,
  seed: number,
): void {
  const lift = subject.swing * Math.sin(phase + 0.6);
  const shoulder = { x: 402, y: 246 };
  const elbow = { x: 452 + 0.2 * lift, y: 300 - 0.3 * lift };
  const hand = { x: 492 + 0.55 * lift, y: 208 - lift };
  const at = (draw: (x: number, y: number) => number) => (x: number, y: number) =>
    draw(x / scale, y / scale) * scale;
  const sleeve = (x: number, y: number) =>
    Math.min(
      capsule(x, y, shoulder, elbow, 27, 21),
      capsule(
        x,
        y,
        elbow,
        { x: elbow.x + 0.45 * (hand.x - elbow.x), y: elbow.y + 0.45 * (hand.y - elbow.y) },
        21,
        19,
      ),
    );
  const angle = Math.atan2(hand.y - elbow.y, hand.x - elbow.x);
  const fan = (x: number, y: number) => {
    let distance = Math.min(
      capsule(x, y, elbow, hand, 15, 11),
      ellipse(x, y, hand.x, hand.y, 15, 14),
    );
    for (let finger = 0; finger < 5; finger += 1) {
      const turn = angle + (finger - 2) * 0.34;
      const length = finger === 0 ? 20 : 31 - 2 * Math.abs(finger - 2);
      const tip = { x: hand.x + Math.cos(turn) * length, y: hand.y + Math.sin(turn) * length };
      distance = join(distance, capsule(x, y, hand, tip, 5.2, 3.6), 3);
    }
    return distance;
  };
  const bare = subject.fromBehind ? openHand(elbow, hand) : fan;
  fill(layer, {
    distance: at(bare),
    color: (x, y) =>
      skinAt(hand.x - 4, hand.y - 4, subject.fromBehind ? 76 : 44)(x / scale, y / scale),
  });
  fill(layer, { distance: at(sleeve), color: (x, y) => cloth(x / scale, y / scale) });
  if (subject.glass) drawGlass(layer, subject.glass.color, hand, scale);
  if (subject.scarf) drawScarf(layer, subject.scarf, hand, phase, scale, seed);
}

/** Place along the hand and across it (towards the thumb), in pixels from the middle of the palm. */
type OnHand = readonly [along: number, aside: number];

/** Knuckle, middle joint and tip of each finger, little one first. */
const fingers: readonly (readonly [OnHand, OnHand, OnHand])[] = [
  [
    [11, -11],
    [23, -16],
    [32, -19],
  ],
  [
    [14, -4.5],
    [30, -8],
    [42, -10],
  ],
  [
    [15, 3],
    [33, 2.5],
    [46, 2],
  ],
  [
    [13, 10],
    [29, 13],
    [40, 14.5],
  ],
];

/** The back of an open right hand with the forearm: four fingers a little apart, the thumb off the palm. */
function openHand(elbow: Point, hand: Point): (x: number, y: number) => number {
  const length = Math.hypot(hand.x - elbow.x, hand.y - elbow.y);
  const [dx, dy] = [(hand.x - elbow.x) / length, (hand.y - elbow.y) / length];
  const on = ([along, aside]: OnHand): Point => ({
    x: hand.x + dx * along + dy * aside,
    y: hand.y + dy * along - dx * aside,
  });
  const wrist = on([-25, 0]);
  return (x, y) => {
    const part = (a: OnHand, b: OnHand, from: number, to: number) =>
      capsule(x, y, on(a), on(b), from, to);
    let distance = join(
      join(part([-12, -4.5], [10, -8], 9.5, 7), part([-12, 4], [10, 7], 9.5, 7.5), 6),
      capsule(x, y, elbow, wrist, 15, 10),
      9,
    );
    for (const [knuckle, middle, tip] of fingers) {
      const finger = Math.min(part(knuckle, middle, 4.5, 3.8), part(middle, tip, 3.8, 2.9));
      distance = join(distance, finger, 1.5);
    }
    const thumb = Math.min(part([-12, 10], [1, 20], 6.5, 4.6), part([1, 20], [14, 25], 4.6, 3.4));
    return join(distance, thumb, 3);
  };
}

/** Gathered in the hand and open below; where its ripples turn away, more layers of thread cover. */
function drawScarf(
  layer: Layer,
  scarf: { readonly color: Color; readonly opacity: number },
  hand: Point,
  phase: number,
  scale: number,
  seed: number,
): void {
  const weave = valueNoise(seed + 31);
  const length = 138;
  /** Place across the cloth from -1 to 1, and how far down from 0 to 1. */
  const placeOf = (x: number, y: number) => {
    const down = (y - hand.y) / length;
    const open = 7 + 50 * Math.min(1, Math.max(0, down)) ** 0.7;
    const gust = 12 * down * down * Math.sin(phase - 2.2 * down);
    return { across: (x - hand.x - gust) / open, down, open };
  };
  const slopeOf = (across: number, down: number) =>
    Math.cos(9 * across + 1.5 * phase - 4 * down) + 0.6 * Math.cos(17 * across - phase + 2 * down);
  fill(layer, {
    distance: (px, py) => {
      const { across, down, open } = placeOf(px / scale, py / scale);
      const hem = 1 + 0.04 * Math.sin(8 * across + phase);
      return (
        Math.max((Math.abs(across) - 1) * open * 0.8, -down * length, (down - hem) * length) * scale
      );
    },
    color: (px, py) => {
      const { across, down } = placeOf(px / scale, py / scale);
      const light = 0.84 + 0.13 * slopeOf(across, down) * 0.6;
      return [scarf.color[0] * light, scarf.color[1] * light, scarf.color[2] * light];
    },
    opacity: (px, py) => {
      const { across, down } = placeOf(px / scale, py / scale);
      const facing = Math.max(0.2, 1 / Math.hypot(1, 0.9 * slopeOf(across, down)));
      const threads = 1 + 0.08 * weave(px / scale / 1.7, py / scale / 1.7);
      return Math.min(0.95, (1 - (1 - scarf.opacity) ** (1 / facing)) * threads);
    },
  });
}

/** A drinking glass in the hand: thin wall, thicker rim and foot, two highlights. */
function drawGlass(layer: Layer, color: Color, hand: Point, scale: number): void {
  const body = (x: number, y: number) =>
    capsule(
      x / scale,
      y / scale,
      { x: hand.x + 6, y: hand.y - 66 },
      { x: hand.x + 6, y: hand.y - 22 },
      25,
      20,
    ) * scale;
  fill(layer, {
    distance: body,
    color: () => color,
    opacity: (x, y) => {
      const depth = Math.min(1, Math.max(0, -body(x, y) / (9 * scale)));
      return 0.14 + 0.55 * (1 - depth) ** 2;
    },
  });
  for (const [dx, width, strength] of [
    [-11, 2.2, 0.85],
    [13, 1.2, 0.6],
  ] as const) {
    fill(layer, {
      distance: (x, y) =>
        capsule(
          x / scale,
          y / scale,
          { x: hand.x + 6 + dx, y: hand.y - 68 },
          { x: hand.x + 5 + dx, y: hand.y - 30 },
          width,
          width,
        ) * scale,
      color: () => [0.95, 0.97, 1],
      opacity: () => strength,
    });
  }
}

/** Thin cloth from the head over both shoulders: where it folds, it covers more. */
function drawVeil(
  layer: Layer,
  veil: { readonly color: Color; readonly opacity: number },
  head: Point,
  phase: number,
  scale: number,
  seed: number,
): void {
  const fall = valueNoise(seed + 21);
  const shape = (x: number, y: number) => {
    const half = 52 + Math.max(0, y - head.y) * 0.62 + 5 * Math.sin(y / 31 + phase);
    const side = Math.abs(x - head.x) - half;
    return Math.max(side * 0.8, ellipse(x, y, head.x, head.y + 172, 240, 240));
  };
  fill(layer, {
    distance: (x, y) => shape(x / scale, y / scale) * scale,
    color: (x, y) => {
      const light = 0.82 + 0.16 * fall(x / scale / 17, y / scale / 90);
      return [veil.color[0] * light, veil.color[1] * light, veil.color[2] * light];
    },
    opacity: (x, y) => {
      const fold = fall(x / scale / 9 + 40, y / scale / 120);
      const open = 1 - Math.exp(-(((x / scale - head.x) / 40) ** 2));
      return Math.min(0.9, veil.opacity * (0.75 + 0.6 * Math.abs(fold)) * (0.15 + 0.85 * open));
    },
  });
}

function drawHair(
  layer: Layer,
  subject: Subject,
  head: Point,
  phase: number,
  scale: number,
  seed: number,
  part: 'behind' | 'front',
): void {
  const { hair } = subject;
  const random = seeded(seed + (part === 'front' ? 1 : 2));
  const count = part === 'front' ? hair.strands * 0.45 : hair.strands;
  for (let i = 0; i < count; i += 1) {
    const loose = random() < hair.loose;
    const side = random() < 0.5 ? -1 : 1;
    const along = random();
    // Roots lie on the upper half of the head; in front they leave the face free.
    const angle = part === 'front' ? between(random, 0.55, 1.57) : between(random, 0, 1.57);
    const rx = 40 + 4 * random();
    const root = {
      x: head.x + side * Math.cos(angle) * rx,
      y: head.y - 10 - Math.sin(angle) * (42 + 5 * random()),
    };
    const length = hair.length * (0.55 + 0.45 * along) * (loose ? 1.15 : 1);
    // From behind, what grows at the crown falls straight; from the front it parts before the face.
    const parting = subject.fromBehind && part === 'front' ? 0 : 0.4;
    const out =
      (loose ? between(random, 8, 44) : between(random, 3, 19)) *
      (parting + (1 - parting) * Math.cos(angle));
    const lag = 6 * Math.sin(phase - 0.7) * (loose ? 1.6 : 0.6);
    const bend = between(random, -1, 1) * hair.curl * (loose ? 2 : 1);
    const wave = between(random, 0, 6.28);
    const fly = loose && random() < 0.35;
    const points: Point[] = [];
    for (let k = 0; k <= 16; k += 1) {
      const t = k / 16;
      const rise = fly ? -0.22 * length * t * (1 - 0.3 * t) : 0;
      const curl = bend * Math.sin(t * 7 + wave) * t;
      points.push({
        x:
          (root.x +
            side * out * Math.sin(Math.min(1.9, t * 2.1)) * (fly ? 1.5 : 1) +
            lag * t * t +
            curl) *
          scale,
        y:
          (root.y + length * t * t * (fly ? 0.35 : 0.75) + length * 0.25 * t + rise + 0.4 * curl) *
          scale,
      });
    }
    const tone = between(random, 0.55, 1.35);
    const paint = (color: Color): Color => [color[0] * tone, color[1] * tone, color[2] * tone];
    drawStrand(layer, {
      points,
      width: (loose ? between(random, 0.35, 0.8) : between(random, 0.6, 1.4)) * scale,
      root: paint(hair.root),
      tip: paint(hair.tip),
    });
  }
}
