import type { Database } from '#db/connection.ts';
import {
  deviceAccessories,
  deviceConnections,
  deviceSheets,
  devices,
} from '#db/schema/device-sheets.ts';
import { onlyRow } from './only-row.ts';
import { addSheet, type HeadFields } from './sheets.ts';

type DeviceRow = typeof devices.$inferInsert;
type CableRow = typeof deviceConnections.$inferInsert;

/** The fields of a device sheet that tests set. */
type SheetFields = HeadFields & Partial<Omit<typeof deviceSheets.$inferInsert, 'id'>>;

/** Adds a device sheet; returns its id. */
export function addDeviceSheet(db: Database, fields: SheetFields = {}): Promise<string> {
  return addSheet(db, 'device-sheet', fields, (transaction, id, body) =>
    transaction.insert(deviceSheets).values({ ...body, id }),
  );
}

/** The fields of a device that tests set. */
interface DeviceFields extends Partial<Omit<DeviceRow, 'sheetId'>> {
  sheetId: string;
  accessories?: { name: string; quantity: number }[];
}

/** Adds a device to a sheet, by default a camera; returns its id. */
export async function addDevice(
  db: Database,
  { accessories = [], ...fields }: DeviceFields,
): Promise<string> {
  const rows = await db
    .insert(devices)
    .values({ category: 'camera', name: '摄像机', model: 'C1', ...fields })
    .returning({ id: devices.id });
  const { id: deviceId } = onlyRow(rows);
  if (accessories.length > 0) {
    await db
      .insert(deviceAccessories)
      .values(accessories.map((accessory, sort) => ({ deviceId, sort, ...accessory })));
  }
  return deviceId;
}

/** Adds a cable between two devices of a sheet, by default for video. */
export async function addCable(
  db: Database,
  fields: Pick<CableRow, 'sheetId' | 'fromId' | 'toId'> & Partial<CableRow>,
): Promise<void> {
  await db.insert(deviceConnections).values({ signal: 'sdi', ...fields });
}
