import { expect, test } from 'vitest';
import { FIRST_TRIES, MOST_TRIES, triesFor } from './difficulty.ts';

test('the work grows with the calls above the bound, and has an end', () => {
  expect(triesFor(0, 300)).toBe(FIRST_TRIES);
  expect(triesFor(-5, 300)).toBe(FIRST_TRIES);
  expect(triesFor(300, 300)).toBe(2 * FIRST_TRIES);
  expect(triesFor(1_000_000, 300)).toBe(MOST_TRIES);
});
