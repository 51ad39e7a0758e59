import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/connection.ts';
import { liveReportMinutes, liveReports } from '#db/schema/live-reports.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { LiveReport, LiveReportKpis } from './contract.ts';

/** Length of a step in the table next to the curve, in minutes. */
const STEP_MINUTES = 10;

const m = liveReportMinutes;

/** A rounded number from a PostgreSQL bigint; exact up to 2^53. */
const whole = (value: SQL) => sql<number>`round(coalesce(${value}, 0))::float8`;
const total = (column: AnyPgColumn) => whole(sql`sum(${column})`);
const interactions = sql`sum(${m.likes} + ${m.comments} + ${m.shares} + ${m.gifts})`;
const offsetOf = (moment: SQL | AnyPgColumn) =>
  sql<number>`(extract(epoch from ${moment} - ${liveReports.startsAt}) / 60)::int`;

/** Totals of some sessions, computed by the database. */
export async function readKpis(db: Executor, reportIds: string[]) {
  const rows = await db
    .select({
      id: liveReports.id,
      locale: sheets.locale,
      titleZh: sheets.titleZh,
      titleEn: sheets.titleEn,
      startsAt: liveReports.startsAt,
      /** Minutes from the start to the first minute with the most viewers. */
      peakOffset: offsetOf(sql`(array_agg(${m.minute} order by ${m.peak} desc, ${m.minute}))[1]`),
      /** Minutes from the start to the end of the newest minute. */
      minutes: offsetOf(sql`max(${m.minute}) + interval '1 minute'`),
      kpis: {
        peak: whole(sql`max(${m.peak})`),
        average: whole(sql`avg(${m.concurrent})`),
        uniqueViewers: total(m.newViewers),
        watchSeconds: total(m.watchSeconds),
        watchPerViewer: whole(sql`sum(${m.watchSeconds}) / nullif(sum(${m.newViewers}), 0)`),
        interactions: whole(interactions),
        likes: total(m.likes),
        comments: total(m.comments),
        shares: total(m.shares),
        gifts: total(m.gifts),
        newFollowers: total(m.newFollowers),
        orders: total(m.orders),
        salesFen: total(m.salesFen),
      } satisfies Record<keyof LiveReportKpis, SQL<number>>,
    })
    .from(m)
    .innerJoin(liveReports, eq(liveReports.id, m.reportId))
    .innerJoin(sheets, eq(sheets.id, liveReports.id))
    .where(inArray(m.reportId, reportIds))
    .groupBy(liveReports.id, sheets.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A session in steps of ten minutes. */
export function readSteps(db: Executor, reportId: string): Promise<LiveReport['steps']> {
  const step = sql`date_bin(make_interval(mins => ${sql.raw(String(STEP_MINUTES))}), ${m.minute}, ${liveReports.startsAt})`;
  return db
    .select({
      offset: offsetOf(step),
      average: whole(sql`avg(${m.concurrent})`),
      peak: whole(sql`max(${m.peak})`),
      interactions: whole(interactions),
      orders: total(m.orders),
      salesFen: total(m.salesFen),
    })
    .from(m)
    .innerJoin(liveReports, eq(liveReports.id, m.reportId))
    .where(eq(m.reportId, reportId))
    .groupBy(liveReports.startsAt, step)
    .orderBy(step);
}

/** Totals of a session before its first minute. */
export const noKpis: LiveReportKpis = {
  peak: 0,
  average: 0,
  uniqueViewers: 0,
  watchSeconds: 0,
  watchPerViewer: 0,
  interactions: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  gifts: 0,
  newFollowers: 0,
  orders: 0,
  salesFen: 0,
};
