import type { LiveReport } from '#api/live-reports/contract.ts';
import { shownKpis } from '#contracts/sheets/live-report-figures.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { Badge } from '#ui/badge.tsx';
import { useNumbers } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { useKpiText } from './kpi-text.ts';

/** The key figures compared with the session before. */
export function Comparison({
  report,
  previous,
}: {
  report: LiveReport;
  previous: NonNullable<LiveReport['previous']>;
}) {
  const text = useMessages(liveReportMessages);
  const write = useKpiText(report);
  const { change } = useNumbers();
  const head = text.comparisonColumns;
  return (
    <Table
      caption={`${report.title} ${text.comparison}`}
      phone="scroll"
      rows={shownKpis}
      rowKey={(kpi) => kpi}
      columns={[
        {
          head: head.figure,
          cell: (kpi) => <span className="whitespace-nowrap">{text.kpi[kpi][0]}</span>,
        },
        {
          head: head.current,
          align: 'end',
          cell: (kpi) => <span className="whitespace-nowrap">{write(kpi, report.kpis[kpi])}</span>,
        },
        {
          head: head.change,
          align: 'end',
          cell: (kpi) => (
            <Badge tone={report.kpis[kpi] >= previous.kpis[kpi] ? 'good' : 'bad'}>
              {change(previous.kpis[kpi], report.kpis[kpi])}
            </Badge>
          ),
        },
        {
          head: head.previous,
          align: 'end',
          cell: (kpi) => (
            <span className="whitespace-nowrap">{write(kpi, previous.kpis[kpi])}</span>
          ),
        },
      ]}
    />
  );
}
