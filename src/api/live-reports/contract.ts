import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import {
  funnelSteps,
  liveReportEventKinds,
  liveReportStatuses,
  trafficSources,
  viewerDevices,
} from '#contracts/enums/live-reports.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { suggestion } from '#contracts/sheets/suggestions.ts';

const { route, file } = routesOf('shares');

const count = z.number().int();

/** Totals of a session, computed from its minutes. */
const kpis = z.object({
  /** Highest number of concurrent viewers. */
  peak: count,
  /** Mean number of concurrent viewers over all minutes. */
  average: count,
  /** Unique viewers. */
  uniqueViewers: count,
  /** Seconds watched by all viewers. */
  watchSeconds: count,
  /** Seconds watched per viewer. */
  watchPerViewer: count,
  /** Sum of likes, messages, shares and gifts. */
  interactions: count,
  likes: count,
  comments: count,
  shares: count,
  gifts: count,
  newFollowers: count,
  /** Paid orders. */
  orders: count,
  /** Paid sales in fen. */
  salesFen: count,
});

export type LiveReportKpis = z.output<typeof kpis>;

const liveReport = z.object({
  title: z.string(),
  /** Id of the session in the sender's system. */
  number: z.string(),
  locale: z.enum(locales),
  status: z.enum(liveReportStatuses),
  revision: count,
  room: z.object({ name: z.string(), platform: z.string() }),
  /** Time zone for all times. */
  timeZone: z.string(),
  /** ISO 4217 currency code of all amounts. */
  currency: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema.nullable(),
  /** Length in seconds; while live, up to the newest figure. */
  durationSeconds: count,
  /** The figures are complete up to this time. */
  dataAt: instantSchema.nullable(),
  /** Planned sales in fen. */
  targetSalesFen: count.nullable(),
  kpis,
  /** Minutes from the start to the peak. */
  peakOffset: count.nullable(),
  /** The session used for comparison. */
  previous: z.object({ title: z.string(), startsAt: instantSchema, kpis }).nullable(),
  /** Minutes from the start, and concurrent viewers in that minute. */
  curve: z.array(z.tuple([count, count])),
  /** The curve in steps of ten minutes, with the events in each step. */
  steps: z.array(
    z.object({
      /** Minutes from the start. */
      offset: count,
      average: count,
      peak: count,
      interactions: count,
      orders: count,
      salesFen: count,
    }),
  ),
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(liveReportEventKinds),
      label: z.string(),
      /** Minutes from the start. */
      offset: count,
    }),
  ),
  sources: z.array(
    z.object({ source: z.enum(trafficSources), viewers: count, orders: count, salesFen: count }),
  ),
  /** By ISO 3166-2 code. */
  regions: z.array(z.object({ region: z.string(), viewers: count })),
  devices: z.array(z.object({ device: z.enum(viewerDevices), viewers: count })),
  products: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      priceFen: count.nullable(),
      exposures: count,
      clicks: count,
      orders: count,
      salesFen: count,
    }),
  ),
  /** People who reached each step, in the order of the steps. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), people: count })),
  /** Viewers still present after a number of seconds. */
  retention: z.array(z.object({ afterSeconds: count, viewers: count })),
  /** What to change in the next session; null until the session has ended. */
  suggestions: z.array(suggestion).nullable(),
});

/** A live report opened by its shared link. */
export type LiveReport = z.output<typeof liveReport>;

/** Opens a live report by its link. */
export const getLiveReport = route('GET /shares/live-reports/:token', {
  summary: 'The report of a live session by its shared link; the opening is recorded',
  params: shareParams,
  query: z.strictObject({}),
  data: liveReport,
});

/** Exports the minutes of a session. */
export const exportLiveReport = file('GET /shares/live-reports/:token/export.csv', {
  summary: 'The figures of a live session minute by minute as a table',
  params: shareParams,
  mediaType: 'text/csv',
});
