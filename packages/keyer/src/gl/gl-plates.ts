/**
 * The screen plate and the foreground plate on the GPU; the passes of `plates.ts` in the same
 * order.
 */
import { linearOf } from '../color.ts';
import { FOREGROUND_MARGIN, NEAR, NO_FOREGROUND, SMOOTH_LEVELS, WALL_MARGIN } from '../plates.ts';
import type { KeyerSettings } from '../settings.ts';
import { GlSolid } from './gl-solid.ts';
import { erode } from './morphology.ts';
import type { Passes, Target, Uniform } from './passes.ts';
import { GlPullPush } from './pull-push.ts';

export class GlPlates {
  readonly #passes: Passes;
  readonly small: Target;
  readonly #weights: readonly [Target, Target];
  readonly #near: Target;
  readonly #guess: GlPullPush;
  readonly #wall: GlPullPush;
  readonly #cleanWall: Target;
  readonly #foreground: GlPullPush;
  readonly #matched: Target;
  readonly #solid: GlSolid;

  constructor(passes: Passes, width: number, height: number) {
    this.#passes = passes;
    const target = () => passes.target(width, height);
    this.small = target();
    this.#weights = [target(), target()];
    this.#near = target();
    this.#cleanWall = target();
    this.#matched = target();
    this.#guess = new GlPullPush(passes, width, height);
    this.#wall = new GlPullPush(passes, width, height);
    this.#foreground = new GlPullPush(passes, width, height);
    this.#solid = new GlSolid(passes, width, height);
  }

  #erode(from: Target, radius: number, to: Target): void {
    erode(this.#passes, from, radius, [this.#weights[1], to]);
  }

  /** Makes both plates from `small`. A clean plate, as small, is the screen itself. */
  make(
    settings: KeyerSettings,
    samples: Readonly<Record<string, Uniform>>,
    cleanPlate?: Target,
  ): { readonly wall: Target; readonly foreground: Target } {
    const passes = this.#passes;
    const first = linearOf((settings.samples[0] as KeyerSettings['samples'][number]).color);
    const [weights] = this.#weights;
    const small = { uSmall: this.small.texture };
    passes.draw('wallMask', this.#guess.known, { ...small, ...samples });
    this.#guess.fill(first, SMOOTH_LEVELS);
    const byColor = this.#guess.known;
    this.#erode(byColor, NEAR, this.#near);
    passes.draw('sureWall', weights, {
      ...small,
      uByColor: byColor.texture,
      uGuess: this.#guess.filled.texture,
      uNear: this.#near.texture,
    });
    this.#erode(weights, WALL_MARGIN, this.#near);
    const known = {
      uImage: this.small.texture,
      uWeights: this.#near.texture,
      uEvidence: false,
    };
    let wall = this.#wall.filled;
    if (cleanPlate) {
      wall = this.#cleanWall;
      passes.draw('withWeights', wall, {
        uImage: cleanPlate.texture,
        uWeights: this.#near.texture,
      });
    } else {
      passes.draw('weigh', this.#wall.known, known);
      this.#wall.fill(first);
    }
    passes.draw('foregroundMask', weights, {
      ...small,
      ...samples,
      uByColor: byColor.texture,
      uWall: wall.texture,
    });
    this.#erode(weights, FOREGROUND_MARGIN, this.#near);
    const evidence = this.#solid.make(this.small, wall, this.#near, samples, settings.noise);
    passes.draw('weigh', this.#foreground.known, {
      uImage: this.small.texture,
      uWeights: evidence.texture,
      uEvidence: true,
    });
    this.#foreground.fill(NO_FOREGROUND);
    passes.draw('matchPlate', this.#matched, {
      ...small,
      uWall: wall.texture,
      uKnown: this.#foreground.known.texture,
      uPlate: this.#foreground.filled.texture,
      uEvidence: evidence.texture,
    });
    return { wall, foreground: this.#matched };
  }

  dispose(): void {
    for (const pyramid of [this.#guess, this.#wall, this.#foreground]) pyramid.dispose();
    this.#solid.dispose();
    for (const target of [
      this.small,
      ...this.#weights,
      this.#near,
      this.#cleanWall,
      this.#matched,
    ]) {
      this.#passes.release(target);
    }
  }
}
