import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  funnelSteps,
  liveReportEventKinds,
  liveReportStatuses,
  trafficSources,
  viewerDevices,
} from '#contracts/enums/live-reports.ts';
import {
  belongsTo,
  countCheck,
  id,
  instant,
  orderCheck,
  ruleCheck,
  times,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { customers } from './projects.ts';
import { sheetHead } from './sheets/sheets.ts';

/** A live room; its sessions are compared with each other. */
export const liveRooms = pgTable(
  'live_rooms',
  {
    id: id(),
    name: text('name').notNull(),
    platform: text('platform').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'restrict' }),
    /** IANA zone of the displayed times. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    currency: text('currency').notNull().default('CNY'),
    ...times(),
  },
  (t) => [
    unique().on(t.platform, t.name),
    ruleCheck(t.currency, sql`${t.currency} ~ '^[A-Z]{3}$'`),
    index().on(t.customerId),
  ],
);

/** The report of one live session; its figures are computed from the live_report_* tables. */
export const liveReports = pgTable(
  'live_reports',
  {
    id: sheetHead(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'restrict' }),
    /** The sender's identifier of the session; unique in the room. */
    sessionKey: text('session_key').notNull(),
    status: text('status', { enum: liveReportStatuses }).notNull().default('scheduled'),
    startsAt: instant('starts_at').notNull(),
    /** Null while live. */
    endsAt: instant('ends_at'),
    /** Session that this one is compared with. */
    comparedId: uuid('compared_id').references((): AnyPgColumn => liveReports.id, {
      onDelete: 'set null',
    }),
    coverId: mediaRef('cover_id'),
    /** Number of different viewers. */
    uniqueViewers: integer('unique_viewers').notNull().default(0),
    /** Planned sales in fen. */
    targetSalesFen: bigint('target_sales_fen', { mode: 'number' }),
    /** Time of the customer's consent to show its figures in a case. */
    consentedAt: instant('consented_at'),
    /** The figures are complete up to this moment. */
    dataAt: instant('data_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.status, liveReportStatuses),
    orderCheck(t.startsAt, t.endsAt),
    check('live_reports_ended_check', sql`${t.status} <> 'ended' or ${t.endsAt} is not null`),
    check('live_reports_compared_check', sql`${t.comparedId} <> ${t.id}`),
    countCheck(t.uniqueViewers),
    unique().on(t.roomId, t.sessionKey),
    index().on(t.roomId, t.startsAt),
    index().on(t.status, t.startsAt),
    index().on(t.comparedId),
    index().on(t.coverId),
  ],
);

/** The figures of one minute. */
export const liveReportMinutes = pgTable(
  'live_report_minutes',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    /** Beginning of the minute. */
    minute: instant('minute').notNull(),
    /** Average number of viewers at the same time. */
    concurrent: integer('concurrent').notNull().default(0),
    /** Highest number of viewers at the same time. */
    peak: integer('peak').notNull().default(0),
    /** Number of times that viewers entered, the same viewer included. */
    entered: integer('entered').notNull().default(0),
    left: integer('left').notNull().default(0),
    /** Viewers who entered for the first time in this session. */
    newViewers: integer('new_viewers').notNull().default(0),
    /** Seconds watched by all viewers. */
    watchSeconds: bigint('watch_seconds', { mode: 'number' }).notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    gifts: integer('gifts').notNull().default(0),
    newFollowers: integer('new_followers').notNull().default(0),
    /** Paid orders. */
    orders: integer('orders').notNull().default(0),
    /** Paid sales in fen. */
    salesFen: bigint('sales_fen', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.minute] }),
    ruleCheck(t.minute, sql`date_trunc('minute', ${t.minute}, 'UTC') = ${t.minute}`),
    check(
      'live_report_minutes_counts_check',
      sql`least(${t.concurrent}, ${t.peak}, ${t.entered}, ${t.left}, ${t.newViewers}, ${t.watchSeconds}, ${t.likes}, ${t.comments}, ${t.shares}, ${t.gifts}, ${t.newFollowers}, ${t.orders}, ${t.salesFen}) >= 0`,
    ),
  ],
);

/** An event marked on the curve: a product card, a prize draw, a change of set. */
export const liveReportEvents = pgTable(
  'live_report_events',
  {
    id: id(),
    reportId: belongsTo('report_id', () => liveReports.id),
    kind: text('kind', { enum: liveReportEventKinds }).notNull(),
    label: text('label').notNull(),
    /** Code of its product in live_report_products. */
    productCode: text('product_code'),
    happenedAt: instant('happened_at').notNull(),
    lengthSeconds: integer('length_seconds'),
    /** The sender's identifier, so that a repeated event counts once. */
    externalKey: text('external_key').notNull(),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, liveReportEventKinds),
    unique().on(t.reportId, t.externalKey),
    index().on(t.reportId, t.happenedAt),
  ],
);

/** Viewers by traffic source. */
export const liveReportSources = pgTable(
  'live_report_sources',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    source: text('source', { enum: trafficSources }).notNull(),
    viewers: integer('viewers').notNull().default(0),
    orders: integer('orders').notNull().default(0),
    salesFen: bigint('sales_fen', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.source] }),
    valueCheck(t.source, trafficSources),
    check(
      'live_report_sources_counts_check',
      sql`least(${t.viewers}, ${t.orders}, ${t.salesFen}) >= 0`,
    ),
  ],
);

/** Viewers by region. */
export const liveReportRegions = pgTable(
  'live_report_regions',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    /** ISO 3166-2 code such as `CN-ZJ`, or a country code. */
    region: text('region').notNull(),
    viewers: integer('viewers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.region] }),
    ruleCheck(t.region, sql`${t.region} ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'`),
    countCheck(t.viewers),
  ],
);

/** Viewers by device. */
export const liveReportDevices = pgTable(
  'live_report_devices',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    device: text('device', { enum: viewerDevices }).notNull(),
    viewers: integer('viewers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.device] }),
    valueCheck(t.device, viewerDevices),
    countCheck(t.viewers),
  ],
);

/** A product that was sold in a session. */
export const liveReportProducts = pgTable(
  'live_report_products',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    /** The sender's product code. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Price in fen. */
    priceFen: bigint('price_fen', { mode: 'number' }),
    /** How often the product card was shown. */
    exposures: integer('exposures').notNull().default(0),
    /** How often the product card was opened. */
    clicks: integer('clicks').notNull().default(0),
    /** Paid orders. */
    orders: integer('orders').notNull().default(0),
    /** Paid sales in fen. */
    salesFen: bigint('sales_fen', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.code] }),
    check(
      'live_report_products_counts_check',
      sql`least(${t.exposures}, ${t.clicks}, ${t.orders}, ${t.salesFen}, coalesce(${t.priceFen}, 0)) >= 0`,
    ),
  ],
);

/** People who reached each step of the sales funnel. */
export const liveReportFunnel = pgTable(
  'live_report_funnel',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    step: text('step', { enum: funnelSteps }).notNull(),
    people: integer('people').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.step] }),
    valueCheck(t.step, funnelSteps),
    countCheck(t.people),
  ],
);

/** Viewers still present some seconds after they entered. */
export const liveReportRetention = pgTable(
  'live_report_retention',
  {
    reportId: belongsTo('report_id', () => liveReports.id),
    /** Seconds since the viewer entered. */
    afterSeconds: integer('after_seconds').notNull(),
    viewers: integer('viewers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.afterSeconds] }),
    countCheck(t.afterSeconds),
    countCheck(t.viewers),
  ],
);
