import { createRandom } from '#db/generate/random.ts';

/** Numbers in [0, 1): the same seed gives the same ones on every machine. */
export type Random = () => number;

/** Starts a sequence of them. */
export const seeded = (seed: number): Random => createRandom(seed).next;

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A source of normal numbers, mean 0 and deviation 1 (Box and Muller). */
export function normalOf(random: Random): Random {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const SIZE = 64;

/** Smooth noise over the plane, about -1 to 1; features are one unit wide. */
export function smoothNoise(random: Random): (x: number, y: number) => number {
  const values = Float32Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  const at = (x: number, y: number) => values[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] as number;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const high = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const low = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return high * (1 - v) + low * v;
  };
}
