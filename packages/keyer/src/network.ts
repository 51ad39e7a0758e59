/** A small network of two hidden layers of rectified units: what it is, and what it gives. */

/** Inputs, the last of which is a 1, and units of each hidden layer: multiples of four. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

/** Weights are whole numbers, in parts of one. */
export const WEIGHT_UNIT = 256;

/** Where the numbers of the second layer begin: each unit has a row, what is added to it last. */
export const secondAt = ({ inputs, first }: Shape) => inputs * first;
/** Where the numbers of the output begin. */
export const outputAt = (shape: Shape) => secondAt(shape) + (shape.first + 1) * shape.second;
/** How many numbers a network has. */
export const sizeOf = (shape: Shape) => outputAt(shape) + shape.second + 1;

export class Network {
  readonly shape: Shape;
  readonly numbers: Float64Array;
  /** What the units of both layers gave for the last inputs. */
  readonly first: Float64Array;
  readonly second: Float64Array;

  constructor(shape: Shape) {
    this.shape = shape;
    this.numbers = new Float64Array(sizeOf(shape));
    this.first = new Float64Array(shape.first);
    this.second = new Float64Array(shape.second);
  }

  /** Takes weights in parts of `WEIGHT_UNIT`. */
  setWeights(weights: readonly number[]): this {
    for (const [i, weight] of weights.entries()) this.numbers[i] = weight / WEIGHT_UNIT;
    return this;
  }

  /** What it gives for inputs, without bounds. */
  run(given: Float64Array): number {
    const { shape, numbers, first, second } = this;
    for (let unit = 0; unit < first.length; unit += 1) {
      const row = unit * shape.inputs;
      let sum = 0;
      for (let i = 0; i < shape.inputs; i += 1) {
        sum += (numbers[row + i] as number) * (given[i] as number);
      }
      first[unit] = Math.max(0, sum);
    }
    const output = outputAt(shape);
    let result = numbers[output + second.length] as number;
    for (let unit = 0; unit < second.length; unit += 1) {
      const row = secondAt(shape) + unit * (first.length + 1);
      let sum = numbers[row + first.length] as number;
      for (let i = 0; i < first.length; i += 1) {
        sum += (numbers[row + i] as number) * (first[i] as number);
      }
      second[unit] = Math.max(0, sum);
      result += (numbers[output + unit] as number) * (second[unit] as number);
    }
    return result;
  }
}
