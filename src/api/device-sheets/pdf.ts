import { dotted, lead, openingBlocks } from '#api/sheets/pdf/blocks.ts';
import { htmlBlocks } from '#api/sheets/pdf/html-blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfContent, PdfDocument } from '#content/pdf/document.ts';
import {
  deviceCategories,
  deviceCategoryNames,
  warrantyStateNames,
  warrantyStates,
} from '#contracts/enums/device-sheets.ts';
import { formatDay, NO_VALUE } from '#contracts/formats.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { deviceSheetWords } from '#contracts/sheets/words/device-sheet.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import type { Device, DeviceSheet } from './contract.ts';
import { wiringBlocks } from './pdf-wiring.ts';

const warrantyTones = { active: 'good', ending: 'warn', ended: 'bad' } as const;

/** A device sheet as a document, in its own language, with as much as the reader of the link sees. */
export function deviceSheetPdf(answer: DeviceSheet, { provider }: PdfContext): PdfDocument {
  const data = keepUnits(answer);
  const { locale, devices } = data;
  const text = deviceSheetWords[locale];
  return {
    title: `${data.title} ${data.number}`,
    locale,
    provider,
    kind: text.kind,
    marks: [data.number],
    notice: sheetWords[locale].notice,
    blocks: [
      ...openingBlocks(locale, {
        title: data.title,
        lead: dotted(data.customerName, data.siteName, data.projectNumber),
        number: data.number,
        version: data.revision,
        date: data.checkedOn && text.checked(formatDay(data.checkedOn, locale)),
      }),
      ...(devices.length === 0
        ? [{ kind: 'paragraph', text: text.empty } as const]
        : [summaryBlock(data), ...deviceBlocks(data)]),
      ...wiringBlocks(data),
      ...(data.noteHtml
        ? [{ kind: 'section', title: text.notes } as const, ...htmlBlocks(data.noteHtml)]
        : []),
    ],
  };
}

function summaryBlock({ locale, devices }: DeviceSheet): PdfBlock {
  const text = deviceSheetWords[locale];
  const figure = (label: string, value: number, unit: string) => ({
    label,
    value: `${value}\u00a0${unit}`,
  });
  const pieces = devices.reduce((sum, { quantity }) => sum + quantity, 0);
  const countOf = (state: Device['warranty']) =>
    devices.filter(({ warranty }) => warranty === state).length;
  const unregistered = countOf(null);
  return {
    kind: 'figures',
    items: [
      figure(text.entries, devices.length, text.entriesUnit(devices.length)),
      figure(text.pieces, pieces, text.piecesUnit),
      ...warrantyStates.map((state) =>
        figure(text.warrantyCounts[state], countOf(state), text.entriesUnit(countOf(state))),
      ),
      ...(unregistered > 0
        ? [figure(text.noWarrantyCount, unregistered, text.entriesUnit(unregistered))]
        : []),
    ],
  };
}

function deviceBlocks({ locale, devices, audience }: DeviceSheet): PdfBlock[] {
  const text = deviceSheetWords[locale];
  const isHolder = audience !== 'public';
  const groups = deviceCategories
    .map((category) => ({ category, own: devices.filter((each) => each.category === category) }))
    .filter(({ own }) => own.length > 0);
  return [
    { kind: 'section', title: text.devices },
    ...(isHolder ? [] : [lead(text.publicHint)]),
    ...groups.flatMap(({ category, own }): PdfBlock[] => [
      {
        kind: 'subheading',
        text: deviceCategoryNames[category][locale],
        aside: text.groupCount(own.length),
      },
      {
        kind: 'table',
        columns: [
          { head: text.device, share: 5 },
          { head: text.quantity, share: 1.6, align: 'end' },
          { head: text.serial, share: 2.8 },
          { head: text.position, share: 2.4 },
          ...(isHolder ? [{ head: text.network, share: 2.4 }] : []),
          { head: text.warranty, share: 2.8 },
        ],
        rows: own.map((device) => [
          nameOf(device, text.accessories),
          String(device.quantity),
          [{ text: device.serial ?? NO_VALUE, size: 'small' }],
          device.position ?? NO_VALUE,
          ...(isHolder ? [networkOf(device)] : []),
          warrantyOf(device, locale),
        ]),
      },
    ]),
  ];
}

function nameOf(device: Device, accessories: string): PdfContent {
  const model = [device.maker, device.model].filter(Boolean).join(' ');
  const parts = device.accessories.map(({ name, quantity }) =>
    quantity > 1 ? `${name}\u00a0×\u00a0${quantity}` : name,
  );
  const small = [
    ...(parts.length > 0 ? [`${accessories} ${parts.join(' · ')}`] : []),
    ...(device.note ? [device.note] : []),
  ];
  return [
    { text: `${device.no}\u00a0 ${device.name}`, bold: true },
    model,
    ...small.map((text) => ({ text, tone: 'muted', size: 'small' }) as const),
  ];
}

function networkOf({ port, ip }: Device): PdfContent {
  const lines = [...(port ? [port] : []), ...(ip ? [{ text: ip, size: 'small' } as const] : [])];
  return lines.length > 0 ? lines : NO_VALUE;
}

function warrantyOf(
  { warranty, warrantyUntil }: Device,
  locale: DeviceSheet['locale'],
): PdfContent {
  if (!warranty || !warrantyUntil) {
    return [{ text: deviceSheetWords[locale].noWarranty, tone: 'muted' }];
  }
  return [
    { text: formatDay(warrantyUntil, locale), size: 'small' },
    { text: warrantyStateNames[warranty][locale], tone: warrantyTones[warranty], size: 'small' },
  ];
}
