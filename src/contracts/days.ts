/** Offset of Beijing time from UTC, in milliseconds. China has no daylight saving time. */
const BEIJING_OFFSET_MS = 8 * 3_600_000;

/**
 * A moment in Beijing time, as ISO text without a zone: `2026-11-21T09:30`. Does not use the
 * runtime's locale data, so that server and browser give the same text.
 */
export function beijingTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 16);
}

/** The calendar day in Beijing, `YYYY-MM-DD`. */
export function beijingDay(moment: Date | string): string {
  return beijingTime(moment).slice(0, 10);
}
