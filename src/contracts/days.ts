/** How far Beijing time, which China uses all year, is ahead of UTC, in milliseconds. */
const BEIJING_OFFSET_MS = 8 * 3_600_000;

/**
 * A moment as Beijing time in ISO form without a zone, `2026-11-21T09:30`. Worked out without the
 * runtime's locale data, so that server and browser agree to the letter.
 */
export function beijingTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 16);
}

/** The calendar day in Beijing at a moment, `YYYY-MM-DD`. */
export function beijingDay(moment: Date | string): string {
  return beijingTime(moment).slice(0, 10);
}
