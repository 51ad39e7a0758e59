import { expect, test } from 'vitest';
import { budgetRange, rangeOf } from './room-ranges.ts';

test.each([
  ['under-12', 0, 12],
  ['12-24', 12, 24],
  ['2.6-2.8', 2.6, 2.8],
  ['over-3.5', 3.5, Number.POSITIVE_INFINITY],
  ['unknown', 0, Number.POSITIVE_INFINITY],
])('the answer %s is from %d to %d', (answer, from, to) => {
  expect(rangeOf(answer)).toEqual({ from, to });
});

test.each([
  ['under_50', 0, 50_000],
  ['150_300', 150_000, 300_000],
  ['over_800', 800_000, Number.POSITIVE_INFINITY],
  ['undecided', 0, Number.POSITIVE_INFINITY],
] as const)('the budget %s is from %d to %d yuan', (budget, from, to) => {
  expect(budgetRange(budget)).toEqual({ from, to });
});
