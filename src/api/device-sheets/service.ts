import { asc, eq, inArray } from 'drizzle-orm';
import { titleOf } from '#api/sheets/head.ts';
import type { LinkHolder } from '#api/sheets/link-call.ts';
import { mayActAs } from '#api/sheets/link-policy.ts';
import { keptHtml } from '#content/markdown/kept-html.ts';
import { deviceCategories } from '#contracts/enums/device-sheets.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import {
  deviceAccessories,
  deviceConnections,
  deviceSheets,
  devices,
} from '#db/schema/device-sheets.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { DeviceSheet } from './contract.ts';
import { warrantyOn } from './warranty.ts';

/**
 * Reads a device sheet with the devices sorted by category. Public links do not show ports and
 * addresses.
 * @param today date for the warranty states, `YYYY-MM-DD`
 * @throws AppError NOT_FOUND
 */
export async function readDeviceSheet(
  db: Executor,
  { recordId, audience }: Pick<LinkHolder, 'recordId' | 'audience'>,
  today: string,
): Promise<DeviceSheet> {
  const [[row], deviceRows, accessoryRows, cableRows] = await Promise.all([
    db
      .select({ head: sheets, sheet: deviceSheets, projectNumber: projects.number })
      .from(deviceSheets)
      .innerJoin(sheets, eq(sheets.id, deviceSheets.id))
      .leftJoin(projects, eq(projects.id, sheets.projectId))
      .where(eq(deviceSheets.id, recordId)),
    db
      .select()
      .from(devices)
      .where(eq(devices.sheetId, recordId))
      .orderBy(asc(devices.sort), asc(devices.id)),
    readAccessories(db, recordId),
    db
      .select()
      .from(deviceConnections)
      .where(eq(deviceConnections.sheetId, recordId))
      .orderBy(asc(deviceConnections.label), asc(deviceConnections.id)),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const { number, locale, customerName, siteName, revision } = row.head;
  const { checkedOn, note } = row.sheet;
  const isHolder = mayActAs(audience, 'holder');
  const ordered = deviceCategories.flatMap((category) =>
    deviceRows.filter((device) => device.category === category),
  );
  const numberOf = new Map(ordered.map((device, index) => [device.id, index + 1]));
  return {
    number,
    title: titleOf(row.head),
    locale,
    customerName,
    siteName,
    projectNumber: row.projectNumber,
    revision,
    checkedOn,
    noteHtml: await keptHtml(note, locale),
    audience,
    devices: ordered.map((device, index) => ({
      id: device.id,
      no: index + 1,
      category: device.category,
      name: device.name,
      maker: device.maker,
      model: device.model,
      quantity: device.quantity,
      serial: device.serial,
      position: device.position,
      port: isHolder ? device.port : null,
      ip: isHolder ? device.ip : null,
      warrantyUntil: device.warrantyUntil,
      warranty: warrantyOn(device.warrantyUntil, today),
      accessories: accessoryRows
        .filter((accessory) => accessory.deviceId === device.id)
        .map(({ name, quantity }) => ({ name, quantity })),
      note: device.note,
    })),
    cables: cableRows.map((cable) => ({
      label: cable.label,
      signal: cable.signal,
      from: numberOf.get(cable.fromId) ?? 0,
      fromPort: isHolder ? cable.fromPort : '',
      to: numberOf.get(cable.toId) ?? 0,
      toPort: isHolder ? cable.toPort : '',
      lengthCm: cable.lengthCm,
    })),
  };
}

function readAccessories(db: Executor, sheetId: string) {
  return db
    .select({
      deviceId: deviceAccessories.deviceId,
      name: deviceAccessories.name,
      quantity: deviceAccessories.quantity,
    })
    .from(deviceAccessories)
    .where(
      inArray(
        deviceAccessories.deviceId,
        db.select({ id: devices.id }).from(devices).where(eq(devices.sheetId, sheetId)),
      ),
    )
    .orderBy(asc(deviceAccessories.sort), asc(deviceAccessories.id));
}
