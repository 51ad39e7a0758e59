/** Error measures of a keyed picture beside the truth. */
import type { Keyed } from '#rivals/keyed.ts';

export const regions = ['all', 'foreground', 'wall', 'edge'] as const;
export type Region = (typeof regions)[number];

export interface Score {
  /** Mean |alpha - truth|, in thousandths, by region. */
  readonly alpha: Record<Region, number>;
  /** Sum of |alpha - truth|, in thousands. */
  readonly sad: number;
  /** Mean squared error of alpha, times 1000. */
  readonly mse: number;
  /** Sum of squared differences of the gradient's length (Gaussian derivative, deviation 1.4). */
  readonly gradient: number;
  /** Mean distance of the composite in Oklab over all backgrounds, times 100, by region. */
  readonly color: Record<Region, number>;
}

/** Region of a pixel by its true alpha. */
export function regionOf(alpha: number): Exclude<Region, 'all'> {
  if (alpha <= 0.02) return 'wall';
  return alpha >= 0.98 ? 'foreground' : 'edge';
}

const SIGMA = 1.4;
const RADIUS = 4;
const SMOOTH = Float64Array.from({ length: 2 * RADIUS + 1 }, (_, k) =>
  Math.exp(-((k - RADIUS) ** 2) / (2 * SIGMA * SIGMA)),
);
const SUM = SMOOTH.reduce((a, b) => a + b, 0);
const DERIVATIVE = SMOOTH.map((value, k) => (-(k - RADIUS) / (SIGMA * SIGMA)) * (value / SUM));

function convolve(
  plane: Float32Array,
  width: number,
  height: number,
  kernel: Float64Array,
  across: boolean,
) {
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = -RADIUS; k <= RADIUS; k += 1) {
        const sx = across ? Math.min(width - 1, Math.max(0, x + k)) : x;
        const sy = across ? y : Math.min(height - 1, Math.max(0, y + k));
        sum += (plane[sy * width + sx] as number) * (kernel[k + RADIUS] as number);
      }
      out[y * width + x] = sum;
    }
  }
  return out;
}

/** Length of the gradient of an alpha plane. */
export function gradientLength(alpha: Float32Array, width: number, height: number): Float32Array {
  const even = SMOOTH.map((value) => value / SUM);
  const gx = convolve(convolve(alpha, width, height, DERIVATIVE, true), width, height, even, false);
  const gy = convolve(convolve(alpha, width, height, even, true), width, height, DERIVATIVE, false);
  return gx.map((value, p) => Math.hypot(value, gy[p] as number));
}

export function gradientError(
  alpha: Float32Array,
  truth: Float32Array,
  width: number,
  height: number,
) {
  const own = gradientLength(alpha, width, height);
  let sum = 0;
  for (let p = 0; p < own.length; p += 1) sum += ((own[p] as number) - (truth[p] as number)) ** 2;
  return sum;
}

/** Writes Oklab of linear sRGB into `out` (Ottosson 2020). */
export function oklab(r: number, g: number, b: number, out: Float64Array): void {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Linear light of the backgrounds that composites are compared over: three floats per pixel. */
export type Backgrounds = readonly Float32Array[];

const own = new Float64Array(3);
const right = new Float64Array(3);

/** Distance of one pixel's composite from the true one, the mean over all backgrounds. */
export function colorError(
  keyed: Float32Array,
  truth: Float32Array,
  p: number,
  backgrounds: Backgrounds,
): number {
  const o = p * 4;
  const rest = 1 - (keyed[o + 3] as number);
  const trueRest = 1 - (truth[o + 3] as number);
  let sum = 0;
  for (const background of backgrounds) {
    const r = background[p * 3] as number;
    const g = background[p * 3 + 1] as number;
    const b = background[p * 3 + 2] as number;
    // What a screen cannot show is no difference.
    oklab(
      Math.min(1, (keyed[o] as number) + rest * r),
      Math.min(1, (keyed[o + 1] as number) + rest * g),
      Math.min(1, (keyed[o + 2] as number) + rest * b),
      own,
    );
    oklab(
      Math.min(1, (truth[o] as number) + trueRest * r),
      Math.min(1, (truth[o + 1] as number) + trueRest * g),
      Math.min(1, (truth[o + 2] as number) + trueRest * b),
      right,
    );
    sum += Math.hypot(
      (own[0] as number) - (right[0] as number),
      (own[1] as number) - (right[1] as number),
      (own[2] as number) - (right[2] as number),
    );
  }
  return sum / backgrounds.length;
}

/** All measures of one frame. */
export function score(
  keyed: Keyed,
  truth: Float32Array,
  trueGradient: Float32Array,
  backgrounds: Backgrounds,
): Score {
  const { width, height, data } = keyed;
  const pixels = width * height;
  const alpha = new Float32Array(pixels);
  const count = { all: 0, foreground: 0, wall: 0, edge: 0 };
  const off = { all: 0, foreground: 0, wall: 0, edge: 0 };
  const color = { all: 0, foreground: 0, wall: 0, edge: 0 };
  let squares = 0;
  for (let p = 0; p < pixels; p += 1) {
    const value = data[p * 4 + 3] as number;
    const expected = truth[p * 4 + 3] as number;
    alpha[p] = value;
    const error = Math.abs(value - expected);
    const distance = colorError(data, truth, p, backgrounds);
    squares += error * error;
    for (const region of ['all', regionOf(expected)] as const) {
      count[region] += 1;
      off[region] += error;
      color[region] += distance;
    }
  }
  const mean = (sums: Record<Region, number>, scale: number): Record<Region, number> => ({
    all: (scale * sums.all) / count.all,
    foreground: (scale * sums.foreground) / Math.max(1, count.foreground),
    wall: (scale * sums.wall) / Math.max(1, count.wall),
    edge: (scale * sums.edge) / Math.max(1, count.edge),
  });
  return {
    alpha: mean(off, 1000),
    sad: off.all / 1000,
    mse: (1000 * squares) / pixels,
    gradient: gradientError(alpha, trueGradient, width, height),
    color: mean(color, 100),
  };
}

/** Mean of several scores, number by number. */
export function meanScore(scores: readonly Score[]): Score {
  const mean = (read: (score: Score) => number) =>
    scores.reduce((sum, one) => sum + read(one), 0) / scores.length;
  const byRegion = (read: (score: Score) => Record<Region, number>) =>
    Object.fromEntries(
      regions.map((region) => [region, mean((one) => read(one)[region])]),
    ) as Record<Region, number>;
  return {
    alpha: byRegion((one) => one.alpha),
    sad: mean((one) => one.sad),
    mse: mean((one) => one.mse),
    gradient: mean((one) => one.gradient),
    color: byRegion((one) => one.color),
  };
}
