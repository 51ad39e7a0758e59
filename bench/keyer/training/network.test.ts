import { expect, it } from 'vitest';
import { boundedChange, freeChangeOf, newUnits, WEIGHT_UNIT, WEIGHTS } from '#keyer/learned.ts';
import { seeded } from '../scenes/random.ts';
import { ALPHA, EXAMPLE, INPUT, REACH, TRUTH, WEIGHT } from './examples.ts';
import { train } from './network.ts';

/** Alpha is too low by a fifth where the first input is high, and right elsewhere. */
function examplesWithOneRule(count: number): Float32Array {
  const random = seeded(1);
  const examples = Float32Array.from({ length: count * EXAMPLE }, random);
  for (let from = 0; from < examples.length; from += EXAMPLE) {
    examples[from + ALPHA] = 0.5;
    examples[from + REACH] = 1;
    examples[from + WEIGHT] = 1;
    examples[from + EXAMPLE - 1] = 1;
    examples[from + TRUTH] = (examples[from + INPUT] as number) > 0.5 ? 0.7 : 0.5;
  }
  return examples;
}

it('learns what tells wrong from right', () => {
  const examples = examplesWithOneRule(2000);
  const weights = train(examples, 60, 3);
  expect(weights).toHaveLength(WEIGHTS);
  const network = Float64Array.from(weights, (weight) => weight / WEIGHT_UNIT);
  const mean = (low: number, high: number) => {
    const changes: number[] = [];
    for (let from = 0; from < examples.length; from += EXAMPLE) {
      const inputs = Float64Array.from(examples.subarray(from + INPUT, from + EXAMPLE));
      const first = inputs[0] as number;
      if (first > low && first < high)
        changes.push(boundedChange(freeChangeOf(network, inputs, newUnits())));
    }
    return changes.reduce((sum, change) => sum + change, 0) / changes.length;
  };
  expect(Math.abs(mean(0, 0.4))).toBeLessThan(0.1);
  expect(mean(0.6, 1)).toBeGreaterThan(0.12);
});
