import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { beijingDay } from '#contracts/days.ts';
import { exportDeviceSheet, getDeviceSheet, getDeviceSheetPdf } from './contract.ts';
import { devicesCsv } from './csv.ts';
import { deviceSheetPdf } from './pdf.ts';
import { readDeviceSheet } from './service.ts';

export function registerDeviceSheets(links: LinkRegistry, pdfs: SheetPdfs): void {
  const today = () => beijingDay(new Date());
  links.read(
    getDeviceSheet,
    { kind: 'device-sheet', limit: shareReads, opens: true },
    ({ db, link }) => readDeviceSheet(db, link, today()),
  );
  links.addFile(
    exportDeviceSheet,
    { kind: 'device-sheet', limit: shareReads },
    async ({ db, link }) => {
      const sheet = await readDeviceSheet(db, link, today());
      return { body: devicesCsv(sheet), fileName: `${sheet.number}.csv` };
    },
  );
  links.addFile(
    getDeviceSheetPdf,
    { kind: 'device-sheet', limit: sharePdfs },
    async ({ db, link }) => {
      const sheet = await readDeviceSheet(db, link, today());
      const { locale, number: name } = sheet;
      return pdfs.answer({ kind: 'device-sheet', token: link.token, locale, name }, (context) =>
        deviceSheetPdf(sheet, context),
      );
    },
  );
}
