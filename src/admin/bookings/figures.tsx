import { Link } from '@tanstack/react-router';
import { type StatisticsPeriod, statisticsPeriods } from '#contracts/enums/visits.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import type { AnswerTo } from '../core/api.ts';
import { BackLink } from '../core/back-link.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { Panel } from '../core/panel.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useAnswer } from '../core/use-answer.ts';
import { figureMessages } from './figure-messages.ts';
import { inboxMessages, recordMessages } from './messages.ts';
import { BOOKINGS_KEY } from './types.ts';

type Figures = AnswerTo<'GET /admin/booking-figures'>;

/** Time to the first answer, and where bookings come from. */
export function BookingFigures() {
  const text = useMessages(figureMessages);
  const { back } = useMessages(recordMessages);
  const { search } = useSearchFields();
  const days = statisticsPeriods.find((period) => period === search.days) ?? '30';
  const query = useAnswer([BOOKINGS_KEY, 'figures', days], (api) =>
    api('GET /admin/booking-figures', { query: { days } }),
  );
  return (
    <>
      <BackLink to="/bookings">{back}</BackLink>
      <ScreenHeader title={text.title} action={<Periods current={days} />} />
      <Answer query={query}>{(figures) => <View figures={figures} />}</Answer>
    </>
  );
}

function Periods({ current }: { current: StatisticsPeriod }) {
  const text = useMessages(figureMessages);
  return (
    <nav aria-label={text.period} className="segments">
      {statisticsPeriods.map((days) => (
        <Link
          key={days}
          to="/bookings/figures"
          search={{ days } as never}
          className="segment"
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': undefined }}
          {...(days === current && { 'aria-current': 'true' as const })}
        >
          {text.periods(days)}
        </Link>
      ))}
    </nav>
  );
}

function View({ figures }: { figures: Figures }) {
  const text = useMessages(figureMessages);
  const { products } = useMessages(inboxMessages);
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const names: Record<string, string> = products;
  const { total, answered, medianHours, slowHours, isOwn } = figures;
  const hours = (value: number | null) => (value === null ? '–' : text.hours(number.format(value)));
  const tiles: [label: string, value: string][] = [
    [text.total, number.format(total)],
    [text.answered, number.format(answered)],
    [text.median, hours(medianHours)],
    [text.slow, hours(slowHours)],
  ];
  return (
    <div className="grid gap-6">
      <p className="max-w-[48em] text-sm text-ink-muted">{isOwn ? text.introOwn : text.intro}</p>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(([label, value]) => (
          <div key={label} className="panel">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-3xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Shares title={text.pages} rows={figures.pages} unknown={text.pageUnknown} />
        <div className="grid gap-6">
          <Shares title={text.sites} rows={figures.sites} unknown={text.siteNone} />
          <Shares
            title={text.products}
            rows={figures.products.map((row) => ({ ...row, name: names[row.name] ?? row.name }))}
            unknown={text.productNone}
          />
        </div>
      </div>
    </div>
  );
}

function Shares({
  title,
  rows,
  unknown,
}: {
  title: string;
  rows: Figures['pages'];
  /** What stands for an empty name. */
  unknown: string;
}) {
  const text = useMessages(figureMessages);
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.none}</p>
      ) : (
        <Table
          caption={title}
          phone="scroll"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              head: title,
              cell: ({ name }) => <span className="break-all">{name || unknown}</span>,
            },
            { head: text.total, align: 'end', cell: ({ bookings }) => bookings },
            { head: text.answered, align: 'end', cell: ({ answered }) => answered },
          ]}
        />
      )}
    </Panel>
  );
}
