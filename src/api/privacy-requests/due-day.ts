import { beijingDay } from '#contracts/days.ts';

/** Working days in which a request is answered, as the privacy notice says. */
export const ANSWER_WORKING_DAYS = 15;
const DAY_MS = 86_400_000;

/** The day in Beijing on which a request that came now has to be answered; holidays count as working days. */
export function dueDay(now: Date): string {
  let day = new Date(`${beijingDay(now)}T00:00:00Z`);
  for (let left = ANSWER_WORKING_DAYS; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
