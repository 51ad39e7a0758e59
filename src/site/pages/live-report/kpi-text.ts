import type { LiveReport, LiveReportKpis } from '#api/live-reports/contract.ts';
import { useNumbers } from '#ui/i18n/figures.ts';

/** The figures that a report shows, the most asked for first. */
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

/** One of the figures that a report shows. */
export type ShownKpi = (typeof shownKpis)[number];

/** Writes a figure in its own unit. */
export function useKpiText({ currency }: Pick<LiveReport, 'currency'>) {
  const { count, money, duration } = useNumbers();
  return (kpi: ShownKpi, value: number): string => {
    if (kpi === 'salesFen') return money(value, currency);
    if (kpi === 'watchPerViewer' || kpi === 'watchSeconds') return duration(value);
    return count(value);
  };
}
