/** The networks of `network.ts`, written out: a processor that draws pays dearly for lists. */
import { outputAt, type Shape, secondAt, WEIGHT_UNIT } from '../network.ts';
import { float } from './rules.glsl.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A function of four inputs at a time, in their order, that gives what the network gives. */
export function networkGlsl(name: string, shape: Shape, weights: readonly number[]): string {
  const numbers = (places: readonly number[]) =>
    places.map((place) => float((weights[place] as number) / WEIGHT_UNIT)).join(', ');
  const fours = (count: number) => range(count / 4);
  /** Four inputs of four units. Units have rows of `length` from `start` on; a matrix has columns. */
  const part = (start: number, length: number, unit: number, input: number) => {
    const place = (i: number) => start + (unit * 4 + (i % 4)) * length + input * 4 + (i >> 2);
    return `mat4(${numbers(range(16).map(place))})`;
  };
  const second = secondAt(shape);
  const output = outputAt(shape);
  const row = shape.first + 1;
  const layer = (units: string, unit: number, terms: readonly string[]) =>
    `  vec4 ${units}${unit} = max(vec4(0.0), ${terms.join('\n    + ')});`;
  const lines = [
    ...fours(shape.first).map((unit) =>
      layer(
        'a',
        unit,
        fours(shape.inputs).map((i) => `${part(0, shape.inputs, unit, i)} * x${i}`),
      ),
    ),
    ...fours(shape.second).map((unit) =>
      layer('b', unit, [
        `vec4(${numbers(range(4).map((i) => second + (unit * 4 + i) * row + shape.first))})`,
        ...fours(shape.first).map((i) => `${part(second, row, unit, i)} * a${i}`),
      ]),
    ),
    `  float given = ${numbers([output + shape.second])};`,
    ...fours(shape.second).map(
      (unit) =>
        `  given += dot(vec4(${numbers(range(4).map((i) => output + unit * 4 + i))}), b${unit});`,
    ),
  ];
  const inputs = fours(shape.inputs).map((i) => `vec4 x${i}`);
  return `
float ${name}(${inputs.join(', ')}) {
${lines.join('\n')}
  return given;
}`;
}
