import { asc, desc, eq } from 'drizzle-orm';
import { funnelSteps } from '#contracts/enums/live-reports.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { jsonRows } from '#db/json-rows.ts';
import {
  liveReports,
  liveRooms,
  reportDevices,
  reportEvents,
  reportFunnel,
  reportMinutes,
  reportProducts,
  reportRegions,
  reportRetention,
  reportSources,
} from '#db/schema/live-reports.ts';
import type { LiveReport } from './contract.ts';
import { noKpis, readKpis, readSteps } from './figures.ts';

/** Reads a session's report with all its figures. @throws AppError NOT_FOUND */
export async function readLiveReport(db: Executor, id: string): Promise<LiveReport> {
  const [row] = await db
    .select({
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
    .innerJoin(liveRooms, eq(liveRooms.id, liveReports.roomId))
    .where(eq(liveReports.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const { report, room } = row;
  const compared = report.previousId ? [id, report.previousId] : [id];
  const [figures, steps] = await Promise.all([readKpis(db, compared), readSteps(db, id)]);
  const own = figures.get(id);
  const previous = report.previousId ? figures.get(report.previousId) : undefined;
  const start = report.startsAt.getTime();
  const end = report.endsAt?.getTime() ?? start + (own?.minutes ?? 0) * 60_000;
  const offset = (moment: string) => Math.floor((Date.parse(moment) - start) / 60_000);
  return {
    title: report.title,
    number: report.sessionKey,
    locale: report.locale,
    status: report.status,
    revision: report.revision,
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
          title: previous.title,
          startsAt: previous.startsAt.toISOString(),
          kpis: previous.kpis,
        }
      : null,
    curve: row.minutes.map(({ minute, concurrent }) => [offset(minute), concurrent]),
    steps,
    events: row.events.map(({ happenedAt, ...event }) => ({
      ...event,
      offset: offset(happenedAt),
    })),
    sources: row.sources,
    regions: row.regions,
    devices: row.devices,
    products: row.products,
    funnel: funnelSteps.flatMap((step) => row.funnel.filter((entry) => entry.step === step)),
    retention: row.retention,
  };
}

/** What belongs to a report, each part as a list in the order of the sheet. */
const partsOfReport = {
  minutes: jsonRows(
    reportMinutes,
    { minute: reportMinutes.minute, concurrent: reportMinutes.concurrent },
    { where: eq(reportMinutes.reportId, liveReports.id), orderBy: [asc(reportMinutes.minute)] },
  ),
  events: jsonRows(
    reportEvents,
    { kind: reportEvents.kind, label: reportEvents.label, happenedAt: reportEvents.happenedAt },
    { where: eq(reportEvents.reportId, liveReports.id), orderBy: [asc(reportEvents.happenedAt)] },
  ),
  sources: jsonRows(
    reportSources,
    {
      source: reportSources.source,
      viewers: reportSources.viewers,
      orders: reportSources.orders,
      salesFen: reportSources.salesFen,
    },
    {
      where: eq(reportSources.reportId, liveReports.id),
      orderBy: [desc(reportSources.viewers), asc(reportSources.source)],
    },
  ),
  regions: jsonRows(
    reportRegions,
    { region: reportRegions.region, viewers: reportRegions.viewers },
    {
      where: eq(reportRegions.reportId, liveReports.id),
      orderBy: [desc(reportRegions.viewers), asc(reportRegions.region)],
    },
  ),
  devices: jsonRows(
    reportDevices,
    { device: reportDevices.device, viewers: reportDevices.viewers },
    {
      where: eq(reportDevices.reportId, liveReports.id),
      orderBy: [desc(reportDevices.viewers), asc(reportDevices.device)],
    },
  ),
  products: jsonRows(
    reportProducts,
    {
      code: reportProducts.code,
      name: reportProducts.name,
      priceFen: reportProducts.priceFen,
      exposures: reportProducts.exposures,
      clicks: reportProducts.clicks,
      orders: reportProducts.orders,
      salesFen: reportProducts.salesFen,
    },
    {
      where: eq(reportProducts.reportId, liveReports.id),
      orderBy: [desc(reportProducts.salesFen), asc(reportProducts.code)],
    },
  ),
  funnel: jsonRows(
    reportFunnel,
    { step: reportFunnel.step, people: reportFunnel.people },
    { where: eq(reportFunnel.reportId, liveReports.id), orderBy: [desc(reportFunnel.people)] },
  ),
  retention: jsonRows(
    reportRetention,
    { afterSeconds: reportRetention.afterSeconds, viewers: reportRetention.viewers },
    {
      where: eq(reportRetention.reportId, liveReports.id),
      orderBy: [asc(reportRetention.afterSeconds)],
    },
  ),
};
