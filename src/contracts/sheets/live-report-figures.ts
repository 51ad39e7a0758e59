import { numberWords } from '../figures.ts';
import type { Locale } from '../locale.ts';

/** The key figures of a live report, most important first. */
export const shownKpis = [
  'salesFen',
  'orders',
  'uniqueViewers',
  'peak',
  'average',
  'watchPerViewer',
  'watchSeconds',
  'interactions',
  'newFollowers',
] as const;

export type ShownKpi = (typeof shownKpis)[number];

/** A key figure with its unit. */
export function kpiText(kpi: ShownKpi, value: number, currency: string, locale: Locale): string {
  const { count, money, duration } = numberWords[locale];
  if (kpi === 'salesFen') return money(value, currency);
  if (kpi === 'watchPerViewer' || kpi === 'watchSeconds') return duration(value);
  return count(value);
}
