import { asc, desc, eq } from 'drizzle-orm';
import { titleOf } from '#api/sheets/head.ts';
import { funnelSteps } from '#contracts/enums/live-reports.ts';
import { notFound } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { jsonRows } from '#db/json-rows.ts';
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
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { LiveReport } from './contract.ts';
import { noKpis, readKpis, readSteps } from './figures.ts';
import { suggest } from './suggestions/suggest.ts';

/** Reads the report of a session with all its figures. @throws AppError NOT_FOUND */
export async function readLiveReport(db: Executor, id: string): Promise<LiveReport> {
  const [row = notFound()] = await db
    .select({
      head: sheets,
      report: liveReports,
      room: {
        name: liveRooms.name,
        platform: liveRooms.platform,
        timeZone: liveRooms.timeZone,
        currency: liveRooms.currency,
      },
      ...partsOfReport,
    })
    .from(liveReports)
    .innerJoin(sheets, eq(sheets.id, liveReports.id))
    .innerJoin(liveRooms, eq(liveRooms.id, liveReports.roomId))
    .where(eq(liveReports.id, id));
  const { head, report, room } = row;
  const compared = report.comparedId ? [id, report.comparedId] : [id];
  const [figures, steps] = await Promise.all([readKpis(db, compared), readSteps(db, id)]);
  const own = figures.get(id);
  const previous = report.comparedId ? figures.get(report.comparedId) : undefined;
  const start = report.startsAt.getTime();
  const end = report.endsAt?.getTime() ?? start + (own?.minutes ?? 0) * 60_000;
  const offset = (moment: string) => Math.floor((Date.parse(moment) - start) / 60_000);
  const minutes = row.minutes.map((minute) => ({ ...minute, offset: offset(minute.minute) }));
  const events = row.events.map((event) => ({ ...event, offset: offset(event.happenedAt) }));
  return {
    title: titleOf(head),
    number: report.sessionKey,
    locale: head.locale,
    status: report.status,
    revision: head.revision,
    room: { name: room.name, platform: room.platform },
    timeZone: room.timeZone,
    currency: room.currency,
    startsAt: report.startsAt.toISOString(),
    endsAt: report.endsAt?.toISOString() ?? null,
    durationSeconds: Math.round((end - start) / 1000),
    dataAt: report.dataAt?.toISOString() ?? null,
    targetSalesFen: report.targetSalesFen,
    kpis: own?.kpis ?? noKpis,
    peakOffset: own?.peakOffset ?? null,
    previous: previous
      ? {
          title: titleOf(previous),
          startsAt: previous.startsAt.toISOString(),
          kpis: previous.kpis,
        }
      : null,
    curve: minutes.map((minute) => [minute.offset, minute.concurrent]),
    steps,
    events: events.map(({ id, kind, label, offset }) => ({ id, kind, label, offset })),
    sources: row.sources,
    regions: row.regions,
    devices: row.devices,
    products: row.products,
    funnel: funnelSteps.flatMap((step) => row.funnel.filter((entry) => entry.step === step)),
    retention: row.retention,
    suggestions:
      report.status === 'ended' ? suggest({ minutes, events, products: row.products }) : null,
  };
}

/** Parts of a report, each as a list in sheet order. */
const partsOfReport = {
  minutes: jsonRows(liveReportMinutes, ['minute', 'concurrent', 'comments'], {
    where: eq(liveReportMinutes.reportId, liveReports.id),
    orderBy: [asc(liveReportMinutes.minute)],
  }),
  events: jsonRows(
    liveReportEvents,
    ['id', 'kind', 'label', 'productCode', 'lengthSeconds', 'happenedAt'],
    {
      where: eq(liveReportEvents.reportId, liveReports.id),
      orderBy: [asc(liveReportEvents.happenedAt)],
    },
  ),
  sources: jsonRows(liveReportSources, ['source', 'viewers', 'orders', 'salesFen'], {
    where: eq(liveReportSources.reportId, liveReports.id),
    orderBy: [desc(liveReportSources.viewers), asc(liveReportSources.source)],
  }),
  regions: jsonRows(liveReportRegions, ['region', 'viewers'], {
    where: eq(liveReportRegions.reportId, liveReports.id),
    orderBy: [desc(liveReportRegions.viewers), asc(liveReportRegions.region)],
  }),
  devices: jsonRows(liveReportDevices, ['device', 'viewers'], {
    where: eq(liveReportDevices.reportId, liveReports.id),
    orderBy: [desc(liveReportDevices.viewers), asc(liveReportDevices.device)],
  }),
  products: jsonRows(
    liveReportProducts,
    ['code', 'name', 'priceFen', 'exposures', 'clicks', 'orders', 'salesFen'],
    {
      where: eq(liveReportProducts.reportId, liveReports.id),
      orderBy: [desc(liveReportProducts.salesFen), asc(liveReportProducts.code)],
    },
  ),
  funnel: jsonRows(liveReportFunnel, ['step', 'people'], {
    where: eq(liveReportFunnel.reportId, liveReports.id),
    orderBy: [desc(liveReportFunnel.people)],
  }),
  retention: jsonRows(liveReportRetention, ['afterSeconds', 'viewers'], {
    where: eq(liveReportRetention.reportId, liveReports.id),
    orderBy: [asc(liveReportRetention.afterSeconds)],
  }),
};
