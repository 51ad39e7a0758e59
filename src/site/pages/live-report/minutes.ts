import type { LiveReport } from '#api/live-reports/contract.ts';

/** A moment some minutes after the start of the session, as ISO 8601. */
export function minuteOf({ startsAt }: Pick<LiveReport, 'startsAt'>, offset: number): string {
  return new Date(Date.parse(startsAt) + offset * 60_000).toISOString();
}
