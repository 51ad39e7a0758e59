import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type DeviceConfiguration,
  deviceCategories,
  signalKinds,
} from '#contracts/enums/device-sheets.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, times, valueCheck } from './columns.ts';
import { projectRef } from './projects.ts';
import { staffRef } from './staff.ts';
import { workOrderVisits } from './work-orders.ts';

/** The devices delivered to one site. */
export const deviceSheets = pgTable(
  'device_sheets',
  {
    id: id(),
    /** Number that people use. */
    number: text('number').notNull().unique(),
    /** Its project. */
    projectId: projectRef('project_id'),
    /** Name of the installation. */
    title: text('title').notNull(),
    /** Language of the sheet. */
    locale: localeColumn(),
    /** Customer as shown. */
    customerName: text('customer_name').notNull(),
    /** Name of the site. */
    siteName: text('site_name').notNull(),
    /** Grows with every visible change; the sheet's version. */
    revision: integer('revision').notNull().default(1),
    /** Day of the last check on site. */
    checkedOn: date('checked_on'),
    /** Notes, in Markdown. */
    note: text('note').notNull().default(''),
    /** Who keeps it. */
    ownerId: staffRef('owner_id'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    index().on(t.projectId),
    index().on(t.ownerId),
    index().on(t.updatedAt),
  ],
);

/** A delivered device; port and address are shown to holders only. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => deviceSheets.id, { onDelete: 'cascade' }),
    /** Kind of device. */
    category: text('category', { enum: deviceCategories }).notNull(),
    /** What it is, in the sheet's language. */
    name: text('name').notNull(),
    /** Manufacturer. */
    maker: text('maker'),
    /** Model. */
    model: text('model').notNull(),
    /** How many; 1 for a device with a serial number. */
    quantity: integer('quantity').notNull().default(1),
    /** Serial number. */
    serial: text('serial'),
    /** Where it stands. */
    position: text('position'),
    /** Network or switch port. */
    port: text('port'),
    /** Network address. */
    ip: inet('ip'),
    /** Last day of the warranty. */
    warrantyUntil: date('warranty_until'),
    /** Settings as they are now. */
    configuration: jsonb('configuration').$type<DeviceConfiguration>().notNull().default({}),
    /** Remarks. */
    note: text('note'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    valueCheck(t.category, deviceCategories),
    ruleCheck(t.quantity, sql`${t.quantity} >= 1 and (${t.serial} is null or ${t.quantity} = 1)`),
    unique('devices_sheet_key').on(t.sheetId, t.id),
    unique().on(t.sheetId, t.serial),
    index().on(t.sheetId, t.sort),
    index().on(t.serial),
    index().on(t.warrantyUntil),
  ],
);

/** Something that came with a device. */
export const deviceAccessories = pgTable(
  'device_accessories',
  {
    id: id(),
    /** The device. */
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** What it is. */
    name: text('name').notNull(),
    /** How many. */
    quantity: integer('quantity').notNull().default(1),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [ruleCheck(t.quantity, sql`${t.quantity} >= 1`), index().on(t.deviceId, t.sort)],
);

/** A cable between two devices of one sheet; the wiring diagram is drawn from these. */
export const deviceConnections = pgTable(
  'device_connections',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => deviceSheets.id, { onDelete: 'cascade' }),
    /** Device the signal comes from. */
    fromId: uuid('from_id').notNull(),
    /** Its port. */
    fromPort: text('from_port').notNull().default(''),
    /** Device the signal goes to. */
    toId: uuid('to_id').notNull(),
    /** Its port. */
    toPort: text('to_port').notNull().default(''),
    /** What the cable carries. */
    signal: text('signal', { enum: signalKinds }).notNull(),
    /** Label on the cable. */
    label: text('label'),
    /** Length in centimetres. */
    lengthCm: integer('length_cm'),
    ...times(),
  },
  (t) => [
    valueCheck(t.signal, signalKinds),
    check('device_connections_self_check', sql`${t.fromId} <> ${t.toId}`),
    ruleCheck(t.lengthCm, sql`${t.lengthCm} > 0`),
    foreignKey({
      name: 'device_connections_from_fk',
      columns: [t.sheetId, t.fromId],
      foreignColumns: [devices.sheetId, devices.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'device_connections_to_fk',
      columns: [t.sheetId, t.toId],
      foreignColumns: [devices.sheetId, devices.id],
    }).onDelete('cascade'),
    index().on(t.sheetId, t.fromId),
    index().on(t.sheetId, t.toId),
    unique().on(t.sheetId, t.label),
  ],
);

/** The settings of all devices at one visit, to compare with the last. */
export const deviceSnapshots = pgTable(
  'device_snapshots',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => deviceSheets.id, { onDelete: 'cascade' }),
    /** Visit it was taken at. */
    visitId: uuid('visit_id').references(() => workOrderVisits.id, { onDelete: 'set null' }),
    /** Settings by device identifier. */
    devices: jsonb('devices').$type<Record<string, DeviceConfiguration>>().notNull(),
    /** Remarks. */
    note: text('note'),
    /** When it was taken. */
    takenAt: instant('taken_at').notNull().defaultNow(),
    /** Who took it. */
    takenBy: staffRef('taken_by'),
    ...times(),
  },
  (t) => [index().on(t.sheetId, t.takenAt), index().on(t.visitId), index().on(t.takenBy)],
);

/** A pre-printed tag; blank until it is claimed for a device on site. */
export const deviceTags = pgTable(
  'device_tags',
  {
    id: id(),
    /** Text of its QR code. */
    code: text('code').notNull().unique(),
    /** Device that carries it. */
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    /** When it was claimed. */
    claimedAt: instant('claimed_at'),
    /** Who claimed it. */
    claimedBy: staffRef('claimed_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.code, sql`${t.code} ~ '^[A-Z0-9-]{6,32}$'`),
    check('device_tags_claimed_check', sql`${t.deviceId} is null or ${t.claimedAt} is not null`),
    index().on(t.deviceId),
    index().on(t.claimedBy),
  ],
);
