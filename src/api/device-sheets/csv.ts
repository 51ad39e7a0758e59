import { deviceCategoryNames, warrantyStateNames } from '#contracts/enums/device-sheets.ts';
import type { Locale } from '#contracts/locale.ts';
import { escapeFormula } from '../transfers/formats/formula.ts';
import type { DeviceSheet } from './contract.ts';

const heads = {
  zh: {
    no: '序号',
    category: '类别',
    name: '名称',
    maker: '厂商',
    model: '型号',
    quantity: '数量',
    serial: '序列号',
    position: '位置',
    port: '端口',
    ip: 'IP 地址',
    warrantyUntil: '保修截止',
    warranty: '保修状态',
    accessories: '附件',
    note: '备注',
  },
  en: {
    no: 'No.',
    category: 'Category',
    name: 'Name',
    maker: 'Maker',
    model: 'Model',
    quantity: 'Quantity',
    serial: 'Serial number',
    position: 'Position',
    port: 'Port',
    ip: 'IP address',
    warrantyUntil: 'Warranty until',
    warranty: 'Warranty',
    accessories: 'Accessories',
    note: 'Note',
  },
} satisfies Record<Locale, Record<string, string>>;

type Row = Record<keyof typeof heads.zh, string | number | null>;

/** A device sheet as CSV that Excel opens directly: UTF-8 with BOM, CRLF, localised headings. */
export function devicesCsv(sheet: DeviceSheet): string {
  const { locale } = sheet;
  const columns = (Object.keys(heads.zh) as (keyof Row)[]).filter(
    (column) => sheet.audience !== 'public' || (column !== 'port' && column !== 'ip'),
  );
  const rows = sheet.devices.map(
    (device): Row => ({
      ...device,
      category: deviceCategoryNames[device.category][locale],
      warranty: device.warranty && warrantyStateNames[device.warranty][locale],
      accessories: device.accessories
        .map(({ name, quantity }) => `${name} × ${quantity}`)
        .join(locale === 'zh' ? '；' : '; '),
    }),
  );
  const lines = [
    columns.map((column) => csvCell(heads[locale][column])),
    ...rows.map((row) => columns.map((column) => csvCell(row[column]))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/**
 * One cell, quoted if needed. A value that a program could run as a formula gets a leading apostrophe.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const inert = escapeFormula(value);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
