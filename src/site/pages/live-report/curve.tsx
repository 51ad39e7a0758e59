import type { LiveReport } from '#api/live-reports/contract.ts';
import { keepLast } from '#contracts/keep-units.ts';
import { minuteOf } from '#contracts/sheets/drawings/curve.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Table } from '#ui/table.tsx';
import { CurveChart } from './curve-chart.tsx';
import { MarkerNumber, markerId } from './marker.tsx';

/** The curve with a legend of its marks, and the same data as a table. */
export function Curve({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { time } = useZoned(report.timeZone);
  return (
    <div className="rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0">
      <CurveChart report={report} size="narrow" className="block sm:hidden print:hidden" />
      <CurveChart
        report={report}
        size="medium"
        className="hidden break-inside-avoid sm:block lg:hidden print:block"
      />
      <CurveChart report={report} size="wide" className="hidden lg:block print:hidden" />
      <ol className="mt-5 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3 print:mt-3 print:grid-cols-3 print:gap-x-4 print:gap-y-0 print:text-xs">
        {report.events.map((event, index) => (
          <li
            key={event.id}
            id={markerId(index)}
            // Below the whole curve, so that both are in view when a link leads here.
            className="-mx-2 flex scroll-mt-120 items-baseline gap-2.5 rounded-sm px-2 py-1 print:py-0.5 target:bg-surface-2 max-sm:scroll-mt-96"
          >
            <MarkerNumber index={index} />
            <span className="shrink-0 text-ink-muted tabular-nums">
              {time(minuteOf(report, event.offset))}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              <span>{keepLast(event.label)}</span>
              <Badge>{text.events[event.kind]}</Badge>
              <CommentButton anchor={{ part: 'event', key: event.id }} title={event.label} />
            </span>
          </li>
        ))}
      </ol>
      <details className="group mt-5 border-t border-line pt-2">
        <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold text-key print:text-ink">
          {text.curveTable}
          <IconChevronDown size={16} className="chevron" />
        </summary>
        <StepTable report={report} />
      </details>
    </div>
  );
}

function StepTable({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { time } = useZoned(report.timeZone);
  const { count, money } = useNumbers();
  const head = text.stepColumns;
  return (
    <Table
      caption={text.curveTable}
      phone="scroll"
      rows={report.steps}
      rowKey={(step) => step.offset}
      columns={[
        { head: head.time, cell: (step) => time(minuteOf(report, step.offset)) },
        { head: head.average, align: 'end', cell: (step) => count(step.average) },
        { head: head.peak, align: 'end', cell: (step) => count(step.peak) },
        { head: head.interactions, align: 'end', cell: (step) => count(step.interactions) },
        { head: head.orders, align: 'end', cell: (step) => count(step.orders) },
        {
          head: head.sales,
          align: 'end',
          cell: (step) => money(step.salesFen, report.currency, true),
        },
      ]}
    />
  );
}
