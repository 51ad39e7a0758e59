/** Pull-push on the GPU: the levels of `pull-push.ts` as textures that are made once. */
import type { Passes, Target } from './passes.ts';

interface Level {
  /** Known colours times their weight; the finest is drawn by the caller. */
  readonly known: Target;
  readonly filled: Target;
}

export class GlPullPush {
  readonly #passes: Passes;
  readonly #levels: Level[] = [];

  constructor(passes: Passes, width: number, height: number) {
    this.#passes = passes;
    let [w, h] = [width, height];
    for (;;) {
      this.#levels.push({ known: passes.target(w, h), filled: passes.target(w, h) });
      if (w === 1 && h === 1) break;
      w = Math.ceil(w / 2);
      h = Math.ceil(h / 2);
    }
  }

  /** Draw the known colours here, then call `fill`. */
  get known(): Target {
    return (this.#levels[0] as Level).known;
  }

  /** The result. */
  get filled(): Target {
    return (this.#levels[0] as Level).filled;
  }

  fill(fallback: readonly number[], smoothLevels = 0): void {
    const levels = this.#levels;
    for (let i = 1; i < levels.length; i += 1) {
      const [finer, coarse] = [levels[i - 1] as Level, levels[i] as Level];
      this.#passes.draw('coarser', coarse.known, { uImage: finer.known.texture });
    }
    for (let i = levels.length - 1; i >= 0; i -= 1) {
      const level = levels[i] as Level;
      const below = levels[i + 1] ?? level;
      this.#passes.draw('filled', level.filled, {
        uImage: level.known.texture,
        // The top level reads no other; its own texture only fills the unit.
        uCoarse: i === levels.length - 1 ? level.known.texture : below.filled.texture,
        uOwnWeight: i < smoothLevels ? 0 : 1,
        uTop: i === levels.length - 1,
        uFallback: fallback,
      });
    }
  }

  dispose(): void {
    for (const { known, filled } of this.#levels) {
      this.#passes.release(known);
      this.#passes.release(filled);
    }
  }
}
