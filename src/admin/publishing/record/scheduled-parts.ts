import type { ContentPart, ScheduleAction } from '#contracts/enums/content.ts';
import type { RecordPart } from './record.ts';

/** When schedules that are still to come do something with the parts of a record. */
export function scheduledTimes(
  parts: readonly RecordPart[],
  action: ScheduleAction,
): Partial<Record<ContentPart, string>> {
  return Object.fromEntries(
    parts.flatMap(({ part, schedules }) => {
      const next = schedules.find((one) => one.action === action && one.failure === null);
      return next ? [[part, next.at]] : [];
    }),
  );
}

/** The parts that a dialog chooses at first: a part with a time of its own is for that time. */
export function withoutTime(
  parts: readonly ContentPart[],
  times: Partial<Record<ContentPart, string>>,
): ContentPart[] {
  return parts.filter((part) => times[part] === undefined);
}
