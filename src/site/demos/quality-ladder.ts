/**
 * Steps down to what the device can draw, until it keeps 60 frames a second. It only knows when
 * frames come; a demo says what its steps are.
 */

/** What a step allows at most, by name: pixels, petals and the like. More is better. */
export type Quality<Name extends string> = Readonly<Record<Name, number>>;

/** Milliseconds after a start or a step that are not measured, and frames that are. */
const WARM_UP_MS = 1_000;
const FRAMES = 60;
/** Milliseconds of frames after which a measurement ends with fewer of them. */
const LONGEST_MS = 3_000;
/**
 * A median frame time above this steps down. A screen of 60 Hz shows frames every 16.7 ms: below
 * 55 a second it has missed some.
 */
const SLOW_MS = 1_000 / 55;
/** A longer time between two frames is a pause: a tab that slept, a device that was asleep. */
const PAUSE_MS = 3_000;
/** The last step has helped if its frames take less than this share of the first one's. */
const HELPED = 0.9;

/** Measurements in time after which a step up is tried; each try that fails doubles them. */
const FIRST_PATIENCE = 4;
const MOST_PATIENCE = 64;

/**
 * Measures frames that follow each other, and steps down when they are slow. One that climbs tries a
 * step up when they have been in time for long: another program may have been busy before.
 */
export class QualityLadder<Name extends string> {
  readonly #steps: readonly Quality<Name>[];
  #index = 0;
  /** The frame before; undefined after a pause. */
  #last: number | undefined;
  /** Milliseconds of frames since the start or the last step. */
  #seen = 0;
  #times: number[] = [];
  /** Median at the first step. */
  #first: number | undefined;
  /** Slow at every step alike: drawing less does not help here. */
  #isVain = false;
  readonly #climbs: boolean;
  /** Measurements in time since the last step. */
  #inTime = 0;
  #patience = FIRST_PATIENCE;
  /** The last step was up and is not proven yet. */
  #isTrial = false;

  constructor(
    steps: readonly [Quality<Name>, ...Quality<Name>[]],
    { climbs = false }: { climbs?: boolean } = {},
  ) {
    this.#steps = steps;
    this.#climbs = climbs;
  }

  get step(): Quality<Name> {
    return this.#steps[this.#index] as Quality<Name>;
  }

  /** Frames in a second in the last measurement; undefined before the first. */
  rate: number | undefined;

  /** Nothing is drawn from now on: the time until the next frame says nothing. */
  rest(): void {
    this.#last = undefined;
  }

  /** Starts to measure anew, after the tab or the demo was away. */
  restart(): void {
    this.#last = undefined;
    this.#isVain = false;
    this.#begin();
  }

  /** Notes a frame drawn at `now` in milliseconds, with what is wanted; true if the step has changed. */
  note(now: number, wanted: Quality<Name>): boolean {
    const time = this.#last === undefined ? Number.POSITIVE_INFINITY : now - this.#last;
    this.#last = now;
    if (time > PAUSE_MS || time <= 0) return false;
    if (this.#seen > WARM_UP_MS) this.#times.push(time);
    this.#seen += time;
    const isLong = this.#times.length > 3 && this.#seen > WARM_UP_MS + LONGEST_MS;
    if (this.#times.length < FRAMES && !isLong) return false;
    const median = this.#times.sort((a, b) => a - b)[this.#times.length >> 1] as number;
    this.rate = Math.round(1_000 / median);
    this.#begin();
    return this.#measured(median, wanted);
  }

  #begin(): void {
    this.#seen = 0;
    this.#times = [];
  }

  #measured(median: number, wanted: Quality<Name>): boolean {
    if (this.#index === 0) this.#first = median;
    if (median <= SLOW_MS) return this.#climbs && this.#rises(wanted);
    this.#inTime = 0;
    if (this.#isTrial) this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
    this.#isTrial = false;
    if (this.#isVain) return false;
    const next = this.#nextFor(wanted);
    if (next !== undefined) {
      this.#index = next;
      return true;
    }
    // A screen or a browser that shows fewer frames, or a page that is busy: quality costs nothing.
    this.#isVain = this.#index > 0 && median > HELPED * (this.#first ?? 0);
    if (this.#isVain) this.#index = 0;
    return this.#isVain;
  }

  /** Takes a step up after enough measurements in time. */
  #rises(wanted: Quality<Name>): boolean {
    this.#isTrial = false;
    if (this.#index === 0) return false;
    this.#inTime += 1;
    if (this.#inTime < this.#patience) return false;
    const names = Object.keys(wanted) as Name[];
    const now = this.step;
    const higher = this.#steps.findLastIndex(
      (step, index) =>
        index < this.#index &&
        names.some(
          (name) => Math.min(step[name], wanted[name]) > Math.min(now[name], wanted[name]),
        ),
    );
    if (higher < 0) return false;
    this.#index = higher;
    this.#inTime = 0;
    this.#isTrial = true;
    return true;
  }

  /** The next step that changes something here. */
  #nextFor(wanted: Quality<Name>): number | undefined {
    const names = Object.keys(wanted) as Name[];
    const now = this.step;
    const next = this.#steps.findIndex(
      (step, index) =>
        index > this.#index && names.some((name) => step[name] < Math.min(wanted[name], now[name])),
    );
    return next < 0 ? undefined : next;
  }
}
