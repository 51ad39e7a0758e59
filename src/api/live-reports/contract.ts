import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import {
  funnelSteps,
  reportEventKinds,
  reportStatuses,
  trafficSources,
  viewerDevices,
} from '#contracts/enums/live-reports.ts';
import { locales } from '#contracts/locale.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

const count = z.number().int();

/** The figures of a session, added up from its minutes. */
const kpis = z.object({
  /** Most viewers at a time. */
  peak: count,
  /** Mean of the viewers at a time over all minutes. */
  average: count,
  /** People who came in, once each. */
  uniqueViewers: count,
  /** Seconds watched by all viewers. */
  watchSeconds: count,
  /** Seconds watched per person. */
  watchPerViewer: count,
  /** Likes, messages, shares and gifts together. */
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

/** Names of the figures of a session. */
export type LiveReportKpis = z.output<typeof kpis>;

const liveReport = z.object({
  title: z.string(),
  /** The sender's identifier of the session. */
  number: z.string(),
  locale: z.enum(locales),
  status: z.enum(reportStatuses),
  revision: count,
  room: z.object({ name: z.string(), platform: z.string() }),
  /** Zone that all times are shown in. */
  timeZone: z.string(),
  /** ISO 4217 code of all sums of money. */
  currency: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema.nullable(),
  /** Length in seconds; up to the newest figure while live. */
  durationSeconds: count,
  /** Moment that the figures are complete up to. */
  dataAt: instantSchema.nullable(),
  /** Planned sales in fen. */
  targetSalesFen: count.nullable(),
  kpis,
  /** Minutes from the beginning to the peak. */
  peakOffset: count.nullable(),
  /** The session it is compared with. */
  previous: z.object({ title: z.string(), startsAt: instantSchema, kpis }).nullable(),
  /** Minutes from the beginning, and viewers at a time in that minute. */
  curve: z.array(z.tuple([count, count])),
  /** The same in steps of ten minutes, with what happened in them. */
  steps: z.array(
    z.object({
      /** Minutes from the beginning. */
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
      kind: z.enum(reportEventKinds),
      label: z.string(),
      /** Minutes from the beginning. */
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
  /** People who reached each step, in the steps' order. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), people: count })),
  /** People still there after so many seconds. */
  retention: z.array(z.object({ afterSeconds: count, viewers: count })),
});

/** A live report behind a shared link. */
export type LiveReport = z.output<typeof liveReport>;

/** Opens a live report by its link. */
export const getLiveReport = defineRoute({
  method: 'GET',
  path: '/shares/live-reports/:token',
  group: 'shares',
  summary: 'The report of a live session by its shared link; the opening is recorded',
  params: shareParams,
  query: z.strictObject({}),
  data: liveReport,
});
