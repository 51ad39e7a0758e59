import { lead } from '#api/sheets/pdf/blocks.ts';
import type { PdfBlock, PdfShape } from '#content/pdf/document.ts';
import { numberWords, zonedTimes } from '#contracts/figures.ts';
import { curveLayout, curveSizes, minuteOf } from '#contracts/sheets/drawings/curve.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import type { LiveReport } from './contract.ts';

const ACCENT = '#875a01';
const LINE = '#dadce0';
const INK = '#14161c';

/** The curve of viewers with its marks, and its figures as a table. */
export function curveBlocks(report: LiveReport): PdfBlock[] {
  const { locale, timeZone, events, steps, currency } = report;
  if (report.curve.length < 2) return [];
  const text = liveReportWords[locale];
  const { time } = zonedTimes(locale, timeZone);
  const { count, money } = numberWords[locale];
  const head = text.stepColumns;
  return [
    { kind: 'section', title: text.curve },
    lead(text.curveLead),
    drawing(report),
    {
      kind: 'facts',
      columns: 2,
      items: events.map(({ kind, label, offset }, index) => ({
        term: `${index + 1}\u00a0 ${time(minuteOf(report, offset))}`,
        detail: [{ text: `${label} · ${text.events[kind]}`, size: 'small' }],
      })),
    },
    { kind: 'subheading', text: text.curveTable },
    {
      kind: 'table',
      columns: [
        { head: head.time, share: 2 },
        { head: head.average, share: 2, align: 'end' },
        { head: head.peak, share: 2, align: 'end' },
        { head: head.interactions, share: 2, align: 'end' },
        { head: head.orders, share: 2, align: 'end' },
        { head: head.sales, share: 3, align: 'end' },
      ],
      rows: steps.map(({ offset, average, peak, interactions, orders, salesFen }) => [
        time(minuteOf(report, offset)),
        count(average),
        count(peak),
        count(interactions),
        count(orders),
        money(salesFen, currency, true),
      ]),
    },
  ];
}

function drawing(report: LiveReport): PdfBlock {
  const { locale, timeZone, curve } = report;
  const { time } = zonedTimes(locale, timeZone);
  const { count } = numberWords[locale];
  const size = curveSizes.medium;
  const { width, height, left, right, radius } = size;
  const { x, y, scale, markers, ticks, last } = curveLayout(report, size);
  const floor = y(0);
  const line = curve.map(([offset, viewers]) => [x(offset), y(viewers)] as const);
  const area = [...line, [line.at(-1)?.[0] ?? 0, floor], [line[0]?.[0] ?? 0, floor]] as const;
  const highest = curve.reduce((best, point) => (point[1] > best[1] ? point : best));
  return {
    kind: 'drawing',
    width,
    height,
    shapes: [
      ...[0, 0.25, 0.5, 0.75, 1].flatMap((part): PdfShape[] => {
        const at = y(scale * part);
        return [
          {
            kind: 'path',
            points: [
              [left, at],
              [width - right, at],
            ],
            paint: { stroke: LINE, width: 1 },
          },
          {
            kind: 'text',
            text: count(scale * part),
            at: [left - 6, at + 4],
            size: 12,
            tone: 'muted',
            anchor: 'end',
          },
        ];
      }),
      ...ticks.map(
        (offset): PdfShape => ({
          kind: 'text',
          text: time(minuteOf(report, offset)),
          at: [x(offset), height - 8],
          size: 12,
          tone: 'muted',
          anchor: offset === 0 ? 'start' : offset === last ? 'end' : 'middle',
        }),
      ),
      { kind: 'path', points: area, closed: true, paint: { fill: ACCENT, fillOpacity: 0.12 } },
      ...markers.flatMap((marker, index): PdfShape[] => [
        {
          kind: 'path',
          points: [
            [marker.x, marker.y + radius],
            [marker.x, floor],
          ],
          paint: { stroke: '#565b64', width: 0.8, dash: [3, 4] },
        },
        { kind: 'circle', at: [marker.x, marker.y], radius, paint: { fill: INK } },
        {
          kind: 'text',
          text: String(index + 1),
          at: [marker.x, marker.y + 4],
          size: 11,
          bold: true,
          tone: 'onFill',
          anchor: 'middle',
        },
      ]),
      { kind: 'path', points: line, paint: { stroke: ACCENT, width: 2, round: true } },
      {
        kind: 'circle',
        at: [x(highest[0]), y(highest[1])],
        radius: 4.5,
        paint: { fill: '#ffffff', stroke: ACCENT, width: 2 },
      },
    ],
  };
}
