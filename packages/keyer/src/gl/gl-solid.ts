/** What is opaque and what is sheer, on the GPU; the passes of `solid.ts` in the same order. */
import { CORE_MARGIN, INNER_MARGIN } from '../solid.ts';
import { erode } from './morphology.ts';
import type { Passes, Target, Uniform } from './passes.ts';

export class GlSolid {
  readonly #passes: Passes;
  readonly #apart: Target;
  readonly #inner: Target;
  readonly #core: Target;
  readonly #found: Target;
  readonly #solid: Target;
  /** Of half the size: lights and counts of the near and of the far place, and what is between. */
  readonly #near: readonly [Target, Target];
  readonly #far: readonly [Target, Target];
  readonly #between: Target;

  constructor(passes: Passes, width: number, height: number) {
    this.#passes = passes;
    const target = () => passes.target(width, height);
    this.#apart = target();
    this.#inner = target();
    this.#core = target();
    this.#found = target();
    this.#solid = target();
    const half = () => passes.target(Math.ceil(width / 2), Math.ceil(height / 2));
    this.#near = [half(), half()];
    this.#far = [half(), half()];
    this.#between = half();
  }

  /** Sums over a square around each pixel. */
  #squareSums(from: Target, to: Target): void {
    this.#passes.draw('sums', this.#between, { uImage: from.texture, uAxis: [1, 0] });
    this.#passes.draw('sums', to, { uImage: this.#between.texture, uAxis: [0, 1] });
  }

  /** Evidence in the alpha of the result; `known` is what colour alone says. */
  make(
    small: Target,
    wall: Target,
    known: Target,
    samples: Readonly<Record<string, Uniform>>,
    noise: number,
  ): Target {
    const passes = this.#passes;
    const [apart, solid] = [this.#apart, this.#solid];
    passes.draw('apart', apart, { ...samples, uSmall: small.texture, uWall: wall.texture });
    erode(passes, apart, CORE_MARGIN, [solid, this.#core]);
    erode(passes, apart, INNER_MARGIN, [solid, this.#inner]);
    const seen = {
      uSmall: small.texture,
      uWall: wall.texture,
      uApart: apart.texture,
      uInner: this.#inner.texture,
      uKnown: known.texture,
    };
    for (const i of [0, 1] as const) {
      const [near, far] = [this.#near[i], this.#far[i]];
      passes.draw('moments', far, { ...seen, uLights: i === 0 });
      this.#squareSums(far, near);
      this.#squareSums(near, far);
    }
    const looks = {
      ...samples,
      ...seen,
      uCore: this.#core.texture,
      uNearLights: this.#near[0].texture,
      uNearCounts: this.#near[1].texture,
      uFarLights: this.#far[0].texture,
      uFarCounts: this.#far[1].texture,
      uNoise: noise,
    };
    passes.draw('solid', this.#found, looks);
    passes.draw('solidView', solid, { ...looks, uFound: this.#found.texture });
    return solid;
  }

  dispose(): void {
    for (const target of [
      this.#apart,
      this.#inner,
      this.#core,
      this.#found,
      this.#solid,
      ...this.#near,
      ...this.#far,
      this.#between,
    ]) {
      this.#passes.release(target);
    }
  }
}
