import { type DayPart, dayPartHours } from '#contracts/enums/bookings.ts';

/** A preferred time as the form says it: a day and a part of it. */
export interface SlotInput {
  /** Calendar day in the visitor's zone, `YYYY-MM-DD`. */
  day: string;
  part: DayPart;
}

/** Whether the zone is one that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Beginning and end of a preferred time. */
export function slotInstants({ day, part }: SlotInput, zone: string): { from: Date; to: Date } {
  const [first, last] = dayPartHours[part];
  return { from: zonedInstant(day, first, zone), to: zonedInstant(day, last, zone) };
}

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export function dayIn(moment: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

/** The moment at which clocks of a zone show a full hour of a day. */
function zonedInstant(day: string, hour: number, zone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset at the guess may be that of before a clock change; asked again at the result it is right.
  const guess = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(guess, zone));
}

/** What a zone's clocks are ahead of UTC at a moment, in milliseconds. */
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
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - moment;
}
