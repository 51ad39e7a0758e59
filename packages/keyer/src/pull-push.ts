/**
 * Pull-push interpolation (Gortler et al. 1996): known pixels are averaged into ever coarser
 * levels, and gaps are filled from the finest level that knows something.
 */
import { type Image, newImage, sampleImage } from './image.ts';

/** Next coarser level: sums of 2 x 2 pixels, cut to weight 1. Colours are times their weight. */
export function coarser(fine: Image): Image {
  const coarse = newImage(Math.ceil(fine.width / 2), Math.ceil(fine.height / 2));
  for (let y = 0; y < coarse.height; y += 1) {
    const rows = 2 * y + 1 < fine.height ? 2 : 1;
    for (let x = 0; x < coarse.width; x += 1) {
      const columns = 2 * x + 1 < fine.width ? 2 : 1;
      let r = 0;
      let g = 0;
      let b = 0;
      let w = 0;
      for (let j = 0; j < rows; j += 1) {
        for (let i = 0; i < columns; i += 1) {
          const o = ((2 * y + j) * fine.width + 2 * x + i) * 4;
          r += fine.data[o] as number;
          g += fine.data[o + 1] as number;
          b += fine.data[o + 2] as number;
          w += fine.data[o + 3] as number;
        }
      }
      const scale = w > 1 ? 1 / w : 1;
      const o = (y * coarse.width + x) * 4;
      coarse.data[o] = r * scale;
      coarse.data[o + 1] = g * scale;
      coarse.data[o + 2] = b * scale;
      coarse.data[o + 3] = w * scale;
    }
  }
  return coarse;
}

/** Levels from the given one to a single pixel. */
export function pyramid(finest: Image): Image[] {
  const levels = [finest];
  let last = finest;
  while (last.width > 1 || last.height > 1) {
    last = coarser(last);
    levels.push(last);
  }
  return levels;
}

/** A level with its gaps filled from the next coarser one; weights tell what was known. */
export function filled(level: Image, coarse: Image, ownWeight: number): Image {
  const out = newImage(level.width, level.height);
  const below = new Float32Array(4);
  for (let y = 0; y < level.height; y += 1) {
    for (let x = 0; x < level.width; x += 1) {
      sampleImage(coarse, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5, below);
      const o = (y * level.width + x) * 4;
      const gap = 1 - (level.data[o + 3] as number) * ownWeight;
      for (let i = 0; i < 3; i += 1) {
        out.data[o + i] = (level.data[o + i] as number) * ownWeight + gap * (below[i] as number);
      }
      out.data[o + 3] = (level.data[o + 3] as number) * ownWeight;
    }
  }
  return out;
}

/** The coarsest level: its colour, or `fallback` for what it does not know. */
function top(level: Image, fallback: readonly [number, number, number]): Image {
  const out = newImage(1, 1);
  const weight = level.data[3] as number;
  for (let i = 0; i < 3; i += 1) {
    out.data[i] = (level.data[i] as number) + (1 - weight) * (fallback[i] as number);
  }
  out.data[3] = weight;
  return out;
}

/**
 * Fills the gaps of an image whose colours are times their weight (alpha). Levels finer than
 * `smoothLevels` add no detail of their own.
 */
export function pullPush(
  known: Image,
  fallback: readonly [number, number, number],
  smoothLevels = 0,
): Image {
  const levels = pyramid(known);
  let result = top(levels.at(-1) as Image, fallback);
  for (let level = levels.length - 2; level >= 0; level -= 1) {
    result = filled(levels[level] as Image, result, level < smoothLevels ? 0 : 1);
  }
  return result;
}
