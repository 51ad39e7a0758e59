import {
  formats,
  MAX_STREAMS,
  type PlanChoice,
  type PlanNumber,
  planChoices,
  planNumbers,
  platforms,
  type Stream,
  type StudioPlan,
} from './plan.ts';

/**
 * A plan as the query field `plan`: a digit for the version, two base-36 digits for each number (its
 * steps above the minimum), one for each choice, and two for each stream. 29 to 33 characters.
 */
const VERSION = '1';
const numbers = Object.keys(planNumbers) as PlanNumber[];
const choices = Object.keys(planChoices) as PlanChoice[];
const STREAMS_AT = VERSION.length + numbers.length * 2 + choices.length;

export function encodePlan(plan: StudioPlan): string {
  return [
    VERSION,
    ...numbers.map((name) => {
      const { min, step } = planNumbers[name];
      return base36(Math.round((plan[name] - min) / step)).padStart(2, '0');
    }),
    ...choices.map((name) => base36(valuesOf(name).indexOf(plan[name]))),
    ...plan.streams.map(
      ({ platform, format }) =>
        base36(platforms.indexOf(platform)) + base36(formats.indexOf(format)),
    ),
  ].join('');
}

/** The plan of a code; null if it is none, or none of this version. */
export function decodePlan(code: string): StudioPlan | null {
  const digits = /^1[0-9a-z]+$/.test(code) ? [...code].map((digit) => parseInt(digit, 36)) : [];
  const count = (digits.length - STREAMS_AT) / 2;
  if (!Number.isInteger(count) || count < 1 || count > MAX_STREAMS) return null;
  let at = VERSION.length;
  const next = () => digits[at++] ?? Number.NaN;
  const plan: Record<string, unknown> = {};
  for (const name of numbers) {
    const { min, max, step } = planNumbers[name];
    const value = min + (next() * 36 + next()) * step;
    if (value > max + step / 2) return null;
    plan[name] = Number(value.toFixed(1));
  }
  for (const name of choices) {
    const value = valuesOf(name)[next()];
    if (value === undefined) return null;
    plan[name] = value;
  }
  const streams: Stream[] = [];
  for (let index = 0; index < count; index += 1) {
    const [platform, format] = [platforms[next()], formats[next()]];
    if (!platform || !format) return null;
    streams.push({ platform, format });
  }
  return { ...plan, streams } as unknown as StudioPlan;
}

/** Address of a plan below the base path, without the language. */
export function planPath(code: string): string {
  return `/product/3d?plan=${code}#studio-plan`;
}

function valuesOf(name: PlanChoice): readonly unknown[] {
  return planChoices[name];
}

function base36(value: number): string {
  return value.toString(36);
}
