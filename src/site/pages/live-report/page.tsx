import { useMemo } from 'react';
import type { LiveReport } from '#api/live-reports/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { dotted, Sheet, SheetBody, SheetHeader, SheetSection } from '#site/components/sheet.tsx';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload } from '#ui/icons.tsx';
import { Kpis } from './kpis.tsx';
import { Suggestions } from './suggestions.tsx';

/** What is seen after the figures has its own script. */
const loadTables = () => import('./tables.ts');
const Curve = lazyView(async () => (await loadTables()).Curve, { hydrate: 'touch' });
const Products = lazyView(async () => (await loadTables()).Products, { hydrate: 'touch' });
const Funnel = lazyView(async () => (await loadTables()).Funnel, { hydrate: 'touch' });
const Retention = lazyView(async () => (await loadTables()).Retention, { hydrate: 'touch' });
const Audience = lazyView(async () => (await loadTables()).Audience, { hydrate: 'touch' });
const Comparison = lazyView(async () => (await loadTables()).Comparison, { hydrate: 'touch' });

function View({ data, params }: ViewProps<LiveReport>) {
  const report = useMemo(() => keepUnits(data), [data]);
  return (
    <Sheet locale={data.locale}>
      <Report report={report} token={params.id ?? ''} />
    </Sheet>
  );
}

function Report({ report, token }: { report: LiveReport; token: string }) {
  const text = useMessages(liveReportMessages);
  const { moment, span, day } = useZoned(report.timeZone);
  const { duration } = useNumbers();
  const exportUrl = `${useBasePath()}api/shares/live-reports/${token}/export.csv`;
  const { startsAt, endsAt, dataAt, room, previous, status, suggestions } = report;
  return (
    <>
      <SheetHeader
        kind={text.sheet}
        title={report.title}
        lead={dotted(room.name, room.platform)}
        number={report.number}
        pdf={`live-reports/${token}`}
        actions={
          report.curve.length > 0 && (
            <Button variant="secondary" icon={IconDownload} href={exportUrl}>
              {text.exportCsv}
            </Button>
          )
        }
        status={{
          label: text.statuses[status],
          tone: status === 'live' ? 'bad' : status === 'ended' ? 'good' : undefined,
        }}
        date={
          <span className="flex flex-wrap gap-x-4">
            <span>{endsAt ? span(startsAt, endsAt) : moment(startsAt)}</span>
            <span>{text.length(duration(report.durationSeconds))}</span>
            {dataAt && <span>{text.dataAt(moment(dataAt))}</span>}
          </span>
        }
      />
      <SheetBody>
        {suggestions && (
          <SheetSection
            id="suggestions"
            heading={text.suggestions}
            lead={suggestions.length > 0 ? text.suggestionsLead : undefined}
          >
            <Suggestions report={report} suggestions={suggestions} />
          </SheetSection>
        )}
        <SheetSection
          id="kpis"
          heading={text.kpis}
          aside={previous ? text.versus(previous.title, day(previous.startsAt)) : undefined}
        >
          <Kpis report={report} />
        </SheetSection>
        {report.curve.length > 1 && (
          <SheetSection id="curve" heading={text.curve} lead={text.curveLead}>
            <Curve report={report} />
          </SheetSection>
        )}
        {report.products.length > 0 && (
          <SheetSection id="products" heading={text.products} lead={text.productsLead}>
            <Products report={report} />
          </SheetSection>
        )}
        <div className="grid gap-x-8 lg:grid-cols-2 print:grid-cols-2">
          <SheetSection id="funnel" heading={text.funnel} lead={text.funnelLead} panel>
            <Funnel report={report} />
          </SheetSection>
          <SheetSection id="retention" heading={text.retention} lead={text.retentionLead} panel>
            <Retention report={report} />
          </SheetSection>
        </div>
        <Audience report={report} />
        {previous && (
          // Chromium would leave the head of its table at the foot of a page.
          <SheetSection id="comparison" heading={text.comparison} className="break-inside-avoid">
            <Comparison report={report} previous={previous} />
          </SheetSection>
        )}
      </SheetBody>
    </>
  );
}

export default withSheetFrame(
  definePage<LiveReport>({
    async load({ api, params }) {
      const [report] = await Promise.all([
        api('GET /shares/live-reports/:token', { params: { token: params.id ?? '' } }),
        ...[Curve, Products, Funnel, Retention, Audience, Comparison].map((part) => part.load()),
      ]);
      return report;
    },
    head: ({ data }) => ({ title: data.title }),
    View,
  }),
  {
    token: 'id',
    titleOf: ({ events }, { key }) => events.find(({ id }) => id === key)?.label ?? null,
  },
);
