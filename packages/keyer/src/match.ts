/**
 * Gives each small pixel the foreground's colour that is like its own, or that makes it when mixed
 * with the screen. The mean of what is around is wrong for both colours of a pattern, for a sleeve
 * beside a hand, and for hair before it.
 */
import { type Image, newImage, type Plane } from './image.ts';
import { likeness } from './rules.ts';

/** Colours are compared over a square of 2 * radius + 1 places, this far apart. */
export const MATCH_RADIUS = 2;
export const MATCH_STEP = 4;
/** Weight of the plate beside the sum of what was found: it stays where nothing is alike. */
export const PLATE_WEIGHT = 0.1;

/**
 * `known` has the sure foreground, its colours times their weight; `plate` its mean everywhere, and
 * `wall` the screen. `evidence` becomes the alpha; where there is none, all is screen and the mean will
 * do.
 */
export function matchPlate(
  small: Image,
  wall: Image,
  known: Image,
  plate: Image,
  evidence: Plane,
): Image {
  const { width, height } = small;
  const out = newImage(width, height);
  const [colors, sure] = [small.data, known.data];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = (y * width + x) * 4;
      let weights = PLATE_WEIGHT;
      let r = PLATE_WEIGHT * (plate.data[o] as number);
      let g = PLATE_WEIGHT * (plate.data[o + 1] as number);
      let b = PLATE_WEIGHT * (plate.data[o + 2] as number);
      const seen = evidence.data[y * width + x] as number;
      const reach = seen === 0 ? -1 : MATCH_RADIUS;
      for (let j = -reach; j <= reach; j += 1) {
        const row = Math.min(height - 1, Math.max(0, y + j * MATCH_STEP)) * width;
        for (let i = -reach; i <= reach; i += 1) {
          const at = (row + Math.min(width - 1, Math.max(0, x + i * MATCH_STEP))) * 4;
          const weight = sure[at + 3] as number;
          if (weight === 0) continue;
          const like = likeness(
            colors[o] as number,
            colors[o + 1] as number,
            colors[o + 2] as number,
            wall.data[o] as number,
            wall.data[o + 1] as number,
            wall.data[o + 2] as number,
            (sure[at] as number) / weight,
            (sure[at + 1] as number) / weight,
            (sure[at + 2] as number) / weight,
          );
          weights += weight * like;
          r += like * (sure[at] as number);
          g += like * (sure[at + 1] as number);
          b += like * (sure[at + 2] as number);
        }
      }
      out.data[o] = r / weights;
      out.data[o + 1] = g / weights;
      out.data[o + 2] = b / weights;
      out.data[o + 3] = seen;
    }
  }
  return out;
}
