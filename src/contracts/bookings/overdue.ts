import { beijingDay } from '#contracts/days.ts';

const DAY_MS = 86_400_000;

/**
 * Bookings from before this moment have waited longer than one working day. Working days are Monday
 * to Friday in Beijing; a booking from a weekend counts from Monday 0:00.
 */
export function overdueBefore(now: Date): Date {
  const midnight = new Date(`${beijingDay(now)}T00:00:00+08:00`);
  // The day of the week in Beijing, 0 for Sunday.
  const weekday = new Date(`${beijingDay(now)}T00:00:00Z`).getUTCDay();
  const daysAgo = (start: Date, days: number) => new Date(start.getTime() - days * DAY_MS);
  if (weekday === 0) return daysAgo(midnight, 2);
  if (weekday === 6) return daysAgo(midnight, 1);
  return daysAgo(now, weekday === 1 ? 3 : 1);
}
