import { z } from 'zod';
import { deviceCategories, signalKinds } from '../enums/device-sheets.ts';
import { daySchema } from '../schemas.ts';
import { ipAddress, note, text } from './fields.ts';

/** Most entries of each list of a device sheet. */
export const deviceLimits = { devices: 500, accessories: 30, cables: 1000 } as const;

const accessory = z.strictObject({ name: text(120), quantity: z.int().min(1).max(9_999) });

const device = z
  .strictObject({
    /** The same as long as the device is on the sheet; cables name it. */
    id: z.uuid(),
    category: z.enum(deviceCategories),
    name: text(120),
    maker: note(120),
    model: text(120),
    /** Always 1 for a device with a serial number. */
    quantity: z.int().min(1).max(9_999),
    serial: note(120),
    /** Place in the room or rack. */
    position: note(200),
    /** Network port of the switch; shown to link holders only. */
    port: note(60),
    /** Shown to link holders only. */
    ip: ipAddress,
    warrantyUntil: daySchema.nullable(),
    accessories: z.array(accessory).max(deviceLimits.accessories),
    note: note(1_000),
  })
  .refine(({ serial, quantity }) => !serial || quantity === 1, { path: ['quantity'] });
export type SheetDevice = z.output<typeof device>;

const cable = z.strictObject({
  label: note(40),
  signal: z.enum(signalKinds),
  /** Id of the device at this end. */
  fromId: z.uuid(),
  fromPort: text(60),
  toId: z.uuid(),
  toPort: text(60),
  lengthCm: z.int().min(1).max(100_000).nullable(),
});
export type SheetCable = z.output<typeof cable>;

/** The contents of a device sheet. */
export const deviceSheetBody = z
  .strictObject({
    /** Day of the last check on site. */
    checkedOn: daySchema.nullable(),
    /** In Markdown. */
    note: text(5_000),
    devices: z.array(device).max(deviceLimits.devices),
    cables: z.array(cable).max(deviceLimits.cables),
  })
  .superRefine(({ devices, cables }, context) => {
    const refuse = (...path: (string | number)[]) => context.addIssue({ code: 'custom', path });
    repeated(devices.map(({ id }) => id)).forEach((at) => {
      refuse('devices', at, 'id');
    });
    repeated(devices.map(({ serial }) => serial)).forEach((at) => {
      refuse('devices', at, 'serial');
    });
    repeated(cables.map(({ label }) => label)).forEach((at) => {
      refuse('cables', at, 'label');
    });
    const ids = new Set(devices.map(({ id }) => id));
    cables.forEach(({ fromId, toId }, at) => {
      if (!ids.has(fromId)) refuse('cables', at, 'fromId');
      if (!ids.has(toId) || toId === fromId) refuse('cables', at, 'toId');
    });
  });
export type DeviceSheetBody = z.output<typeof deviceSheetBody>;

/** Positions of the values that an earlier entry has. */
function repeated(values: readonly (string | null)[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    if (!value) return [];
    const isKnown = seen.has(value);
    seen.add(value);
    return isKnown ? [at] : [];
  });
}
