/** Trains a network by Adam (Kingma and Ba 2015). */
import { boundedChange } from '#keyer/learned.ts';
import { Network, outputAt, type Shape, secondAt, sizeOf, WEIGHT_UNIT } from '#keyer/network.ts';
import { normalOf, type Random, seeded } from '../scenes/random.ts';
import { ALPHA, exampleOf, INPUT, REACH, TRUTH, WEIGHT } from './examples.ts';

const BATCH = 4096;
const RATE = 0.006;

const at = (of: Float64Array, place: number) => of[place] as number;

/** A network whose numbers can change, and the slopes of the loss by each of them. */
class Learner {
  readonly network: Network;
  readonly slopes: Float64Array;
  readonly inputs: Float64Array;
  readonly #back: Float64Array;

  constructor(shape: Shape, random: Random) {
    this.network = new Network(shape);
    this.slopes = new Float64Array(sizeOf(shape));
    this.inputs = new Float64Array(shape.inputs);
    this.#back = new Float64Array(shape.first);
    const normal = normalOf(random);
    for (let i = 0; i < outputAt(shape); i += 1) {
      const count = i < secondAt(shape) ? shape.inputs : shape.first;
      this.network.numbers[i] = normal() * Math.sqrt(2 / count);
    }
  }

  /** Adds to the slopes what the last result gives with its own slope. */
  addSlopes(slope: number): void {
    const { slopes, inputs } = this;
    const { shape, numbers, first, second } = this.network;
    const output = outputAt(shape);
    slopes[output + shape.second] = at(slopes, output + shape.second) + slope;
    this.#back.fill(0);
    for (let unit = 0; unit < shape.second; unit += 1) {
      if (second[unit] === 0) continue;
      slopes[output + unit] = at(slopes, output + unit) + slope * at(second, unit);
      const own = slope * at(numbers, output + unit);
      const row = secondAt(shape) + unit * (shape.first + 1);
      slopes[row + shape.first] = at(slopes, row + shape.first) + own;
      for (let i = 0; i < shape.first; i += 1) {
        slopes[row + i] = at(slopes, row + i) + own * at(first, i);
        this.#back[i] = at(this.#back, i) + own * at(numbers, row + i);
      }
    }
    for (let unit = 0; unit < shape.first; unit += 1) {
      if (first[unit] === 0) continue;
      const own = at(this.#back, unit);
      const row = unit * shape.inputs;
      for (let i = 0; i < shape.inputs; i += 1) {
        slopes[row + i] = at(slopes, row + i) + own * at(inputs, i);
      }
    }
  }
}

/** Mean and deviation of each input; the last input is 1 and stays. */
function rangesOf(examples: Float32Array, { inputs }: Shape) {
  const mean = new Float64Array(inputs);
  const deviation = new Float64Array(inputs).fill(1);
  const length = exampleOf({ inputs });
  const count = examples.length / length;
  for (let i = 0; i < inputs - 1; i += 1) {
    let sum = 0;
    let squares = 0;
    for (let from = INPUT + i; from < examples.length; from += length) {
      const value = examples[from] as number;
      sum += value;
      squares += value * value;
    }
    mean[i] = sum / count;
    deviation[i] = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) + 1e-2;
  }
  return { mean, deviation };
}

/** Slope of an example's loss by what the network gives. */
export type SlopeOf = (examples: Float32Array, from: number, given: number) => number;

/** Evidence: the squared error. What is beyond an end that is right costs nothing. */
export const slopeOfEvidence: SlopeOf = (examples, from, given) => {
  const truth = examples[from + TRUTH] as number;
  if ((truth >= 1 && given > 1) || (truth <= -1 && given < -1)) return 0;
  return 2 * (examples[from + WEIGHT] as number) * (given - truth);
};

/** Weight of the squared error of alpha beside the plain one. */
const SQUARED = 20;
/** Weight of what an opaque pixel lacks, and from where on it lacks nothing. */
const THIN = 8;
const WHOLE = 0.965;
/** Pull on a change that is beyond its bounds. */
const PULL = 0.02;

/** Slope of the loss by alpha. */
function slopeOfAlpha(alpha: number, truth: number): number {
  if ((truth >= 0.999 && alpha > 1) || (truth <= 0.001 && alpha < 0)) return 0;
  const error = alpha - truth;
  const thin = truth >= 0.9999 && alpha < WHOLE ? THIN : 0;
  return Math.sign(error) + SQUARED * error - thin;
}

/** The last step: the error of the alpha that it leaves. */
export const slopeOfChange: SlopeOf = (examples, from, change) => {
  const bounded = boundedChange(change);
  if (bounded !== change) return PULL * Math.sign(change - bounded);
  const reach = examples[from + REACH] as number;
  const alpha = (examples[from + ALPHA] as number) + reach * change;
  const weight = examples[from + WEIGHT] as number;
  return weight * reach * slopeOfAlpha(alpha, examples[from + TRUTH] as number);
};

/** The weights after a number of steps, in parts of `WEIGHT_UNIT`. */
export function train(
  shape: Shape,
  examples: Float32Array,
  slopeOf: SlopeOf,
  steps: number,
  seed: number,
): number[] {
  const random = seeded(seed);
  const learner = new Learner(shape, random);
  const { network, slopes, inputs } = learner;
  const { numbers } = network;
  const { mean, deviation } = rangesOf(examples, shape);
  const size = sizeOf(shape);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  const length = exampleOf(shape);
  const count = examples.length / length;
  for (let step = 1; step <= steps; step += 1) {
    slopes.fill(0);
    for (let k = 0; k < BATCH; k += 1) {
      const from = Math.floor(random() * count) * length;
      for (let i = 0; i < shape.inputs; i += 1) {
        inputs[i] = ((examples[from + INPUT + i] as number) - at(mean, i)) / at(deviation, i);
      }
      const slope = slopeOf(examples, from, network.run(inputs));
      if (slope !== 0) learner.addSlopes(slope);
    }
    const rate = RATE * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)) + 1e-5;
    for (let i = 0; i < size; i += 1) {
      const slope = at(slopes, i) / BATCH;
      means[i] = 0.9 * at(means, i) + 0.1 * slope;
      squares[i] = 0.999 * at(squares, i) + 0.001 * slope * slope;
      const unbiased = Math.sqrt(at(squares, i) / (1 - 0.999 ** step)) + 1e-8;
      numbers[i] = at(numbers, i) - (rate * at(means, i)) / (1 - 0.9 ** step) / unbiased;
    }
  }
  return rounded(network, mean, deviation);
}

/** Whole numbers for inputs as they are, without mean and deviation. */
function rounded(
  { shape, numbers }: Network,
  mean: Float64Array,
  deviation: Float64Array,
): number[] {
  const plain = Float64Array.from(numbers);
  for (let row = 0; row < secondAt(shape); row += shape.inputs) {
    let moved = at(plain, row + shape.inputs - 1);
    for (let i = 0; i < shape.inputs - 1; i += 1) {
      plain[row + i] = at(plain, row + i) / at(deviation, i);
      moved -= at(plain, row + i) * at(mean, i);
    }
    plain[row + shape.inputs - 1] = moved;
  }
  return Array.from(plain, (weight) => Math.round(weight * WEIGHT_UNIT));
}
