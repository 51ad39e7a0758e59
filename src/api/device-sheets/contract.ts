import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { deviceCategories, signalKinds, warrantyStates } from '#contracts/enums/device-sheets.ts';
import { shareAudiences } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema } from '#contracts/schemas.ts';

const { route, file } = routesOf('shares');

const device = z.object({
  id: z.uuid(),
  /** Number of the device on this sheet, from 1; cables refer to it. */
  no: z.number().int(),
  category: z.enum(deviceCategories),
  name: z.string(),
  maker: z.string().nullable(),
  model: z.string(),
  quantity: z.number().int(),
  serial: z.string().nullable(),
  position: z.string().nullable(),
  /** Network or switch port; null on public links. */
  port: z.string().nullable(),
  /** Network address; null on public links. */
  ip: z.string().nullable(),
  warrantyUntil: daySchema.nullable(),
  /** State of the warranty today; null if there is no warranty record. */
  warranty: z.enum(warrantyStates).nullable(),
  accessories: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  note: z.string().nullable(),
});
/** A device of a sheet opened by its link. */
export type Device = z.output<typeof device>;

const cable = z.object({
  label: z.string().nullable(),
  signal: z.enum(signalKinds),
  from: z.number().int(),
  /** Connector at that end; empty on public links. */
  fromPort: z.string(),
  to: z.number().int(),
  toPort: z.string(),
  lengthCm: z.number().int().nullable(),
});
export type Cable = z.output<typeof cable>;

const deviceSheet = z.object({
  number: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  customerName: z.string(),
  siteName: z.string(),
  projectNumber: z.string().nullable(),
  revision: z.number().int(),
  /** Day of the last on-site check. */
  checkedOn: daySchema.nullable(),
  noteHtml: z.string(),
  /** Audience of the link; only `holder` sees ports and addresses. */
  audience: z.enum(shareAudiences),
  devices: z.array(device),
  cables: z.array(cable),
});
/** A device sheet opened by its link. */
export type DeviceSheet = z.output<typeof deviceSheet>;

/** Opens a device sheet by its link. */
export const getDeviceSheet = route('GET /shares/device-sheets/:token', {
  summary: 'Devices and cables of one site',
  params: shareParams,
  query: z.strictObject({}),
  data: deviceSheet,
});

/** Exports a device sheet as a CSV file. */
export const exportDeviceSheet = file('GET /shares/device-sheets/:token/export.csv', {
  summary: 'Devices and cables of one site as a table',
  params: shareParams,
  mediaType: 'text/csv',
});
