/** A live room's minute: likes and gifts of a seed, and the petals that they throw. */

import type { Burst } from '../scene/flower-scene.ts';
import { PERIOD } from '../scene/motion.ts';
import { BURST_SECONDS, MOST_BURSTS } from '../scene/petal.glsl.ts';
import { randomOf } from '../scene/petals.ts';

export const eventKinds = ['like', 'gift', 'bouquet'] as const;
export type EventKind = (typeof eventKinds)[number];

export interface LiveEvent {
  kind: EventKind;
  /** Seconds; for the script, within the minute. */
  at: number;
}

/** Petals of one event, and how fast they are thrown in metres per second. */
const throws: Readonly<Record<EventKind, { petals: number; speed: number; sides: boolean }>> = {
  like: { petals: 10, speed: 2.6, sides: true },
  gift: { petals: 110, speed: 3.6, sides: true },
  bouquet: { petals: 320, speed: 4.4, sides: false },
};

/** The part of the minute in which most gifts come, in seconds. */
const CLIMAX = [38, 50] as const;
const LIKES = 260;
const GIFTS = 14;
const BOUQUETS = 3;

/** The events of a seed in order of time: half of the gifts and a third of the likes at the climax. */
export function liveMinute(seed: number): LiveEvent[] {
  const random = randomOf(seed ^ 0x5eed);
  const [from, to] = CLIMAX;
  const moment = (share: number) =>
    random() < share ? from + random() * (to - from) : random() * PERIOD;
  const some = (kind: EventKind, count: number, share: number) =>
    Array.from({ length: count }, () => ({ kind, at: moment(share) }));
  return [
    ...some('like', LIKES, 0.35),
    ...some('gift', GIFTS, 0.5),
    ...some('bouquet', BOUQUETS, 0.8),
  ].sort((a, b) => a.at - b.at);
}

/** Events of one kind in the same second throw once, with the petals of all. */
export interface Throw {
  kind: EventKind;
  at: number;
  events: number;
}

export function mergeEvents(events: readonly LiveEvent[]): Throw[] {
  const merged = new Map<string, Throw>();
  for (const { kind, at } of events) {
    const key = `${kind} ${Math.floor(at)}`;
    const first = merged.get(key);
    if (first) first.events += 1;
    else merged.set(key, { kind, at, events: 1 });
  }
  return [...merged.values()];
}

/** Places in the presenter's plane from which petals are thrown, in metres. */
const LEFT = -0.75;
const RIGHT = 2.55;
const MIDDLE = 0.9;
const GROUND = 0.35;
/** Turns between throws a second apart: they come close to each other late. */
const GOLDEN = 0.618;

/** A throw as the scene draws it, `age` seconds after it began. */
export function burstOf({ kind, at, events }: Throw, age: number): Burst {
  const { petals, speed, sides } = throws[kind];
  // The side comes from the moment, so that the same minute looks the same.
  const left = Math.floor(at * 7) % 2 === 0;
  const x = sides ? (left ? LEFT : RIGHT) : MIDDLE;
  const lean = sides ? (left ? 0.5 : -0.5) : 0;
  const turn = (at * GOLDEN) % 1;
  return { x, y: GROUND, age, petals: petals * Math.min(events, 4), lean, speed, turn };
}

/** The throws that are in the air at a time of the repeating minute, the newest first. */
export function burstsAt(throwsOfMinute: readonly Throw[], time: number): Burst[] {
  return throwsOfMinute
    .map((one) => ({ one, age: (time - one.at + PERIOD) % PERIOD }))
    .filter(({ age }) => age < BURST_SECONDS)
    .sort((a, b) => a.age - b.age)
    .slice(0, MOST_BURSTS)
    .map(({ one, age }) => burstOf(one, age));
}

export type EventCounts = Record<EventKind | 'throws', number>;

/** How many events and throws there were up to a time. */
export function countUntil(
  events: readonly LiveEvent[],
  merged: readonly Throw[],
  time: number,
): EventCounts {
  const count = (kind: EventKind) =>
    events.filter((event) => event.kind === kind && event.at <= time).length;
  return {
    like: count('like'),
    gift: count('gift'),
    bouquet: count('bouquet'),
    throws: merged.filter(({ at }) => at <= time).length,
  };
}
