import { WARRANTY_NOTICE_DAYS, type WarrantyState } from '#contracts/enums/device-sheets.ts';

const DAY_MS = 86_400_000;

/** State of a warranty on a day (both `YYYY-MM-DD`); the last day is still covered. */
export function warrantyOn(until: string | null, today: string): WarrantyState | null {
  if (until === null) return null;
  const daysLeft = (Date.parse(until) - Date.parse(today)) / DAY_MS;
  if (daysLeft < 0) return 'ended';
  return daysLeft <= WARRANTY_NOTICE_DAYS ? 'ending' : 'active';
}
