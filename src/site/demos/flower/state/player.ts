/** Time, settings and what the visitor throws: all that the scene draws and the controls show. */

import type { Frame, Gust } from '../scene/flower-scene.ts';
import { PERIOD } from '../scene/motion.ts';
import { BURST_SECONDS, GUST_SECONDS, MOST_BURSTS, MOST_GUSTS } from '../scene/petal.glsl.ts';
import {
  burstOf,
  burstsAt,
  countUntil,
  type EventCounts,
  type EventKind,
  type LiveEvent,
  liveMinute,
  mergeEvents,
  type Throw,
} from './events.ts';
import { type Settings, settingsOf } from './settings.ts';

/** What the controls show; a new object for each change. */
export interface Shown {
  settings: Settings;
  isPlaying: boolean;
  /** Seconds, in tenths. */
  time: number;
  counts: EventCounts;
}

/** Seconds that petals take to follow a change of wind. */
const WIND_SECONDS = 0.9;
/** Age of a burst that is thrown while the demo is paused. */
const STILL_AGE = 0.9;
/** Seconds in which a visitor's presses become one throw. */
const MERGE_SECONDS = 1;

export class Player {
  #settings: Settings;
  #time: number;
  #isPlaying: boolean;
  /** Seconds played, which do not go back with the scrubber: the time of the visitor's throws. */
  #clock = 0;
  #windBefore: number;
  #windShare = 1;
  #gusts: Gust[] = [];
  #script: readonly LiveEvent[] = [];
  #scriptThrows: readonly Throw[] = [];
  #scriptSeed = -1;
  #thrown: Throw[] = [];
  #own: EventCounts = { like: 0, gift: 0, bouquet: 0, throws: 0 };
  #isStale = true;
  #shown: Shown;
  readonly #listeners = new Set<() => void>();

  constructor(settings: Settings, time: number, isPlaying: boolean) {
    this.#settings = settings;
    this.#time = time;
    this.#isPlaying = isPlaying;
    this.#windBefore = settings.wind;
    this.#shown = this.#show();
  }

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly read = (): Shown => this.#shown;

  /** Whether the picture differs from the one drawn last. */
  get needsFrame(): boolean {
    return this.#isPlaying || this.#isStale || this.#gusts.length > 0 || this.#windShare < 1;
  }

  /** Asks for the next frame, after the canvas has changed. */
  invalidate(): void {
    this.#isStale = true;
  }

  change(part: Partial<Settings>): void {
    if (part.wind !== undefined) this.#turnWind(part.wind);
    this.#settings = { ...this.#settings, ...part };
    this.#changed();
  }

  /** Changes to another term with its own density, wind and mix. */
  changeTerm(term: Settings['term']): void {
    const { seed, size, events } = this.#settings;
    this.change({ ...settingsOf(term, seed), size, events });
  }

  setPlaying(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    if (!isPlaying) this.#windShare = 1;
    this.#changed();
  }

  /** Goes to a moment of the minute; beyond its end it begins again. */
  seek(time: number): void {
    const wrapped = ((time % PERIOD) + PERIOD) % PERIOD;
    // The sum is a little less than the tenth that was asked for: the slider would stay where it is.
    this.#time = (Math.round(wrapped * 1_000) / 1_000) % PERIOD;
    this.#changed();
  }

  /** A gift or a like from the visitor. Presses in the same second are one throw. */
  throwPetals(kind: EventKind): void {
    const last = this.#thrown.at(-1);
    if (last?.kind === kind && this.#clock - last.at < MERGE_SECONDS) {
      last.events += 1;
    } else {
      const at = this.#isPlaying ? this.#clock : this.#clock - STILL_AGE;
      this.#thrown.push({ kind, at, events: 1 });
      this.#own = { ...this.#own, throws: this.#own.throws + 1 };
    }
    this.#own = { ...this.#own, [kind]: this.#own[kind] + 1 };
    this.#changed();
  }

  /** Moves the air at a place in metres; the length of `way` is the strength. */
  blow(x: number, y: number, way: readonly [number, number]): void {
    this.#gusts = [{ x, y, age: 0, way }, ...this.#gusts].slice(0, MOST_GUSTS);
  }

  /** Lets seconds pass. */
  tick(seconds: number): void {
    this.#gusts = this.#gusts
      .map((gust) => ({ ...gust, age: gust.age + seconds }))
      .filter(({ age }) => age < GUST_SECONDS);
    this.#windShare = Math.min(1, this.#windShare + seconds / WIND_SECONDS);
    if (this.#isPlaying) {
      this.#clock += seconds;
      this.#time = (this.#time + seconds) % PERIOD;
      this.#thrown = this.#thrown.filter(({ at }) => this.#clock - at < BURST_SECONDS);
      if (Math.floor(this.#time * 10) / 10 !== this.#shown.time) this.#emit();
    }
  }

  /** The picture to draw now. */
  takeFrame(): Frame {
    this.#isStale = false;
    const share = this.#windShare;
    const own = this.#thrown.map((one) => burstOf(one, this.#clock - one.at)).toReversed();
    const scripted = this.#settings.events ? burstsAt(this.#scriptThrows, this.#time) : [];
    return {
      time: this.#time,
      wind: [this.#windBefore, this.#settings.wind, share * share * (3 - 2 * share)],
      gusts: this.#gusts,
      bursts: [...own, ...scripted].slice(0, MOST_BURSTS),
    };
  }

  #turnWind(wind: number): void {
    if (!this.#isPlaying || wind === this.#settings.wind) {
      this.#windBefore = wind;
      return;
    }
    this.#windBefore = this.#settings.wind;
    this.#windShare = 0;
  }

  #changed(): void {
    this.#isStale = true;
    this.#emit();
  }

  #emit(): void {
    this.#shown = this.#show();
    for (const listener of this.#listeners) listener();
  }

  #show(): Shown {
    const { seed, events } = this.#settings;
    if (events && seed !== this.#scriptSeed) {
      this.#script = liveMinute(seed);
      this.#scriptThrows = mergeEvents(this.#script);
      this.#scriptSeed = seed;
    }
    const scripted = events
      ? countUntil(this.#script, this.#scriptThrows, this.#time)
      : { like: 0, gift: 0, bouquet: 0, throws: 0 };
    return {
      settings: this.#settings,
      isPlaying: this.#isPlaying,
      time: Math.floor(this.#time * 10) / 10,
      counts: {
        like: scripted.like + this.#own.like,
        gift: scripted.gift + this.#own.gift,
        bouquet: scripted.bouquet + this.#own.bouquet,
        throws: scripted.throws + this.#own.throws,
      },
    };
  }
}
