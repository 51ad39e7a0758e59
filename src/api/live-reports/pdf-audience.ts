import { lead } from '#api/sheets/pdf/blocks.ts';
import type { PdfBlock } from '#content/pdf/document.ts';
import { numberWords } from '#contracts/figures.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { regionNames } from '#contracts/sheets/words/regions.ts';
import type { LiveReport } from './contract.ts';

/** Most regions in the list. */
const REGIONS = 10;

/** Sold products, highest sales first. */
export function productBlocks({ locale, products, currency }: LiveReport): PdfBlock[] {
  if (products.length === 0) return [];
  const text = liveReportWords[locale];
  const head = text.productColumns;
  const { count, share, money } = numberWords[locale];
  return [
    { kind: 'section', title: text.products },
    lead(text.productsLead),
    {
      kind: 'table',
      columns: [
        { head: head.name, share: 5 },
        { head: head.price, share: 2, align: 'end' },
        { head: head.exposures, share: 2, align: 'end' },
        { head: head.clickRate, share: 1.8, align: 'end' },
        { head: head.orders, share: 1.6, align: 'end' },
        { head: head.conversion, share: 2, align: 'end' },
        { head: head.sales, share: 2.8, align: 'end' },
      ],
      rows: products.map(({ name, code, priceFen, exposures, clicks, orders, salesFen }, index) => [
        [`${index + 1}\u00a0 ${name}`, { text: code, tone: 'muted', size: 'small' }],
        priceFen === null ? '–' : money(priceFen, currency, priceFen % 100 !== 0),
        count(exposures),
        share(clicks, exposures),
        count(orders),
        share(orders, clicks),
        money(salesFen, currency, true),
      ]),
    },
  ];
}

/** The sales funnel beside the retention of viewers. */
export function salesBlocks({ locale, funnel, retention, kpis }: LiveReport): PdfBlock[] {
  const text = liveReportWords[locale];
  const { count, share, duration } = numberWords[locale];
  const most = Math.max(1, ...funnel.map(({ people }) => people));
  const total = Math.max(1, kpis.uniqueViewers);
  return [
    {
      kind: 'beside',
      columns: [
        {
          share: 1,
          blocks: [
            { kind: 'section', title: text.funnel },
            lead(text.funnelLead),
            {
              kind: 'bars',
              items: funnel.map(({ step, people }, index) => {
                const before = funnel[index - 1]?.people;
                return {
                  label: text.funnelSteps[step],
                  text: before ? text.people(count(people), share(people, before)) : count(people),
                  share: people / most,
                };
              }),
            },
          ],
        },
        {
          share: 1,
          blocks: [
            { kind: 'section', title: text.retention },
            lead(text.retentionLead),
            {
              kind: 'bars',
              items: retention.map(({ afterSeconds, viewers }) => ({
                label: text.after(duration(afterSeconds)),
                text: text.people(count(viewers), share(viewers, kpis.uniqueViewers)),
                share: viewers / total,
              })),
            },
          ],
        },
      ],
    },
  ];
}

/** Where viewers came from, by source, region and device. */
export function audienceBlocks({
  locale,
  sources,
  regions,
  devices,
  kpis,
}: LiveReport): PdfBlock[] {
  const text = liveReportWords[locale];
  const names: Record<string, string> = regionNames[locale];
  const { count, share } = numberWords[locale];
  const column = (
    title: string,
    words: string,
    parts: readonly { label: string; viewers: number }[],
  ) => {
    const most = Math.max(1, ...parts.map(({ viewers }) => viewers));
    return {
      share: 1,
      blocks: [
        { kind: 'section', title },
        lead(words),
        {
          kind: 'bars',
          items: parts.map(({ label, viewers }) => ({
            label,
            text: text.people(count(viewers), share(viewers, kpis.uniqueViewers)),
            share: viewers / most,
          })),
        },
      ] satisfies PdfBlock[],
    };
  };
  return [
    {
      kind: 'beside',
      columns: [
        column(
          text.sources,
          text.sourcesLead,
          sources.map(({ source, viewers }) => ({ label: text.source[source], viewers })),
        ),
        column(
          text.regions,
          text.regionsLead,
          regions
            .slice(0, REGIONS)
            .map(({ region, viewers }) => ({ label: names[region] ?? region, viewers })),
        ),
        column(
          text.devices,
          text.devicesLead,
          devices.map(({ device, viewers }) => ({ label: text.device[device], viewers })),
        ),
      ],
    },
  ];
}
