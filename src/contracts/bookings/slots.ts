import { type DayPart, dayPartHours } from '#contracts/enums/bookings.ts';
import { zonedInstant } from '../zoned-times.ts';

/** A preferred time from the form: a day and a part of it. */
export interface SlotInput {
  /** Calendar day in the visitor's zone, `YYYY-MM-DD`. */
  day: string;
  part: DayPart;
}

/** Start and end of a preferred time. */
export function slotInstants({ day, part }: SlotInput, zone: string): { from: Date; to: Date } {
  const [first, last] = dayPartHours[part];
  return { from: zonedInstant(day, first * 60, zone), to: zonedInstant(day, last * 60, zone) };
}
