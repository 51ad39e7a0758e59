/**
 * Finds what is opaque by evidence other than its colour. A pale cloth has the colour of a veil
 * before the screen, but a veil shows more of the screen here and less there, so its chroma changes
 * from place to place; the chroma of cloth stays, whatever the light does.
 */
import { clamp01, luminance } from './color.ts';
import { type Image, newPlane, type Plane } from './image.ts';
import { dilate, erode } from './morphology.ts';
import { apartness, hueDeviation, MIDDLE_SHARE, solidity, wallShare } from './rules.ts';
import type { KeyerSettings } from './settings.ts';

/** Distance from all that may be screen within which nothing is surely opaque, small pixels. */
export const CORE_MARGIN = 3;
/** The same for the pixels that chroma is compared over: mixes at an edge change by themselves. */
export const INNER_MARGIN = 1;
/** Chroma is compared over a square of 2 * radius + 1 pixels, this far apart. */
export const SPREAD_RADIUS = 3;
export const SPREAD_STEP = 2;
/** Gaps in what is opaque that are closed, on either side of their middle, small pixels. */
export const GAP = 2;

/** Sums along one axis of weights, and of chroma and its square times them. */
function sumsAlong(planes: readonly Plane[], dx: number, dy: number): Plane[] {
  return planes.map(({ width, height, data }) => {
    const out = newPlane(width, height);
    for (let i = 0; i < data.length; i += 1) {
      const x = i % width;
      const y = Math.floor(i / width);
      let sum = 0;
      for (let k = -SPREAD_RADIUS; k <= SPREAD_RADIUS; k += 1) {
        const px = Math.min(width - 1, Math.max(0, x + k * dx));
        const py = Math.min(height - 1, Math.max(0, y + k * dy));
        sum += data[py * width + px] as number;
      }
      out.data[i] = sum;
    }
    return out;
  });
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
  const color = (image: Image, i: number) =>
    [image.data[i * 4], image.data[i * 4 + 1], image.data[i * 4 + 2]] as [number, number, number];
  for (let i = 0; i < apart.data.length; i += 1) {
    const seen = color(small, i);
    const screen = color(wall, i);
    const along = wallShare(...seen, ...screen);
    const aside = hueDeviation(...seen, ...screen);
    share.data[i] = along;
    across.data[i] = aside;
    apart.data[i] = apartness(along, aside, tolerance);
  }
  const core = erode(apart, CORE_MARGIN);
  const inner = erode(apart, INNER_MARGIN);
  const timesShare = (plane: Plane): Plane => ({
    ...plane,
    data: plane.data.map((value, i) => value * ((share.data[i] as number) - MIDDLE_SHARE)),
  });
  const first = timesShare(inner);
  const [weights, shares, squares] = sumsAlong(
    sumsAlong([inner, first, timesShare(first)], SPREAD_STEP, 0),
    0,
    SPREAD_STEP,
  ) as [Plane, Plane, Plane];
  const solid = newPlane(width, height);
  for (let i = 0; i < solid.data.length; i += 1) {
    const evidence = solidity(
      share.data[i] as number,
      across.data[i] as number,
      weights.data[i] as number,
      shares.data[i] as number,
      squares.data[i] as number,
      settings.noise / (luminance(...color(small, i)) + 1e-3),
    );
    solid.data[i] = Math.max(known.data[i] as number, (core.data[i] as number) * evidence);
  }
  const closed = erode(dilate(solid, GAP), GAP);
  for (let i = 0; i < solid.data.length; i += 1) {
    const filled = Math.min(core.data[i] as number, closed.data[i] as number);
    solid.data[i] = clamp01(Math.max(solid.data[i] as number, filled));
  }
  return solid;
}
