import type { LiveReport } from '#api/live-reports/contract.ts';
import { minuteOf } from '#contracts/sheets/drawings/curve.ts';
import { type ShownKpi, shownKpis } from '#contracts/sheets/live-report-figures.ts';
import { dotted } from '#site/components/sheet.tsx';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { Badge } from '#ui/badge.tsx';
import { Bar } from '#ui/bar.tsx';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useKpiText } from './kpi-text.ts';

/** The key figures, each with its change and definition. */
export function Kpis({ report }: { report: LiveReport }) {
  return (
    <>
      <Target report={report} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3 print:grid-cols-3">
        {shownKpis.map((kpi) => (
          <Kpi key={kpi} kpi={kpi} report={report} />
        ))}
      </dl>
    </>
  );
}

function Kpi({ kpi, report }: { kpi: ShownKpi; report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const write = useKpiText(report);
  const { change } = useNumbers();
  const { time } = useZoned(report.timeZone);
  const value = report.kpis[kpi];
  const before = report.previous?.kpis[kpi];
  const [label, definition] = text.kpi[kpi];
  return (
    <div className="flex break-inside-avoid flex-col bg-surface p-4 last:odd:col-span-2 md:last:odd:col-span-1 print:last:odd:col-span-1 md:p-5 print:px-2.5 print:py-2">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tracking-tight tabular-nums lg:text-3xl print:text-xl">
          {write(kpi, value)}
        </span>
        {before !== undefined && before > 0 && (
          <Badge tone={value >= before ? 'good' : 'bad'}>{change(before, value)}</Badge>
        )}
      </dd>
      <dd className="mt-2 text-xs text-ink-muted print:mt-0">
        {dotted(
          definition,
          kpi === 'peak' && report.peakOffset !== null
            ? text.peakAt(time(minuteOf(report, report.peakOffset)))
            : null,
        )}
      </dd>
    </div>
  );
}

/** Actual sales compared with the plan. */
function Target({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { money, share } = useNumbers();
  const { targetSalesFen: target, kpis, currency } = report;
  if (!target) return null;
  return (
    <div className="mb-4 break-inside-avoid rounded-md border border-line bg-surface p-4 md:p-5 print:px-4 print:py-2.5">
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{text.target}</span>
        <span className="text-ink-muted tabular-nums">
          {text.targetText(share(kpis.salesFen, target), money(target, currency))}
        </span>
      </p>
      <Bar
        share={kpis.salesFen / target}
        tone={kpis.salesFen >= target ? 'good' : 'info'}
        className="h-2.5"
      />
    </div>
  );
}
