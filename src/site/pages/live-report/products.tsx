import type { LiveReport } from '#api/live-reports/contract.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useNumbers } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';

/** Sold products, highest sales first. */
export function Products({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { count, share, money } = useNumbers();
  const head = text.productColumns;
  return (
    <Table
      caption={`${report.title} ${text.products}`}
      phone="scroll"
      rows={report.products.map((product, index) => ({ ...product, rank: index + 1 }))}
      rowKey={(product) => product.code}
      columns={[
        {
          head: head.name,
          cell: ({ rank, name, code }) => (
            <span className="flex min-w-32 gap-3 lg:min-w-44">
              <span className="w-5 shrink-0 text-ink-muted tabular-nums">{rank}</span>
              <span>
                {name}
                <span className="block text-xs font-normal text-ink-muted">{code}</span>
              </span>
            </span>
          ),
        },
        {
          head: head.price,
          align: 'end',
          cell: ({ priceFen }) =>
            priceFen === null ? '–' : money(priceFen, report.currency, priceFen % 100 !== 0),
        },
        { head: head.exposures, align: 'end', cell: ({ exposures }) => count(exposures) },
        {
          head: head.clickRate,
          align: 'end',
          cell: ({ clicks, exposures }) => share(clicks, exposures),
        },
        { head: head.orders, align: 'end', cell: ({ orders }) => count(orders) },
        {
          head: head.conversion,
          align: 'end',
          cell: ({ orders, clicks }) => share(orders, clicks),
        },
        {
          head: head.sales,
          align: 'end',
          cell: ({ salesFen }) => money(salesFen, report.currency, true),
        },
      ]}
    />
  );
}
