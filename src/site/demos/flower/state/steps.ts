import type { Quality } from '../../quality-ladder.ts';

/** The most petals, and the most pixels for each point of the screen. */
export type FlowerQuality = Quality<'petals' | 'ratio'>;

/** First fewer pixels, then fewer petals. */
export const steps = [
  { petals: 20_000, ratio: 1.5 },
  { petals: 20_000, ratio: 1 },
  { petals: 12_000, ratio: 1 },
  { petals: 6_000, ratio: 1 },
  { petals: 2_500, ratio: 1 },
] as const satisfies readonly FlowerQuality[];
