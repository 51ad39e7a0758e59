/**
 * Finds what is opaque and what is sheer by evidence other than a pixel's colour. A pale cloth has
 * the colour of a veil before the screen, but where a veil shows less of the screen it shows more of
 * itself; in cloth all light, the screen's colour too, comes and goes together. A network weighs what is
 * around each small pixel, over a near and a far place (`bench/keyer/training`).
 */
import { type Image, newImage, newPlane, type Plane, sampleImage } from './image.ts';
import { NOISE_SCALE } from './learned.ts';
import { solidWeights, viewWeights } from './learned-weights.ts';
import { erode } from './morphology.ts';
import { Network } from './network.ts';
import { apartness, clothMisfit, greyAlpha, hueDeviation, wallShare } from './rules.ts';
import type { KeyerSettings } from './settings.ts';

/** Distances from all that may be screen that are told apart, small pixels. */
export const CORE_MARGIN = 3;
/** Pixels this far from it are compared: mixes at an edge change by themselves. */
export const INNER_MARGIN = 1;
/** A near place is a square of 2 * radius + 1 halved pixels a side; a far one is as much again. */
export const PLACE_RADIUS = 2;
/** Small pixels of a near and of a far place. */
export const PLACE_PIXELS = 4 * (2 * PLACE_RADIUS + 1) ** 2;
export const FAR_PIXELS = PLACE_PIXELS * (2 * PLACE_RADIUS + 1) ** 2;
/** Light of a pixel, as a multiple of the screen's, up to which it is told apart. */
export const MOST_LIGHT = 4;
/** Bounds and scales of what the network is given: they keep its inputs near 1. */
export const LEAST_SHARE = -1;
export const MOST_SHARE = 1.5;
export const MOST_ACROSS = 1.5;
export const LEAST_REST = -0.5;
export const MOST_REST = 1.5;
export const DISTANCE_SCALE = 4;
export const MISFIT_SCALE = 4;
/** Added to a place's light, as a share of the screen's, that its change is taken beside. */
export const LEAST_PLACE_LIGHT = 0.05;
/** Inputs: eleven of the pixel, eight of each place, and a 1. */
export const SOLID_SHAPE = { inputs: 28, first: 16, second: 8 } as const;

/** Where the second look sees what the first one found: opposite directions are four apart. */
export const VIEW_DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];
/** How far away, in small pixels: along the axes, and along each of them on a diagonal. */
export const VIEW_DISTANCES: readonly (readonly [number, number])[] = [
  [3, 2],
  [6, 4],
  [12, 8],
  [24, 17],
];
/**
 * Inputs: four of what was found at each distance; what was found here, and how much is not the
 * screen at the three longer ones; then those of the first look.
 */
const VIEW_INPUTS = 5 * VIEW_DISTANCES.length;
export const VIEW_SHAPE = {
  inputs: VIEW_INPUTS + SOLID_SHAPE.inputs,
  first: 24,
  second: 12,
} as const;

type Color = readonly [number, number, number];

function colorAt({ data }: Image, i: number): Color {
  return [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number];
}

const sumOf = ([r, g, b]: Color) => r + g + b;

/** Sums over a square around each pixel. */
function squareSums(image: Image): Image {
  return sumsAlong(sumsAlong(image, 1, 0), 0, 1);
}

function sumsAlong({ width, height, data }: Image, dx: number, dy: number): Image {
  const out = newImage(width, height);
  for (let i = 0; i < width * height; i += 1) {
    const x = i % width;
    const y = Math.floor(i / width);
    for (let k = -PLACE_RADIUS; k <= PLACE_RADIUS; k += 1) {
      const px = Math.min(width - 1, Math.max(0, x + k * dx));
      const py = Math.min(height - 1, Math.max(0, y + k * dy));
      const from = (py * width + px) * 4;
      for (let j = 0; j < 4; j += 1) {
        out.data[i * 4 + j] = (out.data[i * 4 + j] as number) + (data[from + j] as number);
      }
    }
  }
  return out;
}

/** Light as a multiple of the screen's, and the share of the screen's light that is left. */
function lightAndRest(seen: Color, screen: Color): [light: number, rest: number] {
  return [
    Math.min(MOST_LIGHT, sumOf(seen) / (sumOf(screen) + 1e-6)),
    Math.min(MOST_REST, Math.max(LEAST_REST, 1 - greyAlpha(...seen, ...screen))),
  ];
}

/**
 * Sums for each four small pixels, in pictures of half the size: of light, its square, light times
 * the screen's and the square of that; and of pixels, the screen's light, chroma across the
 * screen's, and what is known to be opaque. `inner` weighs the pixels.
 */
function moments(
  small: Image,
  wall: Image,
  inner: Plane,
  across: Plane,
  known: Plane,
): [Image, Image] {
  const { width, height } = small;
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const lights = newImage(halfWidth, halfHeight);
  const counts = newImage(halfWidth, halfHeight);
  for (let i = 0; i < inner.data.length; i += 1) {
    const o = ((Math.floor(i / width) >> 1) * halfWidth + ((i % width) >> 1)) * 4;
    const [light, rest] = lightAndRest(colorAt(small, i), colorAt(wall, i));
    const weight = inner.data[i] as number;
    const add = (to: Image, values: readonly number[]) => {
      for (const [j, value] of values.entries()) {
        to.data[o + j] = (to.data[o + j] as number) + weight * value;
      }
    };
    add(lights, [light, light * light, light * rest, rest * rest]);
    add(counts, [1, rest, across.data[i] as number, known.data[i] as number]);
  }
  return [lights, counts];
}

/** What is seen of a small pixel's place: means of what `moments` adds up. */
function addPlace(
  lights: Float32Array,
  counts: Float32Array,
  pixels: number,
  inputs: Inputs,
): void {
  const count = (counts[0] as number) + 1e-4;
  const light = (lights[0] as number) / count;
  const squared = (lights[1] as number) / count;
  const rest = (counts[1] as number) / count;
  const rest2 = (lights[3] as number) / count;
  inputs.add(
    (counts[0] as number) / pixels,
    rest,
    Math.sqrt(Math.max(0, rest2 - rest * rest)),
    (counts[2] as number) / count,
    Math.sqrt(light),
    Math.sqrt(Math.max(0, squared - light * light)) / (light + LEAST_PLACE_LIGHT),
    clothMisfit(light, squared, (lights[2] as number) / count, rest2) / MISFIT_SCALE,
    (counts[3] as number) / count,
  );
}

/** The inputs of a network, one after the other; the last is a 1. */
class Inputs {
  readonly values: Float64Array;
  #next = 0;

  constructor(count: number) {
    this.values = new Float64Array(count).fill(1);
  }

  begin(): void {
    this.#next = 0;
  }

  add(...values: readonly number[]): void {
    this.values.set(values, this.#next);
    this.#next += values.length;
  }
}

/** Their weights are in `learned-weights.ts`; the training gives them others. */
export const solidNetwork = new Network(SOLID_SHAPE).setWeights(solidWeights);
export const viewNetwork = new Network(VIEW_SHAPE).setWeights(viewWeights);

/**
 * Is shown what the second network is given of a small pixel, at its end what the first one is
 * given; the training needs it.
 */
export type WatchSolid = (pixel: number, inputs: Float64Array) => void;

const withinOne = (evidence: number) => Math.min(1, Math.max(-1, evidence));

/**
 * What each small pixel is: 1 opaque, -1 sheer, 0 neither for sure. `known` is what its colour alone
 * says of opaque. A second network sees what the first one found all around: a dark check of cloth
 * lies between light ones that are surely opaque, a veil between a figure and the screen.
 */
export function solidEvidence(
  small: Image,
  wall: Image,
  known: Plane,
  settings: KeyerSettings,
  watch?: WatchSolid,
): Plane {
  const { width, height } = small;
  const tolerance = settings.samples[0]?.tolerance ?? 1;
  const along = newPlane(width, height);
  const across = newPlane(width, height);
  const apart = newPlane(width, height);
  for (let i = 0; i < apart.data.length; i += 1) {
    const seen = colorAt(small, i);
    const screen = colorAt(wall, i);
    along.data[i] = wallShare(...seen, ...screen);
    across.data[i] = hueDeviation(...seen, ...screen);
    apart.data[i] = apartness(along.data[i] as number, across.data[i] as number, tolerance);
  }
  const inner = erode(apart, INNER_MARGIN);
  const core = erode(apart, CORE_MARGIN);
  const near = moments(small, wall, inner, across, known).map(squareSums) as [Image, Image];
  const far = near.map(squareSums) as [Image, Image];
  const found = newPlane(width, height);
  const seenOf = new Float32Array(SOLID_SHAPE.inputs * found.data.length);
  const inputs = new Inputs(SOLID_SHAPE.inputs);
  const lights = new Float32Array(4);
  const counts = new Float32Array(4);
  for (let i = 0; i < found.data.length; i += 1) {
    if (apart.data[i] === 0) {
      found.data[i] = known.data[i] as number;
      continue;
    }
    const screen = colorAt(wall, i);
    const [light, rest] = lightAndRest(colorAt(small, i), screen);
    const [share, aside] = [along.data[i] as number, across.data[i] as number];
    inputs.begin();
    inputs.add(
      Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share)),
      Math.min(MOST_ACROSS, aside),
      Math.sqrt(light),
      1 - rest,
      known.data[i] as number,
      apart.data[i] as number,
      inner.data[i] as number,
      core.data[i] as number,
      sumOf(screen),
      Math.hypot(1 - share, aside) / tolerance / DISTANCE_SCALE,
      Math.min(1, NOISE_SCALE * settings.noise),
    );
    const [x, y] = [((i % width) - 0.5) / 2, (Math.floor(i / width) - 0.5) / 2];
    for (const [[ofLight, ofCount], pixels] of [
      [near, PLACE_PIXELS],
      [far, FAR_PIXELS],
    ] as const) {
      sampleImage(ofLight, x, y, lights);
      sampleImage(ofCount, x, y, counts);
      addPlace(lights, counts, pixels, inputs);
    }
    seenOf.set(inputs.values, i * SOLID_SHAPE.inputs);
    found.data[i] = withinOne(solidNetwork.run(inputs.values));
  }
  return secondLook(found, apart, seenOf, watch);
}

/** What the second network says. `seenOf` has the first one's inputs for each pixel. */
function secondLook(
  found: Plane,
  apart: Plane,
  seenOf: Float32Array,
  watch: WatchSolid | undefined,
): Plane {
  const { width, height } = found;
  const solid = newPlane(width, height);
  const inputs = new Inputs(VIEW_SHAPE.inputs);
  const around = new Float64Array(VIEW_DIRECTIONS.length);
  const rests = new Float64Array(VIEW_DISTANCES.length);
  for (let i = 0; i < solid.data.length; i += 1) {
    if (apart.data[i] === 0) {
      solid.data[i] = found.data[i] as number;
      continue;
    }
    const [x, y] = [i % width, Math.floor(i / width)];
    inputs.begin();
    for (const [k, [straight, diagonal]] of VIEW_DISTANCES.entries()) {
      rests[k] = 0;
      for (const [direction, [dx, dy]] of VIEW_DIRECTIONS.entries()) {
        const distance = dx === 0 || dy === 0 ? straight : diagonal;
        const px = Math.min(width - 1, Math.max(0, x + dx * distance));
        const py = Math.min(height - 1, Math.max(0, y + dy * distance));
        around[direction] = found.data[py * width + px] as number;
        rests[k] = (rests[k] as number) + (apart.data[py * width + px] as number) / around.length;
      }
      inputs.add(
        around.reduce((sum, one) => sum + one) / around.length,
        mostBetween(around),
        Math.min(...around),
        Math.max(...around),
      );
    }
    inputs.add(found.data[i] as number, ...rests.subarray(1));
    inputs.add(...seenOf.subarray(i * SOLID_SHAPE.inputs, (i + 1) * SOLID_SHAPE.inputs));
    watch?.(i, inputs.values);
    solid.data[i] = withinOne(viewNetwork.run(inputs.values));
  }
  return solid;
}

/** The most of what is found on both sides of a pixel, along any of four lines. */
function mostBetween(around: Float64Array): number {
  let most = -1;
  const half = around.length / 2;
  for (let k = 0; k < half; k += 1) {
    most = Math.max(most, Math.min(around[k] as number, around[k + half] as number));
  }
  return most;
}
