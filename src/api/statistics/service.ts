import { and, desc, eq, gte, ne, sql, sum } from 'drizzle-orm';
import { beijingDay } from '#contracts/days.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchMisses, visitOrigins, visitStats } from '#db/schema/visits.ts';
import type { readStatistics } from './contract.ts';
import { titlesOf } from './titles.ts';

type Statistics = RouteAnswer<typeof readStatistics>;
type Figures = Statistics['total'];

const DAY_MS = 86_400_000;
/** Rows of each table. */
const TOP = 20;

/** Numbers of the last days, today included, and of as many days before. */
export async function statisticsOf(
  db: Executor,
  days: number,
  now: Date = new Date(),
): Promise<Statistics> {
  const firstDay = beijingDay(new Date(now.getTime() - (days - 1) * DAY_MS));
  const perDay = await readDays(
    db,
    beijingDay(new Date(now.getTime() - (2 * days - 1) * DAY_MS)),
    now,
  );
  const [before, period] = [perDay.slice(0, days), perDay.slice(days)];
  return {
    days: period,
    total: totalOf(period),
    before: totalOf(before),
    pages: await readPages(db, firstDay),
    referrers: await readReferrers(db, firstDay),
    clients: await readClients(db, firstDay),
    searches: await readSearches(db),
  };
}

interface DayRow extends Record<string, unknown> {
  day: string;
  views: number;
  visitors: number;
  downloads: number;
  bookings: number;
}

/** Every day from the first one to today. Spam is no booking. */
async function readDays(db: Executor, firstDay: string, now: Date): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.views, 0) as views,
      coalesce(v.visitors, 0) as visitors,
      (select coalesce(sum(c.count), 0)::int from download_counts c where c.day = d.day) as downloads,
      (select count(*)::int from bookings b where b.status <> 'spam'
        and b.created_at >= d.day::timestamp at time zone 'Asia/Shanghai'
        and b.created_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai') as bookings
    from (
      select day::date from generate_series(${firstDay}::date, ${beijingDay(now)}::date, '1 day') as day
    ) as d
    left join visit_stats v on v.day = d.day and v.path = ''
    order by d.day`);
  return rows;
}

function totalOf(days: readonly Figures[]): Figures {
  const total = { views: 0, visitors: 0, downloads: 0, bookings: 0 };
  for (const day of days) {
    total.views += day.views;
    total.visitors += day.visitors;
    total.downloads += day.downloads;
    total.bookings += day.bookings;
  }
  return total;
}

async function readPages(db: Executor, firstDay: string): Promise<Statistics['pages']> {
  const views = sum(visitStats.views).mapWith(Number);
  const rows = await db
    .select({ path: visitStats.path, views, visitors: sum(visitStats.visitors).mapWith(Number) })
    .from(visitStats)
    .where(and(gte(visitStats.day, firstDay), ne(visitStats.path, '')))
    .groupBy(visitStats.path)
    .orderBy(desc(views), visitStats.path)
    .limit(TOP);
  const titles = await titlesOf(
    db,
    rows.map(({ path }) => path),
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.path) ?? null }));
}

async function readReferrers(db: Executor, firstDay: string): Promise<Statistics['referrers']> {
  const visitors = sum(visitOrigins.visitors).mapWith(Number);
  return db
    .select({ host: visitOrigins.referrer, visitors })
    .from(visitOrigins)
    .where(gte(visitOrigins.day, firstDay))
    .groupBy(visitOrigins.referrer)
    .orderBy(desc(visitors), visitOrigins.referrer)
    .limit(TOP);
}

async function readClients(db: Executor, firstDay: string): Promise<Statistics['clients']> {
  const visitors = sum(visitOrigins.visitors).mapWith(Number);
  return db
    .select({ client: visitOrigins.client, visitors })
    .from(visitOrigins)
    .where(gte(visitOrigins.day, firstDay))
    .groupBy(visitOrigins.client)
    .orderBy(desc(visitors), visitOrigins.client);
}

async function readSearches(db: Executor): Promise<Statistics['searches']> {
  const rows = await db
    .select()
    .from(searchMisses)
    .where(eq(searchMisses.status, 'open'))
    .orderBy(desc(searchMisses.count))
    .limit(TOP);
  return rows;
}
