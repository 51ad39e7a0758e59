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
import { belongsTo, id, ruleCheck, times, valueCheck } from './columns.ts';
import { sheetHead } from './sheets/sheets.ts';

/** The devices delivered to one site. */
export const deviceSheets = pgTable('device_sheets', {
  id: sheetHead(),
  checkedOn: date('checked_on'),
  /** In Markdown. */
  note: text('note').notNull().default(''),
  ...times(),
});

/** A delivered device. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    sheetId: belongsTo('sheet_id', () => deviceSheets.id),
    category: text('category', { enum: deviceCategories }).notNull(),
    name: text('name').notNull(),
    maker: text('maker'),
    model: text('model').notNull(),
    /** Always 1 for a device with a serial number. */
    quantity: integer('quantity').notNull().default(1),
    serial: text('serial'),
    /** Place in the room or rack. */
    position: text('position'),
    /** Network port of the switch; shown to link holders only. */
    port: text('port'),
    /** Shown to link holders only. */
    ip: inet('ip'),
    warrantyUntil: date('warranty_until'),
    configuration: jsonb('configuration').$type<DeviceConfiguration>().notNull().default({}),
    note: text('note'),
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
    deviceId: belongsTo('device_id', () => devices.id),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull().default(1),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [ruleCheck(t.quantity, sql`${t.quantity} >= 1`), index().on(t.deviceId, t.sort)],
);

/** A cable between two devices of one sheet; the wiring diagram shows these. */
export const deviceConnections = pgTable(
  'device_connections',
  {
    id: id(),
    sheetId: belongsTo('sheet_id', () => deviceSheets.id),
    fromId: uuid('from_id').notNull(),
    fromPort: text('from_port').notNull().default(''),
    toId: uuid('to_id').notNull(),
    toPort: text('to_port').notNull().default(''),
    /** Signal on the cable. */
    signal: text('signal', { enum: signalKinds }).notNull(),
    label: text('label'),
    /** Length in centimetres. */
    lengthCm: integer('length_cm'),
    sort: integer('sort').notNull().default(0),
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
