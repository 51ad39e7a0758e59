import { type Random, seeded } from '../renders/engine/random.ts';

/** Smooth noise over the plane, mean 0, about -1 to 1; features are one unit wide. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

export function valueNoise(seed: number): Noise {
  const random = seeded(seed);
  const values = Float32Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  const at = (x: number, y: number) => values[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] as number;
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx;
    const bottom = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx;
    return top + (bottom - top) * sy;
  };
}

/** Normally distributed numbers with standard deviation 1 (Box-Muller). */
export function gaussian(random: Random): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
