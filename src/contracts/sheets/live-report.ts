import { z } from 'zod';
import {
  funnelSteps,
  liveReportEventKinds,
  liveReportStatuses,
  trafficSources,
  viewerDevices,
} from '../enums/live-reports.ts';
import { instantSchema } from '../schemas.ts';
import { text, timeZone } from './fields.ts';

/** Most entries of each list of a live report; a show lasts at most two days. */
export const reportLimits = { minutes: 2880, events: 500, products: 500, regions: 400 } as const;

const count = z.int().min(0).max(2_000_000_000);
const fen = z.int().min(0).max(1_000_000_000_000);

/** The figures of one minute; amounts of money in fen. */
export const reportMinute = z.strictObject({
  minute: instantSchema,
  concurrent: count,
  peak: count,
  entered: count,
  left: count,
  newViewers: count,
  watchSeconds: fen,
  likes: count,
  comments: count,
  shares: count,
  gifts: count,
  newFollowers: count,
  orders: count,
  salesFen: fen,
});
export type ReportMinute = z.output<typeof reportMinute>;

/** A marker on the curve. */
const event = z.strictObject({
  id: z.uuid(),
  kind: z.enum(liveReportEventKinds),
  label: text(120),
  productCode: text(60).nullable(),
  happenedAt: instantSchema,
  lengthSeconds: z.int().min(1).max(86_400).nullable(),
});
export type ReportEvent = z.output<typeof event>;

const product = z.strictObject({
  code: text(60).min(1),
  name: text(200),
  priceFen: fen.nullable(),
  exposures: count,
  clicks: count,
  orders: count,
  salesFen: fen,
});

/** The contents of a live report. */
export const liveReportBody = z
  .strictObject({
    room: z.strictObject({
      name: text(120),
      platform: text(80),
      timeZone,
      currency: z.string().regex(/^[A-Z]{3}$/),
    }),
    /** The sender's identifier of the session; unique in the room. */
    sessionKey: text(80),
    status: z.enum(liveReportStatuses),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    /** Planned sales in fen. */
    targetSalesFen: fen.nullable(),
    minutes: z.array(reportMinute).max(reportLimits.minutes),
    events: z.array(event).max(reportLimits.events),
    products: z.array(product).max(reportLimits.products),
    sources: z
      .array(
        z.strictObject({
          source: z.enum(trafficSources),
          viewers: count,
          orders: count,
          salesFen: fen,
        }),
      )
      .max(trafficSources.length),
    /** By ISO 3166-2 code such as `CN-ZJ`, or a country code. */
    regions: z
      .array(
        z.strictObject({
          region: z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/),
          viewers: count,
        }),
      )
      .max(reportLimits.regions),
    devices: z
      .array(z.strictObject({ device: z.enum(viewerDevices), viewers: count }))
      .max(viewerDevices.length),
    funnel: z
      .array(z.strictObject({ step: z.enum(funnelSteps), people: count }))
      .max(funnelSteps.length),
    /** Viewers still present some seconds after they entered. */
    retention: z
      .array(z.strictObject({ afterSeconds: z.int().min(1).max(86_400), viewers: count }))
      .max(40),
  })
  .superRefine((body, context) => {
    const refuse = (...path: (string | number)[]) => context.addIssue({ code: 'custom', path });
    if (body.endsAt !== null && body.endsAt <= body.startsAt) refuse('endsAt');
    if (body.status === 'ended' && body.endsAt === null) refuse('endsAt');
    const keys = {
      minutes: body.minutes.map(({ minute }) => minute),
      products: body.products.map(({ code }) => code),
      sources: body.sources.map(({ source }) => source),
      regions: body.regions.map(({ region }) => region),
      devices: body.devices.map(({ device }) => device),
      funnel: body.funnel.map(({ step }) => step),
      retention: body.retention.map(({ afterSeconds }) => afterSeconds),
    };
    for (const [list, values] of Object.entries(keys)) {
      const seen = new Set<string | number>();
      values.forEach((value, at) => {
        if (seen.has(value)) refuse(list, at);
        seen.add(value);
      });
    }
    body.minutes.forEach(({ minute }, at) => {
      if (Date.parse(minute) % 60_000 !== 0) refuse('minutes', at, 'minute');
    });
  });
export type LiveReportBody = z.output<typeof liveReportBody>;
