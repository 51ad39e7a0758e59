/** Steps down to what the device can draw: first fewer pixels, then fewer petals. */

/** One step: the most petals, and the most pixels for each point of the screen. */
export interface Step {
  petals: number;
  ratio: number;
}

export const steps: readonly Step[] = [
  { petals: 20_000, ratio: 1.5 },
  { petals: 20_000, ratio: 1 },
  { petals: 12_000, ratio: 1 },
  { petals: 6_000, ratio: 1 },
  { petals: 2_500, ratio: 1 },
];

/** Milliseconds after a start or a step that are not measured, and frames that are. */
const WARM_UP_MS = 1_000;
const FRAMES = 60;
/** Milliseconds after which a measurement ends with fewer frames. */
const LONGEST_MS = 3_000;
/** A median frame time above this steps down: less than 45 frames a second. */
const SLOW_MS = 1_000 / 45;

/** Measures frames after each start and step. */
export class Ladder {
  #index = 0;
  #since: number | undefined;
  #last = 0;
  #times: number[] = [];

  get step(): Step {
    return steps[this.#index] as Step;
  }

  /** Frames in a second in the last measurement; undefined before the first. */
  rate: number | undefined;

  /** Starts to measure anew, after a pause. */
  restart(): void {
    this.#since = undefined;
  }

  /**
   * Notes a frame that was drawn at `now` in milliseconds with so many petals wanted at such a
   * pixel ratio; true if the step has changed.
   */
  note(now: number, petals: number, ratio: number): boolean {
    if (this.#since === undefined) {
      this.#since = now;
      this.#times = [];
    } else if (now - this.#since > WARM_UP_MS) {
      this.#times.push(now - this.#last);
    }
    this.#last = now;
    const isLong = this.#times.length > 3 && now - this.#since > WARM_UP_MS + LONGEST_MS;
    if (this.#times.length < FRAMES && !isLong) return false;
    const median = this.#times.sort((a, b) => a - b)[this.#times.length >> 1] as number;
    this.rate = Math.round(1_000 / median);
    this.restart();
    if (median <= SLOW_MS) return false;
    // Steps that would change nothing here are skipped.
    const now_ = {
      petals: Math.min(petals, this.step.petals),
      ratio: Math.min(ratio, this.step.ratio),
    };
    const next = steps.findIndex(
      (step, index) =>
        index > this.#index && (step.petals < now_.petals || step.ratio < now_.ratio),
    );
    if (next < 0) return false;
    this.#index = next;
    return true;
  }
}
