/** The learned step of `learned.ts`, and the reads of the pixels around that it sees. */
import {
  CHANGE_SHAPE,
  CONTRAST_FROM,
  CONTRAST_TO,
  MOST_GIVEN,
  MOST_TAKEN,
  NEIGHBOURS,
  REACH_FROM,
  REACH_TO,
} from '../learned.ts';
import { changeWeights } from '../learned-weights.ts';
import { networkGlsl } from './network.glsl.ts';
import { float } from './rules.glsl.ts';

export const learnedGlsl = `
float reachOf(float solid, float isAny, float least, float most) {
  float contrast = smoothstep(${float(CONTRAST_FROM)}, ${float(CONTRAST_TO)}, most - least);
  return smoothstep(${float(REACH_FROM)}, ${float(REACH_TO)}, (1.0 - solid) * isAny * contrast);
}
${networkGlsl('freeChange', CHANGE_SHAPE, changeWeights)}
float boundedChange(float change) { return clamp(change, ${float(-MOST_TAKEN)}, ${float(MOST_GIVEN)}); }
`;

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
export const neighbourInputs = NEIGHBOURS.slice(0, NEIGHBOURS.length & ~1)
  .flatMap((_, i) =>
    i % 2 === 0 ? [`vec4(seenAs(n${i}, plane, lit), seenAs(n${i + 1}, plane, lit))`] : [],
  )
  .join(', ');
