/** The network of `learned.ts`, written out: a processor that draws pays dearly for lists. */
import {
  CONTRAST_FROM,
  CONTRAST_TO,
  HIDDEN,
  INPUTS,
  MOST_GIVEN,
  MOST_TAKEN,
  NEIGHBOURS,
  OUTPUT,
  REACH_FROM,
  REACH_TO,
  SECOND,
  WEIGHT_UNIT,
} from '../learned.ts';
import { weights } from '../learned-weights.ts';
import { float } from './rules.glsl.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const fours = range(HIDDEN / 4);
const numbers = (places: readonly number[]) =>
  places.map((place) => float((weights[place] as number) / WEIGHT_UNIT)).join(', ');

/** Four inputs of four units. Units have rows of `length` from `start` on; a matrix has columns. */
function part(start: number, length: number, unit: number, input: number): string {
  const places = range(16).map((i) => start + (unit * 4 + (i % 4)) * length + input * 4 + (i >> 2));
  return `mat4(${numbers(places)})`;
}

const bias = (unit: number) =>
  `vec4(${numbers(range(4).map((i) => SECOND + (unit * 4 + i) * (HIDDEN + 1) + HIDDEN))})`;

/** Inputs in fours, in their order. */
export const learnedGlsl = `
float reachOf(float solid, float isAny, float least, float most) {
  float contrast = smoothstep(${float(CONTRAST_FROM)}, ${float(CONTRAST_TO)}, most - least);
  return smoothstep(${float(REACH_FROM)}, ${float(REACH_TO)}, (1.0 - solid) * isAny * contrast);
}
float learnedChange(${range(INPUTS / 4)
  .map((i) => `vec4 x${i}`)
  .join(', ')}) {
${fours
  .map((unit) => {
    const terms = range(INPUTS / 4).map((i) => `${part(0, INPUTS, unit, i)} * x${i}`);
    return `  vec4 a${unit} = max(vec4(0.0), ${terms.join('\n    + ')});`;
  })
  .join('\n')}
${fours
  .map((unit) => {
    const terms = fours.map((i) => `${part(SECOND, HIDDEN + 1, unit, i)} * a${i}`);
    return `  vec4 b${unit} = max(vec4(0.0), ${[bias(unit), ...terms].join('\n    + ')});`;
  })
  .join('\n')}
  float change = ${numbers([OUTPUT + HIDDEN])};
${fours.map((unit) => `  change += dot(vec4(${numbers(range(4).map((i) => OUTPUT + unit * 4 + i))}), b${unit});`).join('\n')}
  return clamp(change, ${float(-MOST_TAKEN)}, ${float(MOST_GIVEN)});
}`;

const nameOf = (step: number) => (step < 0 ? `less${-step}` : `more${step}`);

/** The places this far to the left, right, top and bottom, within the picture. */
export function neighbourPlaces(step: number): string {
  return [-step, step]
    .map((one) => `ivec2 ${nameOf(one)} = clamp(here() + ${one}, ivec2(0), last);`)
    .join('\n      ');
}

/** Reads of the pixels around from one place in the list of neighbours to another: n1, n2, … */
export function neighbourReads(from: number, to: number): string {
  const along = (step: number, axis: string) =>
    step === 0 ? `here().${axis}` : `${nameOf(step)}.${axis}`;
  return NEIGHBOURS.slice(from, to)
    .map(([x, y], i) => `vec3 n${from + i} = seen(${along(x, 'x')}, ${along(y, 'y')});`)
    .join('\n      ');
}

/** The inputs of all neighbours, as arguments; the pixel itself is n0. */
export const neighbourInputs = range(NEIGHBOURS.length >> 1)
  .map((i) => `vec4(seenAs(n${2 * i}, plane, lit), seenAs(n${2 * i + 1}, plane, lit))`)
  .join(', ');
