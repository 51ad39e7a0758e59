/** Best settings of a rival for one clip, found by grid search against the truth. */
import type { Rgb } from '#keyer/color.ts';
import type { Clip, TruthFrame } from './clips.ts';
import { type Backgrounds, colorError, gradientError, regionOf } from './metrics.ts';
import type { Rival, RivalSettings, WallFacts } from './rivals.ts';

/** The measure that the settings are best for: each rival is tuned for each measure apart. */
export const goals = ['sad', 'mse', 'gradient', 'color'] as const;
export type Goal = (typeof goals)[number];

const DISTANCE_STEPS = 1024;
const ALPHA_STEPS = 64;
const SIMILARITIES = 48;
const WIDTHS = [0.002, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.14, 0.18, 0.24, 0.3, 0.4, 0.5, 0.7];
/** Candidates that are measured in full for gradient and colour, by mean squared error. */
const FINALISTS = 6;

interface Candidate {
  readonly settings: RivalSettings;
  readonly sad: number;
  readonly mse: number;
}

/** Pixels of one distance, and how many of them have each true alpha. */
interface Met {
  readonly distance: number;
  readonly alphas: readonly (readonly [alpha: number, count: number])[];
}

/** How often each distance meets each true alpha: all that SAD and MSE of a setting need. */
function countPairs(clip: Clip, distances: readonly ArrayLike<number>[], farthest: number): Met[] {
  const counts = new Float64Array((DISTANCE_STEPS + 1) * (ALPHA_STEPS + 1));
  for (const [index, frame] of clip.frames.entries()) {
    const list = distances[index] as ArrayLike<number>;
    for (let p = 0; p < list.length; p += 1) {
      const d = Math.round(((list[p] as number) / farthest) * DISTANCE_STEPS);
      const a = Math.round((frame.truth[p * 4 + 3] as number) * ALPHA_STEPS);
      const at = d * (ALPHA_STEPS + 1) + a;
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return Array.from({ length: DISTANCE_STEPS + 1 }, (_, d) => ({
    distance: (d / DISTANCE_STEPS) * farthest,
    alphas: Array.from(
      counts.subarray(d * (ALPHA_STEPS + 1), (d + 1) * (ALPHA_STEPS + 1)),
      (count, a) => [a / ALPHA_STEPS, count] as const,
    ).filter(([, count]) => count > 0),
  })).filter(({ alphas }) => alphas.length > 0);
}

function gridOf(
  rival: Rival,
  clip: Clip,
  key: Rgb,
  distances: readonly ArrayLike<number>[],
): Candidate[] {
  let farthest = 1e-6;
  for (const list of distances) {
    for (let p = 0; p < list.length; p += 1) farthest = Math.max(farthest, list[p] as number);
  }
  const met = countPairs(clip, distances, farthest);
  const candidates: Candidate[] = [];
  for (let step = 0; step < SIMILARITIES; step += 1) {
    const similarity = Math.max(0.00001, (farthest * step) / SIMILARITIES);
    for (const width of WIDTHS) {
      const settings: RivalSettings = { key, similarity, width, spill: 0 };
      let sad = 0;
      let mse = 0;
      for (const { distance, alphas } of met) {
        const alpha = rival.alpha(distance, settings);
        for (const [expected, count] of alphas) {
          const error = Math.abs(alpha - expected);
          sad += count * error;
          mse += count * error * error;
        }
      }
      candidates.push({ settings, sad, mse });
    }
  }
  return candidates;
}

/** Colour error on one frame: all of the edge, every fifth pixel elsewhere, weighted alike. */
function quickColorError(data: Float32Array, frame: TruthFrame, backgrounds: Backgrounds): number {
  let sum = 0;
  const pixels = frame.truth.length / 4;
  for (let p = 0; p < pixels; p += 1) {
    const edge = regionOf(frame.truth[p * 4 + 3] as number) === 'edge';
    if (!edge && p % 5 !== 0) continue;
    sum += (edge ? 1 : 5) * colorError(data, frame.truth, p, backgrounds);
  }
  return sum;
}

const best = <T>(items: readonly T[], cost: (item: T) => number): T =>
  items.reduce((least, item) => (cost(item) < cost(least) ? item : least));

/** What a search for the best matte found; colours are another matter. */
export interface MatteSearch {
  readonly sad: RivalSettings;
  readonly mse: RivalSettings;
  readonly gradient: RivalSettings;
  /** The few that the gradient was compared of. */
  readonly finalists: readonly RivalSettings[];
  /** Distances of the middle frame from each key colour. */
  readonly distancesOf: ReadonlyMap<Rgb, ArrayLike<number>>;
}

/** The best settings for each measure of alpha. Gradients are compared on the middle frame. */
export function searchMatte(
  rival: Rival,
  clip: Clip,
  wall: WallFacts,
  trueGradients: readonly Float32Array[],
): MatteSearch {
  const all: Candidate[] = [];
  const middle = clip.frames.length >> 1;
  const distancesOf = new Map<Rgb, ArrayLike<number>>();
  for (const key of rival.keys(wall)) {
    const distances = clip.frames.map((one) => rival.distances(one, key));
    distancesOf.set(key, distances[middle] as ArrayLike<number>);
    all.push(...gridOf(rival, clip, key, distances));
  }
  const bySad = best(all, (one) => one.sad);
  const byMse = best(all, (one) => one.mse);
  const finalists = [...[...all].sort((a, b) => a.mse - b.mse).slice(0, FINALISTS), bySad].map(
    (one) => one.settings,
  );
  const gradients = finalists.map((settings) => {
    const alpha = Float32Array.from(
      distancesOf.get(settings.key) as ArrayLike<number>,
      (distance) => rival.alpha(distance, settings),
    );
    return {
      settings,
      cost: gradientError(alpha, trueGradients[middle] as Float32Array, clip.width, clip.height),
    };
  });
  return {
    sad: bySad.settings,
    mse: byMse.settings,
    gradient: best(gradients, (one) => one.cost).settings,
    finalists,
    distancesOf,
  };
}

/** The best settings for each measure. Colours are compared on the middle frame. */
export function searchBest(
  rival: Rival,
  clip: Clip,
  wall: WallFacts,
  trueGradients: readonly Float32Array[],
  backgrounds: Backgrounds,
): Record<Goal, RivalSettings> {
  const { sad, mse, gradient, finalists, distancesOf } = searchMatte(
    rival,
    clip,
    wall,
    trueGradients,
  );
  const frame = clip.frames[clip.frames.length >> 1] as TruthFrame;
  const keyedOf = (settings: RivalSettings) =>
    rival.keyed(frame, distancesOf.get(settings.key) as Float32Array, settings, wall);
  const colors = finalists
    .flatMap((settings) => rival.spills.map((_, spill) => ({ ...settings, spill })))
    .map((settings) => ({
      settings,
      cost: quickColorError(keyedOf(settings).data, frame, backgrounds),
    }));
  return { sad, mse, gradient, color: best(colors, (one) => one.cost).settings };
}
