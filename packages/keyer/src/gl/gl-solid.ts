/** What is opaque, on the GPU; the passes of `solid.ts` in the same order. */
import { CORE_MARGIN, GAP, INNER_MARGIN } from '../solid.ts';
import { extreme } from './morphology.ts';
import type { Passes, Target, Uniform } from './passes.ts';

export class GlSolid {
  readonly #passes: Passes;
  readonly #apart: Target;
  readonly #inner: Target;
  readonly #core: Target;
  readonly #sums: Target;
  readonly #solid: Target;
  readonly #closed: Target;
  readonly #between: Target;

  constructor(passes: Passes, width: number, height: number) {
    this.#passes = passes;
    const target = () => passes.target(width, height);
    this.#apart = target();
    this.#inner = target();
    this.#core = target();
    this.#sums = target();
    this.#solid = target();
    this.#closed = target();
    this.#between = target();
  }

  /** Weights of what is opaque in the alpha of the result; `known` is what colour alone says. */
  make(
    small: Target,
    wall: Target,
    known: Target,
    noise: number,
    samples: Readonly<Record<string, Uniform>>,
  ): Target {
    const passes = this.#passes;
    const [apart, core, solid] = [this.#apart, this.#core, this.#solid];
    passes.draw('apart', apart, { ...samples, uSmall: small.texture, uWall: wall.texture });
    extreme(passes, apart, CORE_MARGIN, [this.#between, core]);
    extreme(passes, apart, INNER_MARGIN, [this.#between, this.#inner]);
    passes.draw('shareSums', this.#sums, {
      uApart: apart.texture,
      uInner: this.#inner.texture,
    });
    passes.draw('solid', solid, {
      uSmall: small.texture,
      uApart: apart.texture,
      uCore: core.texture,
      uSums: this.#sums.texture,
      uKnown: known.texture,
      uNoise: noise,
    });
    // The sums are read by now: their texture takes what has grown.
    extreme(passes, solid, GAP, [this.#between, this.#sums], true);
    extreme(passes, this.#sums, GAP, [this.#between, this.#closed]);
    passes.draw('closeGaps', this.#inner, {
      uSolid: solid.texture,
      uCore: core.texture,
      uClosed: this.#closed.texture,
    });
    return this.#inner;
  }

  dispose(): void {
    for (const target of [
      this.#apart,
      this.#inner,
      this.#core,
      this.#sums,
      this.#solid,
      this.#closed,
      this.#between,
    ]) {
      this.#passes.release(target);
    }
  }
}
