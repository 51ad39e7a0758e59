import { expect, it } from 'vitest';
import { Network, outputAt, secondAt, sizeOf, WEIGHT_UNIT } from './network.ts';

const shape = { inputs: 4, first: 4, second: 4 };

it('gives what its units make of the inputs', () => {
  const weights = new Array<number>(sizeOf(shape)).fill(0);
  const set = (place: number, value: number) => {
    weights[place] = value * WEIGHT_UNIT;
  };
  // Unit 0 is twice the first input; unit 1 the second less 1, and never below 0.
  set(0, 2);
  set(shape.inputs + 1, 1);
  set(shape.inputs + 3, -1);
  // The only one of the second layer adds both and a half.
  set(secondAt(shape), 1);
  set(secondAt(shape) + 1, 1);
  set(secondAt(shape) + shape.first, 0.5);
  set(outputAt(shape), 3);
  set(outputAt(shape) + shape.second, -1);
  const network = new Network(shape).setWeights(weights);
  expect(network.run(Float64Array.of(1, 4, 0, 1))).toBe(3 * (2 + 3 + 0.5) - 1);
  expect(network.run(Float64Array.of(1, 0, 0, 1))).toBe(3 * (2 + 0 + 0.5) - 1);
  expect(network.run(Float64Array.of(-1, 0, 0, 1))).toBe(3 * 0.5 - 1);
});
