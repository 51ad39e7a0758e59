import { calendarFile } from '#contracts/calendar-file.ts';
import { type RunOfShow, timesOf } from './plan.ts';

/** The run of show as a calendar file: one event per segment. */
export function planCalendar(plan: RunOfShow, made = new Date()): string {
  const start = new Date(`${plan.day}T${plan.start}`);
  const moment = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const events = timesOf(plan).map(({ id, name, goods, points, from, to }) => ({
    uid: `${id}-${plan.day}@run-of-show`,
    from: moment(from),
    to: moment(to),
    summary: [plan.title, name].filter(Boolean).join(' · '),
    description: [goods, points].filter(Boolean).join('\n'),
  }));
  return calendarFile('Dami Live//Run of show', events, made);
}
