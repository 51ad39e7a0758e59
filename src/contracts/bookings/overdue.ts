import { beijingDay } from '#contracts/days.ts';

const DAY_MS = 86_400_000;

/**
 * Bookings from before this moment have waited longer than some working days. Working days are Monday
 * to Friday in Beijing; a booking from a weekend counts from Monday 0:00.
 */
export function overdueBefore(now: Date, workingDays: number): Date {
  const midnight = Date.parse(`${beijingDay(now)}T00:00:00+08:00`);
  // The day of the week in Beijing, 0 for Sunday.
  const weekday = new Date(`${beijingDay(now)}T00:00:00Z`).getUTCDay();
  // A weekend is over for the rule when it begins: on Saturday, 0:00.
  const isWeekend = weekday === 0 || weekday === 6;
  const end = isWeekend ? midnight - (weekday === 0 ? DAY_MS : 0) : now.getTime();
  const daysSinceMonday = isWeekend ? 5 : weekday - 1;
  const weekends = Math.ceil(Math.max(0, workingDays - daysSinceMonday) / 5);
  return new Date(end - (workingDays + 2 * weekends) * DAY_MS);
}

/** The moment by which a booking has its answer: `overdueBefore` in the other direction. */
export function answerDue(createdAt: Date, workingDays: number): Date {
  const isWeekend = (moment: Date) => [0, 6].includes(new Date(beijingDay(moment)).getUTCDay());
  const nextDay = (moment: Date) => new Date(moment.getTime() + DAY_MS);
  let due = createdAt;
  while (isWeekend(due)) due = new Date(Date.parse(`${beijingDay(nextDay(due))}T00:00:00+08:00`));
  for (let days = 0; days < workingDays; days++) {
    due = nextDay(due);
    while (isWeekend(due)) due = nextDay(due);
  }
  return due;
}
