import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emptyObject } from '#api/empty-values.ts';
import {
  type BodyTable,
  type RowFault,
  type TableRow,
  tableColumn,
  wordsOf,
} from '#api/sheets/tables.ts';
import type { Message } from '#api/transfers/table.ts';
import {
  deviceCategories,
  deviceCategoryNames,
  signalKinds,
} from '#contracts/enums/device-sheets.ts';
import { daySchema } from '#contracts/schemas.ts';
import {
  type DeviceSheetBody,
  deviceLimits,
  deviceSheetBody,
  type SheetCable,
  type SheetDevice,
} from '#contracts/sheets/device-sheet.ts';
import { ipAddress, note, text } from '#contracts/sheets/fields.ts';
import { deviceSheetWords } from '#contracts/sheets/words/device-sheet.ts';

const quantity = z.int().min(1).max(9_999);

/** The devices of a sheet, with the heads of its export. */
export const deviceTable: BodyTable<DeviceSheetBody> = {
  columns: [
    tableColumn('name', '名称', 'Name', text(120).min(1), {
      labels: ['设备', '设备名称', 'Device'],
    }),
    tableColumn('model', '型号', 'Model', text(120)),
    tableColumn('category', '类别', 'Category', z.enum(deviceCategories), {
      words: wordsOf(deviceCategoryNames),
    }),
    tableColumn('maker', '厂商', 'Maker', note(120), { labels: ['品牌', 'Brand'] }),
    tableColumn('quantity', '数量', 'Quantity', quantity),
    tableColumn('serial', '序列号', 'Serial number', note(120), {
      labels: ['SN', 'S/N', 'Serial'],
    }),
    tableColumn('position', '位置', 'Position', note(200)),
    tableColumn('port', '端口', 'Port', note(60)),
    tableColumn('ip', 'IP 地址', 'IP address', ipAddress, { labels: ['IP'] }),
    tableColumn('warrantyUntil', '保修截止', 'Warranty until', daySchema),
    tableColumn('accessories', '附件', 'Accessories', text(2_000)),
    tableColumn('note', '备注', 'Note', note(1_000)),
    // Only exports have these.
    { name: 'no', title: { zh: '序号', en: 'No.' } },
    { name: 'warranty', title: { zh: '保修状态', en: 'Warranty' } },
  ],
  required: ['name'],
  apply(body, rows, { replace }) {
    const devices = replace ? [] : [...body.devices];
    const faults: RowFault[] = [];
    for (const row of rows) {
      const values = row.values as Partial<SheetDevice>;
      const accessories = accessoriesIn(String(row.values.accessories ?? ''));
      const fault = faultOf(values, devices, accessories !== undefined);
      if (fault) {
        faults.push({ line: row.line, ...fault });
        continue;
      }
      // The same thing keeps its id, so that cables and tags still lead to it.
      const known = body.devices.find((device) => isSame(device, values));
      const at = devices.findIndex((device) => device.id === known?.id);
      const device: SheetDevice = {
        ...empty,
        ...known,
        ...values,
        id: known?.id ?? randomUUID(),
        accessories: accessories ?? [],
      };
      if (at < 0) devices.push(device);
      else devices[at] = device;
    }
    const ids = new Set(devices.map(({ id }) => id));
    const cables = body.cables.filter(({ fromId, toId }) => ids.has(fromId) && ids.has(toId));
    return { changes: { devices, cables }, faults };
  },
};

const empty = emptyObject(deviceSheetBody.shape.devices.element, {
  category: 'other_device',
  quantity: 1,
});

/** Whether a row is about a device: by its serial number, or else by name, model and place. */
function isSame(device: SheetDevice, values: Partial<SheetDevice>): boolean {
  if (values.serial || device.serial) return device.serial === values.serial;
  return (
    device.name === values.name &&
    device.model === (values.model ?? '') &&
    device.position === (values.position ?? null)
  );
}

function faultOf(
  values: Partial<SheetDevice>,
  devices: readonly SheetDevice[],
  hasAccessories: boolean,
): Omit<RowFault, 'line'> | undefined {
  if (values.serial && (values.quantity ?? 1) > 1) {
    return { column: 'quantity', message: messages.oneOfSerial };
  }
  if (!hasAccessories) return { column: 'accessories', message: messages.accessories };
  if (devices.length >= deviceLimits.devices) return { column: 'name', message: messages.full };
  return undefined;
}

/** Accessories as the export writes them: `电源 × 1；电池 × 2`. Undefined if they cannot be read. */
function accessoriesIn(cell: string): SheetDevice['accessories'] | undefined {
  const parts = cell
    .split(/[；;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => {
    const [, name = part, count = '1'] = /^(.*?)\s*[×xX*]\s*(\d{1,4})$/.exec(part) ?? [];
    return { name: name.trim(), quantity: Number(count) };
  });
  const isRight = read.every(
    (one) => one.name.length <= 120 && one.name !== '' && one.quantity > 0,
  );
  return isRight && read.length <= deviceLimits.accessories ? read : undefined;
}

const signals = Object.fromEntries(
  signalKinds.map((kind) => [
    kind,
    { zh: deviceSheetWords.zh.signals[kind], en: deviceSheetWords.en.signals[kind] },
  ]),
) as Record<(typeof signalKinds)[number], { zh: string; en: string }>;

/** The cables of a sheet; devices are named by number, serial number or name. */
export const cableTable: BodyTable<DeviceSheetBody> = {
  columns: [
    tableColumn('from', '起点设备', 'From device', text(120).min(1), { labels: ['起点', 'From'] }),
    tableColumn('fromPort', '起点接口', 'From connector', text(60)),
    tableColumn('to', '终点设备', 'To device', text(120).min(1), { labels: ['终点', 'To'] }),
    tableColumn('toPort', '终点接口', 'To connector', text(60)),
    tableColumn('signal', '信号', 'Signal', z.enum(signalKinds), { words: wordsOf(signals) }),
    tableColumn('label', '编号', 'Label', note(40), { labels: ['线号', 'Cable'] }),
    tableColumn('lengthCm', '长度（厘米）', 'Length in centimetres', z.int().min(1).max(100_000), {
      labels: ['长度', 'Length'],
    }),
  ],
  required: ['from', 'to', 'signal'],
  apply(body, rows, { replace }) {
    const cables = replace ? [] : [...body.cables];
    const faults: RowFault[] = [];
    for (const row of rows) {
      const read = cableOf(row, body.devices);
      const at = cables.findIndex(({ label }) => label !== null && label === read.cable?.label);
      if (!read.cable) faults.push({ line: row.line, ...read.fault });
      else if (at >= 0) cables[at] = read.cable;
      else if (cables.length < deviceLimits.cables) cables.push(read.cable);
      else faults.push({ line: row.line, column: 'from', message: messages.full });
    }
    return { changes: { cables }, faults };
  },
};

type CableRead =
  | { cable: SheetCable; fault?: undefined }
  | { cable?: undefined; fault: Omit<RowFault, 'line'> };

function cableOf({ values }: TableRow, devices: readonly SheetDevice[]): CableRead {
  const [from, to] = [String(values.from), String(values.to)].map((name) =>
    devicesNamed(devices, name),
  );
  for (const [name, found] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (found?.length !== 1) {
      const message = found?.length ? messages.severalDevices : messages.noDevice;
      return { fault: { column: name, message } };
    }
  }
  const [fromId = '', toId = ''] = [from?.[0]?.id, to?.[0]?.id];
  if (fromId === toId) return { fault: { column: 'to', message: messages.sameDevice } };
  return {
    cable: {
      label: (values.label as string | undefined) ?? null,
      signal: values.signal as SheetCable['signal'],
      fromId,
      fromPort: String(values.fromPort ?? ''),
      toId,
      toPort: String(values.toPort ?? ''),
      lengthCm: (values.lengthCm as number | undefined) ?? null,
    },
  };
}

/** The devices that a cell names. */
function devicesNamed(devices: readonly SheetDevice[], name: string): SheetDevice[] {
  const numbered = /^\d{1,3}$/.test(name) ? devices[Number(name) - 1] : undefined;
  if (numbered) return [numbered];
  const bySerial = devices.filter(({ serial }) => serial === name);
  return bySerial.length > 0 ? bySerial : devices.filter((device) => device.name === name);
}

const messages = {
  oneOfSerial: {
    zh: '有序列号的设备数量只能为 1，请每台写一行。',
    en: 'A device with a serial number has the quantity 1. Please write one row for each.',
  },
  accessories: {
    zh: '请写成“名称 × 数量”，多个用分号隔开，例如：电源 × 1；电池 × 2。',
    en: 'Write “name × quantity”, separated by semicolons, such as: Power supply × 1; Battery × 2.',
  },
  full: {
    zh: '表格太长，放不下这一行。',
    en: 'The table is too long for this row.',
  },
  noDevice: {
    zh: '设备列表中没有它。请写设备的序号、序列号或名称。',
    en: 'The list of devices does not have it. Write the number, serial number or name of a device.',
  },
  severalDevices: {
    zh: '有多台设备叫这个名称，请写序号或序列号。',
    en: 'Several devices have this name. Please write the number or serial number.',
  },
  sameDevice: {
    zh: '两端是同一台设备。',
    en: 'Both ends are the same device.',
  },
} satisfies Record<string, Message>;
