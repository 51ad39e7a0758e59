/**
 * Parameters of scrypt: 1 MB of memory and about 20 ms on a phone for each try, measured in
 * Chromium with the processor slowed down four times. Memory is what makes
 * a try cost an attacker with fast hardware nearly as much as a phone's script.
 */
export const scryptCost = { cost: 1024, memoryCost: 8, parallelism: 1 } as const;

/** Highest number of tries at the bound: on a phone 1.5 s on average, 3 s at most. */
export const FIRST_TRIES = 150;
/** Highest number of tries however many come: on a phone 4.5 s on average, 9 s at most. */
export const MOST_TRIES = 450;

/**
 * The number of tries that a challenge takes at most; on average it takes half of them.
 * @param excess calls above the bound in this window
 * @param bound calls of all visitors together without proof of work
 */
export function triesFor(excess: number, bound: number): number {
  const load = 1 + Math.max(0, excess) / bound;
  return Math.min(MOST_TRIES, Math.round(FIRST_TRIES * load));
}
