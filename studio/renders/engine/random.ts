/** Seeded random source: the same seed gives the same numbers on every machine. */
export type Random = () => number;

/** Mulberry32: numbers in [0, 1). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Element `index` (from 1) of the Halton sequence of a base: spreads samples evenly. */
export function halton(index: number, base: number): number {
  let result = 0;
  let fraction = 1;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base;
    result += fraction * (i % base);
  }
  return result;
}

/** Point in the unit disc for two numbers in [0, 1). */
export function disc(u: number, v: number): [number, number] {
  const radius = Math.sqrt(u);
  const angle = v * Math.PI * 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** Point `index` of `count` in the unit disc, laid out as in a sunflower: even also for small counts. */
export function sunflower(index: number, count: number): [number, number] {
  return disc((index + 0.5) / count, index * 0.381966);
}

/** Number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Fisher-Yates in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
