/** Trains the network of `learned.ts` by Adam (Kingma and Ba 2015). */
import {
  boundedChange,
  freeChangeOf,
  HIDDEN,
  INPUTS,
  newUnits,
  OUTPUT,
  SECOND,
  WEIGHT_UNIT,
  WEIGHTS,
} from '#keyer/learned.ts';
import { normalOf, type Random, seeded } from '../scenes/random.ts';
import { ALPHA, EXAMPLE, INPUT, REACH, TRUTH, WEIGHT } from './examples.ts';

const BATCH = 4096;
const RATE = 0.006;
/** Weight of the squared error beside the plain one. */
const SQUARED = 6;
/** Weight of what an opaque pixel lacks, and from where on it lacks nothing. */
const THIN = 3;
const WHOLE = 0.965;
/** Pull on a change that is beyond its bounds. */
const PULL = 0.02;

const at = (of: Float64Array, place: number) => of[place] as number;

/** The network with weights that can change, and the slopes of the loss by each of them. */
class Network {
  readonly weights = new Float64Array(WEIGHTS);
  readonly slopes = new Float64Array(WEIGHTS);
  readonly inputs = new Float64Array(INPUTS);
  readonly #units = newUnits();
  readonly #back = new Float64Array(HIDDEN);

  constructor(random: Random) {
    const normal = normalOf(random);
    for (let i = 0; i < OUTPUT; i += 1) {
      this.weights[i] = normal() * Math.sqrt(2 / (i < SECOND ? INPUTS : HIDDEN));
    }
  }

  /** The change for the inputs, without bounds. */
  change(): number {
    return freeChangeOf(this.weights, this.inputs, this.#units);
  }

  /** Adds to the slopes what the last change gives with its own slope. */
  addSlopes(slope: number): void {
    const { weights, slopes } = this;
    const { first, second } = this.#units;
    slopes[OUTPUT + HIDDEN] = at(slopes, OUTPUT + HIDDEN) + slope;
    this.#back.fill(0);
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if (second[unit] === 0) continue;
      slopes[OUTPUT + unit] = at(slopes, OUTPUT + unit) + slope * at(second, unit);
      const own = slope * at(weights, OUTPUT + unit);
      const row = SECOND + unit * (HIDDEN + 1);
      slopes[row + HIDDEN] = at(slopes, row + HIDDEN) + own;
      for (let i = 0; i < HIDDEN; i += 1) {
        slopes[row + i] = at(slopes, row + i) + own * at(first, i);
        this.#back[i] = at(this.#back, i) + own * at(weights, row + i);
      }
    }
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if (first[unit] === 0) continue;
      const own = at(this.#back, unit);
      const row = unit * INPUTS;
      for (let i = 0; i < INPUTS; i += 1) {
        slopes[row + i] = at(slopes, row + i) + own * at(this.inputs, i);
      }
    }
  }
}

/** Mean and deviation of each input; the last input is 1 and stays. */
function rangesOf(examples: Float32Array) {
  const mean = new Float64Array(INPUTS);
  const deviation = new Float64Array(INPUTS).fill(1);
  const count = examples.length / EXAMPLE;
  for (let i = 0; i < INPUTS - 1; i += 1) {
    let sum = 0;
    let squares = 0;
    for (let from = INPUT + i; from < examples.length; from += EXAMPLE) {
      const value = examples[from] as number;
      sum += value;
      squares += value * value;
    }
    mean[i] = sum / count;
    deviation[i] = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) + 1e-2;
  }
  return { mean, deviation };
}

/** Slope of the loss by alpha. What is beyond an end that is right costs nothing. */
function slopeOf(alpha: number, truth: number): number {
  if ((truth >= 0.999 && alpha > 1) || (truth <= 0.001 && alpha < 0)) return 0;
  const error = alpha - truth;
  const thin = truth >= 0.9999 && alpha < WHOLE ? THIN : 0;
  return Math.sign(error) + SQUARED * error - thin;
}

/** Slope of an example's loss by the change that the network gives. */
function slopeOfChange(examples: Float32Array, from: number, change: number): number {
  const bounded = boundedChange(change);
  if (bounded !== change) return PULL * Math.sign(change - bounded);
  const reach = examples[from + REACH] as number;
  const alpha = (examples[from + ALPHA] as number) + reach * change;
  const weight = examples[from + WEIGHT] as number;
  return weight * reach * slopeOf(alpha, examples[from + TRUTH] as number);
}

/** The weights after a number of steps, in parts of `WEIGHT_UNIT`. */
export function train(examples: Float32Array, steps: number, seed: number): number[] {
  const random = seeded(seed);
  const network = new Network(random);
  const { weights, slopes, inputs } = network;
  const { mean, deviation } = rangesOf(examples);
  const means = new Float64Array(WEIGHTS);
  const squares = new Float64Array(WEIGHTS);
  const count = examples.length / EXAMPLE;
  for (let step = 1; step <= steps; step += 1) {
    slopes.fill(0);
    for (let k = 0; k < BATCH; k += 1) {
      const from = Math.floor(random() * count) * EXAMPLE;
      for (let i = 0; i < INPUTS; i += 1) {
        inputs[i] = ((examples[from + INPUT + i] as number) - at(mean, i)) / at(deviation, i);
      }
      const slope = slopeOfChange(examples, from, network.change());
      if (slope !== 0) network.addSlopes(slope);
    }
    const rate = RATE * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)) + 1e-5;
    for (let i = 0; i < WEIGHTS; i += 1) {
      const slope = at(slopes, i) / BATCH;
      means[i] = 0.9 * at(means, i) + 0.1 * slope;
      squares[i] = 0.999 * at(squares, i) + 0.001 * slope * slope;
      const unbiased = Math.sqrt(at(squares, i) / (1 - 0.999 ** step)) + 1e-8;
      weights[i] = at(weights, i) - (rate * at(means, i)) / (1 - 0.9 ** step) / unbiased;
    }
  }
  return rounded(weights, mean, deviation);
}

/** Whole numbers for inputs as they are, without mean and deviation. */
function rounded(weights: Float64Array, mean: Float64Array, deviation: Float64Array): number[] {
  const plain = Float64Array.from(weights);
  for (let row = 0; row < SECOND; row += INPUTS) {
    let moved = at(plain, row + INPUTS - 1);
    for (let i = 0; i < INPUTS - 1; i += 1) {
      plain[row + i] = at(plain, row + i) / at(deviation, i);
      moved -= at(plain, row + i) * at(mean, i);
    }
    plain[row + INPUTS - 1] = moved;
  }
  return Array.from(plain, (weight) => Math.round(weight * WEIGHT_UNIT));
}
