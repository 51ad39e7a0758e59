import { clockAt, type RunOfShow, timesOf } from './plan.ts';

/** The run of show as plain text, for chats. */
export function planText(plan: RunOfShow, minutesOf: (minutes: number) => string): string {
  const head = [plan.title, `${plan.day} ${plan.start}`].filter(Boolean).join(' · ');
  const lines = timesOf(plan).map(({ name, goods, points, from, minutes }) => {
    const { time } = clockAt(plan.start, from);
    const what = [name, goods && `[${goods}]`].filter(Boolean).join(' ');
    return [`${time} ${what} (${minutesOf(minutes)})`, points].filter(Boolean).join('\n  ');
  });
  return [head, ...lines].join('\n');
}
