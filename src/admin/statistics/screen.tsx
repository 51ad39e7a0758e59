import { Link } from '@tanstack/react-router';
import { type StatisticsPeriod, statisticsPeriods } from '#contracts/enums/visits.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { DayChart } from '../core/day-chart.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { Panel } from '../core/panel.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { Figures } from './figures.tsx';
import { statisticsMessages } from './messages.ts';
import { PagesPanel, SearchesPanel, SharesPanel } from './top-panels.tsx';
import { type Statistics, useStatistics } from './use-statistics.ts';

export function StatisticsScreen() {
  const text = useMessages(statisticsMessages);
  const { search } = useSearchFields();
  const days = statisticsPeriods.find((period) => period === search.days) ?? '30';
  const query = useStatistics(days);
  return (
    <>
      <ScreenHeader title={text.title} action={<Periods current={days} />} />
      <p className="-mt-3 mb-6 max-w-[48em] text-sm text-ink-muted">{text.intro}</p>
      <Answer query={query}>{(statistics) => <View statistics={statistics} />}</Answer>
    </>
  );
}

function Periods({ current }: { current: StatisticsPeriod }) {
  const text = useMessages(statisticsMessages);
  return (
    <nav aria-label={text.period} className="segments">
      {statisticsPeriods.map((days) => (
        <Link
          key={days}
          to="/statistics"
          search={{ days } as never}
          className="segment"
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': undefined }}
          {...(days === current && { 'aria-current': 'true' as const })}
        >
          {text.periods[days]}
        </Link>
      ))}
    </nav>
  );
}

function View({ statistics }: { statistics: Statistics }) {
  const text = useMessages(statisticsMessages);
  const { days, total, before, pages, referrers, clients, searches } = statistics;
  const chart = (
    caption: string,
    names: readonly ('views' | 'visitors' | 'downloads' | 'bookings')[],
  ) => (
    <DayChart
      caption={caption}
      days={days.map(({ day }) => day)}
      series={names.map((name) => ({ label: text[name], values: days.map((day) => day[name]) }))}
      hint={text.chartHint}
      dayLabel={text.day}
      tableLabel={text.asTable}
    />
  );
  return (
    <div className="grid gap-6">
      <Figures total={total} before={before} />
      <Panel title={text.perDay}>{chart(text.perDay, ['views', 'visitors'])}</Panel>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PagesPanel pages={pages} />
        <div className="grid gap-6">
          <SharesPanel
            title={text.referrers}
            rows={referrers.map(({ host, visitors }) => ({ name: host || text.direct, visitors }))}
          />
          <SharesPanel
            title={text.clients}
            rows={clients.map(({ client, visitors }) => ({
              name: text.clientNames[client],
              visitors,
            }))}
          />
        </div>
      </div>
      <Panel title={text.otherPerDay}>{chart(text.otherPerDay, ['downloads', 'bookings'])}</Panel>
      <SearchesPanel searches={searches} />
    </div>
  );
}
