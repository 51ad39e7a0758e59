import { asc, eq, inArray, sql } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { finding, missing } from '#api/sheets/findings.ts';
import { defineSheetKind } from '#api/sheets/kind.ts';
import { bodyMaker, replaceRows, syncRows } from '#api/sheets/rows.ts';
import { type DeviceSheetBody, deviceSheetBody } from '#contracts/sheets/device-sheet.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import type { Executor } from '#db/connection.ts';
import {
  deviceAccessories,
  deviceConnections,
  deviceSheets,
  devices,
} from '#db/schema/device-sheets.ts';
import { cableTable, deviceTable } from './tables.ts';

const bodyOf = bodyMaker(deviceSheetBody);

async function read(db: Executor, id: string): Promise<DeviceSheetBody> {
  const sheet = await findById(db, deviceSheets, id);
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.sheetId, id))
    .orderBy(asc(devices.sort), asc(devices.id));
  const accessories = await db
    .select()
    .from(deviceAccessories)
    .where(
      inArray(
        deviceAccessories.deviceId,
        rows.map((device) => device.id),
      ),
    )
    .orderBy(asc(deviceAccessories.sort), asc(deviceAccessories.id));
  const cables = await db
    .select()
    .from(deviceConnections)
    .where(eq(deviceConnections.sheetId, id))
    .orderBy(asc(deviceConnections.sort), asc(deviceConnections.id));
  return bodyOf({
    ...sheet,
    devices: rows.map((device) => ({
      ...device,
      accessories: accessories.filter(({ deviceId }) => deviceId === device.id),
    })),
    cables,
  });
}

async function write(db: Executor, id: string, body: DeviceSheetBody): Promise<void> {
  const { checkedOn, note } = body;
  await db
    .insert(deviceSheets)
    .values({ id, checkedOn, note })
    .onConflictDoUpdate({ target: deviceSheets.id, set: { checkedOn, note } });
  // Two devices may have changed their serial numbers with each other, which are unique on a sheet.
  const serials = Object.fromEntries(body.devices.map((device) => [device.id, device.serial]));
  await db.execute(sql`update ${devices} set serial = null where ${devices.sheetId} = ${id}
    and ${devices.serial} <> coalesce(${JSON.stringify(serials)}::jsonb ->> ${devices.id}::text, '')`);
  await syncRows(
    db,
    { table: devices, parent: devices.sheetId, parentId: id },
    body.devices.map(({ accessories: _, ...device }, sort) => ({ ...device, sheetId: id, sort })),
  );
  for (const device of body.devices) {
    await replaceRows(
      db,
      { table: deviceAccessories, parent: deviceAccessories.deviceId, parentId: device.id },
      device.accessories.map((accessory, sort) => ({ ...accessory, deviceId: device.id, sort })),
    );
  }
  await replaceRows(
    db,
    { table: deviceConnections, parent: deviceConnections.sheetId, parentId: id },
    body.cables.map((cable, sort) => ({ ...cable, sheetId: id, sort })),
  );
}

function beforeSend(body: DeviceSheetBody): SheetFinding[] {
  return [
    ...(body.devices.length === 0
      ? [
          finding('block', 'devices', {
            zh: '还没有设备，请添加或导入。',
            en: 'There are no devices yet. Please add or import them.',
          }),
        ]
      : []),
    ...body.devices.flatMap((device, at) => missing(device, ['name', 'model'], `devices.${at}`)),
    ...body.devices.flatMap(({ warrantyUntil }, at) =>
      warrantyUntil === null
        ? [
            finding('warn', `devices.${at}.warrantyUntil`, {
              zh: '没有保修截止日，客户看不到保修状态。',
              en: 'Without the end of its warranty customers do not see whether it is covered.',
            }),
          ]
        : [],
    ),
  ];
}

/** The devices and cables of one site. */
export const deviceSheetKind = defineSheetKind<DeviceSheetBody>({
  kind: 'device-sheet',
  body: deviceSheetBody,
  empty: () => ({ checkedOn: null, note: '', devices: [], cables: [] }),
  read,
  write,
  // A requirement says which screens there are, but no device.
  from: { requirement: async () => ({}) },
  // A copy is of the same models, but of other things.
  fresh: (body) => ({
    ...body,
    checkedOn: null,
    devices: body.devices.map((device) => ({
      ...device,
      serial: null,
      ip: null,
      port: null,
      warrantyUntil: null,
    })),
  }),
  editable: ['draft', 'open'],
  beforeSend: (_, __, body) => beforeSend(body),
  tables: { devices: deviceTable, cables: cableTable },
  sendsAgain: false,
  movesTo: null,
  parts: ({ devices: all }) =>
    all.map(({ id, name, model }) => ({ part: 'device', key: id, title: `${name} ${model}` })),
});
