/** Pixels of generated scenes that the learned step may change, with their truth. */
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import { INPUTS } from '#keyer/learned.ts';
import type { TruthFrame } from '../clips.ts';
import type { Random } from '../scenes/random.ts';
import { recipeOf } from '../scenes/recipe.ts';
import { makeScene } from '../scenes/scene.ts';

/** Of each example: alpha without the step, its reach, the truth, its weight; then the inputs. */
export const ALPHA = 0;
export const REACH = 1;
export const TRUTH = 2;
export const WEIGHT = 3;
export const INPUT = 4;
export const EXAMPLE = INPUT + INPUTS;

/** Share of the examples that is kept: of those where something is to be learned, and of others. */
const KEPT = 0.5;
const KEPT_OF_PLAIN = 0.1;

/** The examples of scenes by their numbers, one after the other. */
export function examplesOf(scenes: readonly number[], random: Random): Float32Array {
  const parts: Float32Array[] = [];
  for (const index of scenes) {
    const clip = makeScene(recipeOf(index));
    const { rgba, truth } = clip.frames[0] as TruthFrame;
    const frame = { width: clip.width, height: clip.height, data: rgba };
    const { found, settings } = fitSettings(frame);
    if (!found) continue;
    const rows: number[] = [];
    keyFrame(frame, settings, {
      watch: (pixel, alpha, reach, inputs) => {
        const right = truth[pixel * 4 + 3] as number;
        const isPlain = Math.abs(alpha - right) < 0.02 && (right < 0.01 || right > 0.999);
        const kept = isPlain ? KEPT_OF_PLAIN : KEPT;
        if (random() < kept) rows.push(alpha, reach, right, 1 / kept, ...inputs);
      },
    });
    parts.push(Float32Array.from(rows));
  }
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
