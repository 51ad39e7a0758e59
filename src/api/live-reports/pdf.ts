import { dotted, lead, openingBlocks } from '#api/sheets/pdf/blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfDocument } from '#content/pdf/document.ts';
import { numberWords, zonedTimes } from '#contracts/figures.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { minuteOf } from '#contracts/sheets/drawings/curve.ts';
import { kpiText, shownKpis } from '#contracts/sheets/live-report-figures.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import { describeSuggestion } from '#contracts/sheets/words/suggestions.ts';
import type { LiveReport } from './contract.ts';
import { audienceBlocks, productBlocks, salesBlocks } from './pdf-audience.ts';
import { curveBlocks } from './pdf-curve.ts';

const statusTones = { scheduled: 'muted', live: 'bad', ended: 'good' } as const;

/** A live report as a document, in its own language. */
export function liveReportPdf(answer: LiveReport, { provider }: PdfContext): PdfDocument {
  const report = keepUnits(answer);
  const { locale, status, room } = report;
  const text = liveReportWords[locale];
  return {
    title: report.title,
    locale,
    provider,
    kind: text.sheet,
    marks: [report.number],
    notice: sheetWords[locale].notice,
    blocks: [
      ...openingBlocks(locale, {
        title: report.title,
        lead: dotted(room.name, room.platform),
        number: report.number,
        date: dateOf(report),
        status: { label: text.statuses[status], tone: statusTones[status] },
      }),
      ...suggestionBlocks(report),
      ...kpiBlocks(report),
      ...curveBlocks(report),
      ...productBlocks(report),
      ...salesBlocks(report),
      ...audienceBlocks(report),
      ...comparisonBlocks(report),
    ],
  };
}

function dateOf({ locale, timeZone, startsAt, endsAt, durationSeconds, dataAt }: LiveReport) {
  const text = liveReportWords[locale];
  const { moment, span } = zonedTimes(locale, timeZone);
  return dotted(
    endsAt ? span(startsAt, endsAt) : moment(startsAt),
    text.length(numberWords[locale].duration(durationSeconds)),
    dataAt && text.dataAt(moment(dataAt)),
  );
}

function suggestionBlocks({ locale, suggestions, events }: LiveReport): PdfBlock[] {
  if (!suggestions) return [];
  const text = liveReportWords[locale];
  const heading: PdfBlock = { kind: 'section', title: text.suggestions };
  if (suggestions.length === 0) return [heading, { kind: 'paragraph', text: text.noSuggestions }];
  return [
    heading,
    lead(text.suggestionsLead),
    {
      kind: 'beside',
      columns: suggestions.map((suggestion) => {
        const { change, because } = describeSuggestion(suggestion, events, locale);
        return {
          share: 1,
          blocks: [
            {
              kind: 'paragraph',
              text: text.marker(suggestion.event + 1),
              tone: 'muted',
              size: 'small',
            },
            { kind: 'paragraph', text: change, bold: true },
            { kind: 'paragraph', text: because, tone: 'muted' },
          ],
        };
      }),
    },
  ];
}

function kpiBlocks(report: LiveReport): PdfBlock[] {
  const { locale, kpis, previous, currency, timeZone, peakOffset, targetSalesFen } = report;
  const text = liveReportWords[locale];
  const { day, time } = zonedTimes(locale, timeZone);
  const { change, money, share } = numberWords[locale];
  return [
    {
      kind: 'section',
      title: text.kpis,
      aside: previous ? text.versus(previous.title, day(previous.startsAt)) : undefined,
    },
    ...(targetSalesFen
      ? [
          {
            kind: 'bars',
            items: [
              {
                label: text.target,
                text: text.targetText(
                  share(kpis.salesFen, targetSalesFen),
                  money(targetSalesFen, currency),
                ),
                share: kpis.salesFen / targetSalesFen,
              },
            ],
          } as const,
        ]
      : []),
    {
      kind: 'figures',
      items: shownKpis.map((kpi) => {
        const before = previous?.kpis[kpi];
        const changed = before ? ` (${change(before, kpis[kpi])})` : '';
        const [label = '', definition] = text.kpi[kpi];
        return {
          label: label + changed,
          value: kpiText(kpi, kpis[kpi], currency, locale),
          note: dotted(
            definition,
            kpi === 'peak' && peakOffset !== null
              ? text.peakAt(time(minuteOf(report, peakOffset)))
              : null,
          ),
        };
      }),
    },
  ];
}

function comparisonBlocks({ locale, kpis, previous, currency }: LiveReport): PdfBlock[] {
  if (!previous) return [];
  const text = liveReportWords[locale];
  const head = text.comparisonColumns;
  const { change } = numberWords[locale];
  return [
    { kind: 'section', title: text.comparison },
    {
      kind: 'table',
      columns: [
        { head: head.figure, share: 3 },
        { head: head.current, share: 2, align: 'end' },
        { head: head.change, share: 2, align: 'end' },
        { head: head.previous, share: 2, align: 'end' },
      ],
      rows: shownKpis.map((kpi) => {
        const [now, before] = [kpis[kpi], previous.kpis[kpi]];
        return [
          text.kpi[kpi][0] ?? '',
          kpiText(kpi, now, currency, locale),
          [{ text: change(before, now), tone: now >= before ? 'good' : 'bad' }],
          kpiText(kpi, before, currency, locale),
        ];
      }),
    },
  ];
}
