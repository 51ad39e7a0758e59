import { expect, it } from 'vitest';
import { boundedChange, CHANGE_SHAPE } from '#keyer/learned.ts';
import { Network, sizeOf } from '#keyer/network.ts';
import { SOLID_SHAPE } from '#keyer/solid.ts';
import { seeded } from '../scenes/random.ts';
import { ALPHA, exampleOf, INPUT, REACH, TRUTH, WEIGHT } from './examples.ts';
import { slopeOfChange, slopeOfEvidence, train } from './network.ts';

const EXAMPLE = exampleOf(CHANGE_SHAPE);

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
  const weights = train(CHANGE_SHAPE, examples, slopeOfChange, 60, 3);
  expect(weights).toHaveLength(sizeOf(CHANGE_SHAPE));
  const network = new Network(CHANGE_SHAPE).setWeights(weights);
  const mean = (low: number, high: number) => {
    const changes: number[] = [];
    for (let from = 0; from < examples.length; from += EXAMPLE) {
      const inputs = Float64Array.from(examples.subarray(from + INPUT, from + EXAMPLE));
      const first = inputs[0] as number;
      if (first > low && first < high) changes.push(boundedChange(network.run(inputs)));
    }
    return changes.reduce((sum, change) => sum + change, 0) / changes.length;
  };
  expect(Math.abs(mean(0, 0.4))).toBeLessThan(0.1);
  expect(mean(0.6, 1)).toBeGreaterThan(0.12);
});

it('learns to tell opaque from sheer', () => {
  const length = exampleOf(SOLID_SHAPE);
  const examples = Float32Array.from({ length: 2000 * length }, seeded(2));
  for (let from = 0; from < examples.length; from += length) {
    examples[from + length - 1] = 1;
    examples[from + WEIGHT] = 1;
    examples[from + TRUTH] = (examples[from + INPUT] as number) > 0.5 ? 1 : -1;
  }
  const weights = train(SOLID_SHAPE, examples, slopeOfEvidence, 60, 3);
  const network = new Network(SOLID_SHAPE).setWeights(weights);
  const given = (first: number) =>
    network.run(new Float64Array(SOLID_SHAPE.inputs).fill(0.5).fill(first, 0, 1).fill(1, -1));
  expect(given(0.1)).toBeLessThan(-0.3);
  expect(given(0.9)).toBeGreaterThan(0.3);
});
