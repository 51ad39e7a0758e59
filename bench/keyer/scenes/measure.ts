/** Errors of this keyer and of the others at their best, on one scene. */

import { linearOf, type Rgb } from '#keyer/color.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import { chromaDistance, prepareSample } from '#keyer/rules.ts';
import type { Clip, TruthFrame } from '../clips.ts';
import { gradientError, gradientLength } from '../metrics.ts';
import { type Rival, type RivalSettings, rivals, wallFacts } from '../rivals.ts';
import { searchMatte } from '../search.ts';

export const measures = ['sad', 'mse', 'gradient'] as const;
/** SAD in thousands, MSE times 1000, the gradient a sum. */
export type Errors = Readonly<Record<(typeof measures)[number], number>>;

/** The programs that a scene is compared with; each may use the better of its two filters. */
export const programs = ['OBS', 'FFmpeg'] as const;
export type Program = (typeof programs)[number];

export interface SceneResult {
  readonly title: string;
  readonly half: Clip['half'];
  readonly ours: Errors;
  /** For each measure the best that any setting of the grid reaches. */
  readonly best: Readonly<Record<Program, Errors>>;
  readonly isWrongScreen: boolean;
  /** Pixels whose true alpha is 1, and those of them that got less than 0.95. */
  readonly opaque: number;
  readonly thinned: number;
  readonly alpha: Float32Array;
  readonly truth: Float32Array;
  /** The matte with the least SAD of all rivals. */
  readonly rivalAlpha: Float32Array;
}

/** A colour this far from the screen, in its distances from grey, is another screen. */
const OTHER_SCREEN = 0.5;

function errorsOf(alpha: Float32Array, truth: Float32Array, gradient: Float32Array, clip: Clip) {
  let sum = 0;
  let squares = 0;
  for (let p = 0; p < alpha.length; p += 1) {
    const error = Math.abs((alpha[p] as number) - (truth[p] as number));
    sum += error;
    squares += error * error;
  }
  return {
    sad: sum / 1000,
    mse: (1000 * squares) / alpha.length,
    gradient: gradientError(alpha, gradient, clip.width, clip.height),
  };
}

/** Measures a clip of one frame. This keyer fits itself to it; the others are told the truth. */
export function measureScene(clip: Clip): SceneResult {
  const { width, height } = clip;
  const frame = clip.frames[0] as TruthFrame;
  const every4th = (data: Float32Array) =>
    Float32Array.from({ length: width * height }, (_, p) => data[p * 4 + 3] as number);
  const truth = every4th(frame.truth);
  const gradient = gradientLength(truth, width, height);
  const facts = wallFacts(clip);

  const picture = { width, height, data: frame.rgba };
  const { found, settings } = fitSettings(picture);
  const alpha = every4th(keyFrame(picture, settings).image.data);

  let leastSad = Number.POSITIVE_INFINITY;
  let rivalAlpha = alpha;
  const bestOf = (rival: Rival): Errors => {
    const search = searchMatte(rival, clip, facts, [gradient]);
    const errors = (chosen: RivalSettings) => {
      const matte = Float32Array.from(
        search.distancesOf.get(chosen.key) as ArrayLike<number>,
        (distance) => rival.alpha(distance, chosen),
      );
      const result = errorsOf(matte, truth, gradient, clip);
      if (result.sad < leastSad) [leastSad, rivalAlpha] = [result.sad, matte];
      return result;
    };
    return {
      sad: errors(search.sad).sad,
      mse: errors(search.mse).mse,
      gradient: errors(search.gradient).gradient,
    };
  };
  const others = rivals.map((rival) => ({ name: rival.name, errors: bestOf(rival) }));
  const bestOfProgram = (program: Program): Errors => {
    const own = others.filter(({ name }) => name.startsWith(program));
    const least = (measure: (typeof measures)[number]) =>
      Math.min(...own.map(({ errors }) => errors[measure]));
    return { sad: least('sad'), mse: least('mse'), gradient: least('gradient') };
  };

  let opaque = 0;
  let thinned = 0;
  for (let p = 0; p < truth.length; p += 1) {
    if ((truth[p] as number) < 0.9999) continue;
    opaque += 1;
    if ((alpha[p] as number) < 0.95) thinned += 1;
  }
  return {
    title: clip.title,
    half: clip.half,
    ours: errorsOf(alpha, truth, gradient, clip),
    best: { OBS: bestOfProgram('OBS'), FFmpeg: bestOfProgram('FFmpeg') },
    isWrongScreen: !found || isOther(settings.samples[0]?.color ?? [0, 0, 0], facts.picked),
    opaque,
    thinned,
    alpha,
    truth,
    rivalAlpha,
  };
}

/** Whether a chosen colour is not that of the screen. */
function isOther(chosen: Rgb, screen: Rgb): boolean {
  const sample = prepareSample({ color: screen, tolerance: 1 });
  return chromaDistance(sample, ...linearOf(chosen)) > OTHER_SCREEN;
}
