import type { ReportSheet } from '#api/reports/contract.ts';
import { Badge } from '#site/components/badge.tsx';
import { Table } from '#site/components/table.tsx';
import { useNumbers } from '#site/i18n/figures.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { shownKpis, useKpiText } from './kpi-text.ts';

/** The key figures beside those of the session before. */
export function Comparison({
  report,
  previous,
}: {
  report: ReportSheet;
  previous: NonNullable<ReportSheet['previous']>;
}) {
  const text = useMessages(liveReportMessages);
  const write = useKpiText(report);
  const { change } = useNumbers();
  const head = text.comparisonColumns;
  return (
    <Table
      caption={`${report.title} ${text.comparison}`}
      hideCaption
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
