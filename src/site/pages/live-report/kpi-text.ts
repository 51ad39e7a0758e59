import type { LiveReport } from '#api/live-reports/contract.ts';
import { kpiText, type ShownKpi } from '#contracts/sheets/live-report-figures.ts';
import { useLocale } from '#ui/i18n/messages.tsx';

/** Formats a figure with its unit. */
export function useKpiText({ currency }: Pick<LiveReport, 'currency'>) {
  const locale = useLocale();
  return (kpi: ShownKpi, value: number): string => kpiText(kpi, value, currency, locale);
}
