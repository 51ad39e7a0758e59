import { type DayPart, dayPartHours } from '#contracts/enums/bookings.ts';

/** A preferred time from the form: a day and a part of it. */
export interface SlotInput {
  /** Calendar day in the visitor's zone, `YYYY-MM-DD`. */
  day: string;
  part: DayPart;
}

/** Whether this runtime supports the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Start and end of a preferred time. */
export function slotInstants({ day, part }: SlotInput, zone: string): { from: Date; to: Date } {
  const [first, last] = dayPartHours[part];
  return { from: zonedInstant(day, first, zone), to: zonedInstant(day, last, zone) };
}

/** The calendar day at a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(moment: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

/** The moment when a day in a time zone reaches a full hour. */
function zonedInstant(day: string, hour: number, zone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset at the guess may be from before a clock change; the offset at the result is right.
  const guess = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(guess, zone));
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const localTime = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return localTime - moment;
}
