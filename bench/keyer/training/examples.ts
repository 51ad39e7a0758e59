/** What the networks of the keyer learn from: places of generated scenes, with their truth. */
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import type { Frame } from '#keyer/image.ts';
import { CHANGE_SHAPE } from '#keyer/learned.ts';
import { makePlates } from '#keyer/plates.ts';
import { reduce, reduction } from '#keyer/reduce.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { TruthFrame } from '../clips.ts';
import { pick, type Random, seeded } from '../scenes/random.ts';
import { type Recipe, recipeOf } from '../scenes/recipe.ts';
import { makeScene } from '../scenes/scene.ts';

/** Places in an example: alpha without the last step, its reach (0 and 1 for small pixels), the truth. */
export const ALPHA = 0;
export const REACH = 1;
export const TRUTH = 2;
/** Then the weight of the example, and what the network is given. */
export const WEIGHT = 3;
export const INPUT = 4;
export const exampleOf = ({ inputs }: { readonly inputs: number }) => INPUT + inputs;

/** Share of the last step's examples that is kept: where something is to be learned, and elsewhere. */
const KEPT = 0.5;
const KEPT_OF_PLAIN = 0.1;
/** The same of the small pixels. */
const KEPT_OF_SMALL = 0.25;
/** Weight of an opaque small pixel: one that is taken for a veil lets the background through. */
const OPAQUE = 4;
/** Alpha that a veil adds from which on a pixel is all veil. */
const VEILED = 0.05;

/** A frame to learn from, with its truth. */
export interface Scene {
  readonly frame: Frame;
  readonly alpha: Float32Array;
  /** How surely the veil shows, pixel by pixel: 0 to 1. */
  readonly veil: Float32Array;
  readonly settings: KeyerSettings;
}

function alphaOf({ truth }: TruthFrame): Float32Array {
  return Float32Array.from({ length: truth.length / 4 }, (_, p) => truth[p * 4 + 3] as number);
}

/**
 * The scene of a number, if its screen is found; what its veil adds is told by the same scene
 * without it.
 */
export function sceneOf(index: number): Scene | undefined {
  const recipe = withOtherVeil(recipeOf(index));
  const { width, height, frames } = makeScene(recipe);
  const first = frames[0] as TruthFrame;
  const alpha = alphaOf(first);
  const frame = { width, height, data: first.rgba };
  const { found, settings } = fitSettings(frame);
  return found ? { frame, settings, alpha, veil: veilOf(recipe, alpha) } : undefined;
}

/**
 * The veils of the bench all fold, and hang from the head; those that are learned from hang from quite
 * even to as there, and half of them elsewhere.
 */
function withOtherVeil({ veil, ...bare }: Recipe): Recipe {
  if (!veil) return bare;
  const random = seeded(bare.seed);
  const folds = random();
  const hangs = pick(random, [undefined, undefined, 'beside', 'at the border'] as const);
  return { ...bare, veil: { ...veil, folds, ...(hangs && { hangs }) } };
}

function veilOf({ veil, ...bare }: Recipe, alpha: Float32Array): Float32Array {
  if (!veil) return new Float32Array(alpha.length);
  const without = alphaOf(makeScene(bare).frames[0] as TruthFrame);
  return alpha.map((all, p) => Math.min(1, Math.max(0, all - (without[p] as number)) / VEILED));
}

/**
 * Small pixels: 1 is to be said of all that is opaque, -1 of veils, as far as they are not before
 * something opaque. A network that takes fewer inputs than are seen takes the last ones.
 */
export function solidExamples(
  { inputs: count }: { readonly inputs: number },
  scenes: readonly Scene[],
  random: Random,
): Float32Array {
  const examples = new Examples(exampleOf({ inputs: count }));
  for (const { frame, settings, alpha, veil } of scenes) {
    const factor = reduction(frame.height);
    const small = reduce(frame, factor);
    makePlates(small, settings, undefined, (pixel, inputs) => {
      if (random() >= KEPT_OF_SMALL) return;
      let least = 1;
      let veiled = 0;
      for (let k = 0; k < factor * factor; k += 1) {
        const x = (pixel % small.width) * factor + (k % factor);
        const y = Math.floor(pixel / small.width) * factor + Math.floor(k / factor);
        const p = y * frame.width + x;
        least = Math.min(least, alpha[p] as number);
        veiled += (veil[p] as number) / factor ** 2;
      }
      const isOpaque = least > 0.9995;
      const facts = [0, 1, isOpaque ? 1 : -veiled, isOpaque ? OPAQUE : 1];
      examples.add(facts, inputs.subarray(inputs.length - count));
    });
  }
  return examples.all();
}

/** Pixels that the last step may change. */
export function changeExamples(scenes: readonly Scene[], random: Random): Float32Array {
  const examples = new Examples(exampleOf(CHANGE_SHAPE));
  for (const { frame, settings, alpha: truth } of scenes) {
    keyFrame(frame, settings, {
      watch: (pixel, alpha, reach, inputs) => {
        const right = truth[pixel] as number;
        const isPlain = Math.abs(alpha - right) < 0.02 && (right < 0.01 || right > 0.999);
        const kept = isPlain ? KEPT_OF_PLAIN : KEPT;
        if (random() < kept) examples.add([alpha, reach, right, 1 / kept], inputs);
      },
    });
  }
  return examples.all();
}

/** Examples one after the other; their number is not known before. */
class Examples {
  readonly #length: number;
  #numbers: Float32Array;
  #used = 0;

  constructor(length: number) {
    this.#length = length;
    this.#numbers = new Float32Array(length * 1024);
  }

  add(facts: readonly number[], inputs: Float64Array): void {
    if (this.#used === this.#numbers.length) {
      const more = new Float32Array(2 * this.#used);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers.set(facts, this.#used);
    this.#numbers.set(inputs, this.#used + INPUT);
    this.#used += this.#length;
  }

  all(): Float32Array {
    return this.#numbers.subarray(0, this.#used);
  }
}
