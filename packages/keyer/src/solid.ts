/**
 * Finds what is opaque by evidence other than its colour. A pale cloth has the colour of a veil
 * before the screen, but where a veil shows less of the screen it shows more of itself; in cloth all
 * light, the screen's colour too, comes and goes together.
 */
import { clamp01 } from './color.ts';
import { type Image, newImage, newPlane, type Plane, sampleImage } from './image.ts';
import { dilate, erode } from './morphology.ts';
import { apartness, clothMisfit, greyAlpha, hueDeviation, solidity, wallShare } from './rules.ts';
import type { KeyerSettings } from './settings.ts';

/** Distance from all that may be screen within which nothing is surely opaque, small pixels. */
export const CORE_MARGIN = 3;
/** The same for the pixels that are compared: mixes at an edge change by themselves. */
export const INNER_MARGIN = 1;
/** Colours are compared, and their misfits averaged, over 2 * radius + 1 halved pixels a side. */
export const MISFIT_RADIUS = 2;
/** Gaps in what is opaque that are closed, on either side of their middle, small pixels. */
export const GAP = 2;

/** Sums over a square around each pixel. */
function squareSums(image: Image): Image {
  return sumsAlong(sumsAlong(image, 1, 0), 0, 1);
}

function sumsAlong({ width, height, data }: Image, dx: number, dy: number): Image {
  const out = newImage(width, height);
  for (let i = 0; i < width * height; i += 1) {
    const x = i % width;
    const y = Math.floor(i / width);
    for (let k = -MISFIT_RADIUS; k <= MISFIT_RADIUS; k += 1) {
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

/**
 * How badly the colours around fit one cloth, in the first channel of a picture of half the size.
 * `inner` weighs the pixels; those that are `known` to be opaque say nothing about the others.
 */
function misfits(small: Image, wall: Image, inner: Plane, known: Plane): Image {
  const { width, height } = small;
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const moments = newImage(halfWidth, halfHeight);
  const weights = newImage(halfWidth, halfHeight);
  for (let i = 0; i < inner.data.length; i += 1) {
    const o = ((Math.floor(i / width) >> 1) * halfWidth + ((i % width) >> 1)) * 4;
    const seen = colorAt(small, i);
    const screen = colorAt(wall, i);
    const light = sumOf(seen) / (sumOf(screen) + 1e-6);
    const ofScreen = 1 - greyAlpha(...seen, ...screen);
    const weight = inner.data[i] as number;
    const add = (to: Image, values: readonly number[]) => {
      for (const [j, value] of values.entries()) {
        to.data[o + j] = (to.data[o + j] as number) + weight * value;
      }
    };
    add(moments, [light, light * light, light * ofScreen, ofScreen * ofScreen]);
    add(weights, [1, 1 - (known.data[i] as number)]);
  }
  const [sums, counts] = [squareSums(moments), squareSums(weights)];
  const weighed = newImage(halfWidth, halfHeight);
  for (let o = 0; o < weighed.data.length; o += 4) {
    const count = (counts.data[o] as number) + 1e-6;
    const weight = weights.data[o + 1] as number;
    const mean = (j: number) => (sums.data[o + j] as number) / count;
    weighed.data[o] = weight * clothMisfit(mean(0), mean(1), mean(2), mean(3));
    weighed.data[o + 1] = weight;
  }
  const around = squareSums(weighed);
  for (let o = 0; o < around.data.length; o += 4) {
    around.data[o] = (around.data[o] as number) / ((around.data[o + 1] as number) + 1e-3);
  }
  return around;
}

function colorAt(image: Image, i: number): [number, number, number] {
  return [image.data[i * 4], image.data[i * 4 + 1], image.data[i * 4 + 2]] as [
    number,
    number,
    number,
  ];
}

function sumOf([r, g, b]: readonly [number, number, number]): number {
  return r + g + b;
}

/**
 * How surely each small pixel is opaque. `known` is what its colour alone says: the result is never
 * below it.
 */
export function solidWeights(
  small: Image,
  wall: Image,
  known: Plane,
  settings: KeyerSettings,
): Plane {
  const { width, height } = small;
  const tolerance = settings.samples[0]?.tolerance ?? 1;
  const share = newPlane(width, height);
  const across = newPlane(width, height);
  const apart = newPlane(width, height);
  for (let i = 0; i < apart.data.length; i += 1) {
    const seen = colorAt(small, i);
    const screen = colorAt(wall, i);
    const along = wallShare(...seen, ...screen);
    const aside = hueDeviation(...seen, ...screen);
    share.data[i] = along;
    across.data[i] = aside;
    apart.data[i] = apartness(along, aside, tolerance);
  }
  const core = erode(apart, CORE_MARGIN);
  const misfit = misfits(small, wall, erode(apart, INNER_MARGIN), known);
  const here = new Float32Array(4);
  const solid = newPlane(width, height);
  for (let i = 0; i < solid.data.length; i += 1) {
    sampleImage(misfit, ((i % width) - 0.5) / 2, (Math.floor(i / width) - 0.5) / 2, here);
    const evidence = solidity(share.data[i] as number, across.data[i] as number, here[0] as number);
    solid.data[i] = Math.max(known.data[i] as number, (core.data[i] as number) * evidence);
  }
  const closed = erode(dilate(solid, GAP), GAP);
  for (let i = 0; i < solid.data.length; i += 1) {
    const filled = Math.min(core.data[i] as number, closed.data[i] as number);
    solid.data[i] = clamp01(Math.max(solid.data[i] as number, filled));
  }
  return solid;
}
