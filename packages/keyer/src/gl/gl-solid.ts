/** What is opaque, on the GPU; the passes of `solid.ts` in the same order. */
import { CORE_MARGIN, GAP, INNER_MARGIN } from '../solid.ts';
import { extreme } from './morphology.ts';
import type { Passes, Target, Uniform } from './passes.ts';

export class GlSolid {
  readonly #passes: Passes;
  readonly #apart: Target;
  readonly #inner: Target;
  readonly #core: Target;
  readonly #grown: Target;
  readonly #solid: Target;
  readonly #closed: Target;
  readonly #between: Target;
  /** Of half the size. */
  readonly #halves: readonly [Target, Target, Target, Target];

  constructor(passes: Passes, width: number, height: number) {
    this.#passes = passes;
    const target = () => passes.target(width, height);
    this.#apart = target();
    this.#inner = target();
    this.#core = target();
    this.#grown = target();
    this.#solid = target();
    this.#closed = target();
    this.#between = target();
    const half = () => passes.target(Math.ceil(width / 2), Math.ceil(height / 2));
    this.#halves = [half(), half(), half(), half()];
  }

  /** Weights of what is opaque in the alpha of the result; `known` is what colour alone says. */
  make(
    small: Target,
    wall: Target,
    known: Target,
    samples: Readonly<Record<string, Uniform>>,
  ): Target {
    const passes = this.#passes;
    const [apart, core, solid] = [this.#apart, this.#core, this.#solid];
    passes.draw('apart', apart, { ...samples, uSmall: small.texture, uWall: wall.texture });
    extreme(passes, apart, CORE_MARGIN, [this.#between, core]);
    extreme(passes, apart, INNER_MARGIN, [this.#between, this.#inner]);
    const [first, second, sums, counts] = this.#halves;
    const four = {
      uSmall: small.texture,
      uWall: wall.texture,
      uInner: this.#inner.texture,
      uKnown: known.texture,
    };
    passes.draw('moments', first, { ...four, uMoments: true });
    passes.draw('moments', second, { ...four, uMoments: false });
    passes.draw('rowSums', sums, { uImage: first.texture });
    passes.draw('rowSums', counts, { uImage: second.texture });
    passes.draw('misfit', first, {
      uSums: sums.texture,
      uCounts: counts.texture,
      uHalfWeights: second.texture,
    });
    passes.draw('rowSums', sums, { uImage: first.texture });
    passes.draw('meanMisfit', counts, { uSums: sums.texture });
    passes.draw('solid', solid, {
      uApart: apart.texture,
      uCore: core.texture,
      uMisfit: counts.texture,
      uKnown: known.texture,
    });
    extreme(passes, solid, GAP, [this.#between, this.#grown], true);
    extreme(passes, this.#grown, GAP, [this.#between, this.#closed]);
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
      this.#grown,
      ...this.#halves,
      this.#solid,
      this.#closed,
      this.#between,
    ]) {
      this.#passes.release(target);
    }
  }
}
