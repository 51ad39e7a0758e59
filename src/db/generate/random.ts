/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** Any entry, all with the same probability. */
  pick<T>(list: readonly T[]): T;
  /** Any entry, the first ones far more often, as with words of a language. */
  skewed<T>(list: readonly T[]): T;
}

/** Starts a sequence (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const entry = list[index];
    if (entry === undefined) throw new Error('an empty list has nothing to pick');
    return entry;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    // The probability of rank r falls about as 1/r; the square root makes it flatter at the start.
    skewed: (list) => at(list, Math.floor((list.length + 1) ** next() - 1) % list.length),
  };
}
