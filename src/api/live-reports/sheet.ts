import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defineSheetKind } from '#api/sheets/kind.ts';
import { bodyMaker, replaceRows } from '#api/sheets/rows.ts';
import { notFound } from '#contracts/errors.ts';
import { canonicalJson } from '#contracts/sheets/canonical.ts';
import { type LiveReportBody, liveReportBody } from '#contracts/sheets/live-report.ts';
import type { Executor } from '#db/connection.ts';
import {
  liveReportDevices,
  liveReportEvents,
  liveReportFunnel,
  liveReportMinutes,
  liveReportProducts,
  liveReportRegions,
  liveReportRetention,
  liveReportSources,
  liveReports,
  liveRooms,
} from '#db/schema/live-reports.ts';
import { checkReport } from './checks.ts';
import { minuteTable } from './table.ts';

const bodyOf = bodyMaker(liveReportBody);

/** What a live report has, as staff edit it. */
export async function readReportBody(db: Executor, id: string): Promise<LiveReportBody> {
  const [row = notFound()] = await db
    .select({ report: liveReports, room: liveRooms })
    .from(liveReports)
    .innerJoin(liveRooms, eq(liveRooms.id, liveReports.roomId))
    .where(eq(liveReports.id, id));
  const of = <Table extends PgTable & { reportId: PgColumn }>(table: Table, order: PgColumn) =>
    db
      .select()
      .from(table as PgTable)
      .where(eq(table.reportId, id))
      .orderBy(asc(order)) as unknown as Promise<Table['$inferSelect'][]>;
  return bodyOf({
    ...row.report,
    room: row.room,
    minutes: await of(liveReportMinutes, liveReportMinutes.minute),
    events: await of(liveReportEvents, liveReportEvents.happenedAt),
    products: await of(liveReportProducts, liveReportProducts.code),
    sources: await of(liveReportSources, liveReportSources.source),
    regions: await of(liveReportRegions, liveReportRegions.region),
    devices: await of(liveReportDevices, liveReportDevices.device),
    funnel: await of(liveReportFunnel, liveReportFunnel.step),
    retention: await of(liveReportRetention, liveReportRetention.afterSeconds),
  });
}

async function write(db: Executor, id: string, body: LiveReportBody): Promise<void> {
  const [exists] = await db
    .select({ id: liveReports.id })
    .from(liveReports)
    .where(eq(liveReports.id, id));
  const before = exists ? await readReportBody(db, id) : undefined;
  const roomId = await findRoom(db, body.room);
  const startsAt = new Date(body.startsAt);
  const lastMinute = body.minutes.map(({ minute }) => Date.parse(minute)).sort((a, b) => b - a)[0];
  const row = {
    roomId,
    sessionKey: body.sessionKey || id,
    status: body.status,
    startsAt,
    endsAt: body.endsAt === null ? null : new Date(body.endsAt),
    targetSalesFen: body.targetSalesFen,
    uniqueViewers: body.minutes.reduce((sum, { newViewers }) => sum + newViewers, 0),
    dataAt: lastMinute === undefined ? null : new Date(lastMinute + 60_000),
    comparedId: await findCompared(db, id, roomId, startsAt),
  };
  await db
    .insert(liveReports)
    .values({ ...row, id })
    .onConflictDoUpdate({ target: liveReports.id, set: row });
  const { minutes, events } = body;
  const lists = {
    minutes: [liveReportMinutes, minutes.map((one) => ({ ...one, minute: new Date(one.minute) }))],
    events: [
      liveReportEvents,
      events.map(({ happenedAt, ...event }) => ({
        ...event,
        happenedAt: new Date(happenedAt),
        externalKey: event.id,
      })),
    ],
    products: [liveReportProducts, body.products],
    sources: [liveReportSources, body.sources],
    regions: [liveReportRegions, body.regions],
    devices: [liveReportDevices, body.devices],
    funnel: [liveReportFunnel, body.funnel],
    retention: [liveReportRetention, body.retention],
  } as const;
  for (const [name, [table, rows]] of Object.entries(lists)) {
    const list = name as keyof typeof lists;
    // Most saves change a few words, and a session has hundreds of minutes.
    if (before && canonicalJson(before[list]) === canonicalJson(body[list])) continue;
    await replaceRows(
      db,
      { table, parent: table.reportId, parentId: id },
      rows.map((one) => ({ ...one, reportId: id })),
    );
  }
}

/** The room of that name, added if it is new; its zone and currency are those written last. */
async function findRoom(db: Executor, room: LiveReportBody['room']): Promise<string> {
  const { timeZone, currency } = room;
  const [row] = await db
    .insert(liveRooms)
    .values(room)
    .onConflictDoUpdate({
      target: [liveRooms.platform, liveRooms.name],
      set: { timeZone, currency },
    })
    .returning({ id: liveRooms.id });
  if (!row) throw new Error('the live room was not written');
  return row.id;
}

/** The session before in the same room, which the report is compared with. */
async function findCompared(db: Executor, id: string, roomId: string, startsAt: Date) {
  const [row] = await db
    .select({ id: liveReports.id })
    .from(liveReports)
    .where(
      and(
        eq(liveReports.roomId, roomId),
        ne(liveReports.id, id),
        lt(liveReports.startsAt, startsAt),
      ),
    )
    .orderBy(desc(liveReports.startsAt))
    .limit(1);
  return row?.id ?? null;
}

/** The figures of one live session. */
export const liveReportKind = defineSheetKind<LiveReportBody>({
  kind: 'live-report',
  body: liveReportBody,
  empty: ({ siteName }) => ({
    room: { name: siteName, platform: '', timeZone: 'Asia/Shanghai', currency: 'CNY' },
    sessionKey: '',
    status: 'ended',
    startsAt: fullMinute(Date.now() - 7_200_000),
    endsAt: fullMinute(Date.now()),
    targetSalesFen: null,
    minutes: [],
    events: [],
    products: [],
    sources: [],
    regions: [],
    devices: [],
    funnel: [],
    retention: [],
  }),
  read: readReportBody,
  write,
  from: {
    'live-report': async (db, previousId) => {
      const { room, targetSalesFen } = await readReportBody(db, previousId);
      return { room, targetSalesFen };
    },
  },
  fresh: ({ room, targetSalesFen, ...body }) => ({
    ...body,
    room,
    targetSalesFen,
    sessionKey: '',
    minutes: [],
    events: [],
    products: [],
    sources: [],
    regions: [],
    devices: [],
    funnel: [],
    retention: [],
  }),
  editable: ['draft', 'open'],
  beforeSend: (_, __, body) => checkReport(body),
  tables: { minutes: minuteTable },
  sendsAgain: false,
  movesTo: null,
  parts: ({ events }) => events.map(({ id, label }) => ({ part: 'event', key: id, title: label })),
});

const fullMinute = (time: number) => new Date(Math.floor(time / 60_000) * 60_000).toISOString();
