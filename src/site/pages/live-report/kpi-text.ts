import type { LiveReport, LiveReportKpis } from '#api/live-reports/contract.ts';
import { useNumbers } from '#ui/i18n/figures.ts';

/** The key figures of a report, most important first. */
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
] as const satisfies (keyof LiveReportKpis)[];

export type ShownKpi = (typeof shownKpis)[number];

/** Formats a figure with its unit. */
export function useKpiText({ currency }: Pick<LiveReport, 'currency'>) {
  const { count, money, duration } = useNumbers();
  return (kpi: ShownKpi, value: number): string => {
    if (kpi === 'salesFen') return money(value, currency);
    if (kpi === 'watchPerViewer' || kpi === 'watchSeconds') return duration(value);
    return count(value);
  };
}
