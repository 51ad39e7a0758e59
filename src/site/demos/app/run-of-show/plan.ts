/** One part of a show. */
export interface Segment {
  id: string;
  name: string;
  minutes: number;
  /** Goods that are shown; empty if none. */
  goods: string;
  /** What is said. */
  points: string;
}

/** A run of show, as the visitor's device keeps it. */
export interface RunOfShow {
  title: string;
  /** `YYYY-MM-DD` and `HH:MM` of the device. */
  day: string;
  start: string;
  /** Minutes that are booked for the show. */
  booked: number;
  segments: Segment[];
}

/** Bounds of a run of show; the number of segments is the fact `app-segments`. */
export const bounds = { segments: 200, minutes: 240, booked: 1440, text: 200, points: 1000 };

/** Viewers come for goods: a longer stretch without any gets a warning, in minutes. */
export const MAX_WITHOUT_GOODS = 15;
/** Maximum length of a segment before a warning, in minutes. */
export const LONG_SEGMENT = 30;

/** A segment with its time, in minutes after the start of the show. */
export interface TimedSegment extends Segment {
  from: number;
  to: number;
}

export function timesOf({ segments }: Pick<RunOfShow, 'segments'>): TimedSegment[] {
  let from = 0;
  return segments.map((segment) => {
    const timed = { ...segment, from, to: from + segment.minutes };
    from = timed.to;
    return timed;
  });
}

export function totalMinutes({ segments }: Pick<RunOfShow, 'segments'>): number {
  return segments.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The time of day some minutes after the start, as `HH:MM`; `days` counts midnights. */
export function clockAt(start: string, minutes: number): { time: string; days: number } {
  const [hours = 0, minute = 0] = start.split(':').map(Number);
  const all = hours * 60 + minute + minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  const ofDay = all % 1440;
  return {
    time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`,
    days: Math.floor(all / 1440),
  };
}

/** What the presenter should know before the show. */
export type Warning =
  | { kind: 'overrun'; minutes: number }
  | { kind: 'short'; minutes: number }
  | { kind: 'without-goods'; from: number; minutes: number }
  | { kind: 'long-segment'; name: string; minutes: number };

export function warningsOf(plan: RunOfShow): Warning[] {
  const warnings: Warning[] = [];
  const total = totalMinutes(plan);
  if (plan.segments.length === 0) return warnings;
  if (total > plan.booked) warnings.push({ kind: 'overrun', minutes: total - plan.booked });
  // A tenth of the time is a usual reserve.
  if (total < plan.booked * 0.9) warnings.push({ kind: 'short', minutes: plan.booked - total });
  for (const { name, minutes } of plan.segments) {
    if (minutes > LONG_SEGMENT) warnings.push({ kind: 'long-segment', name, minutes });
  }
  for (const { from, to } of stretchesWithoutGoods(plan)) {
    if (to - from > MAX_WITHOUT_GOODS) {
      warnings.push({ kind: 'without-goods', from, minutes: to - from });
    }
  }
  return warnings;
}

function stretchesWithoutGoods(plan: RunOfShow): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const { goods, from, to } of timesOf(plan)) {
    if (goods.trim() !== '') continue;
    const last = stretches.at(-1);
    if (last?.to === from) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/** Moves a segment to another place; a place outside the list is its nearest end. */
export function moveSegment(segments: readonly Segment[], id: string, to: number): Segment[] {
  const from = segments.findIndex((segment) => segment.id === id);
  const moved = segments[from];
  if (!moved) return [...segments];
  const rest = segments.filter((segment) => segment !== moved);
  const index = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, index), moved, ...rest.slice(index)];
}
