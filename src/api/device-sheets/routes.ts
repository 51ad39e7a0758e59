import type { ApiServices } from '#api/deps.ts';
import type { Visitor } from '#api/http/call.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { beijingDay } from '#contracts/days.ts';
import { exportDeviceSheet, getDeviceSheet, getDeviceSheetPdf } from './contract.ts';
import { devicesCsv } from './csv.ts';
import { deviceSheetPdf } from './pdf.ts';
import { readDeviceSheet } from './service.ts';

export function registerDeviceSheets(registry: ApiRegistry, deps: ApiServices): void {
  const read = (token: string, visitor: Visitor) =>
    readDeviceSheet(deps, { token, visitor, today: beijingDay(new Date()) });
  registry.add(getDeviceSheet, { access: 'public', limit: shareReads }, ({ params }, { visitor }) =>
    read(params.token, visitor),
  );
  registry.addFile(
    exportDeviceSheet,
    { access: 'public', limit: shareReads },
    async ({ params }, { visitor }) => {
      const sheet = await read(params.token, visitor);
      return { body: devicesCsv(sheet), fileName: `${sheet.number}.csv` };
    },
  );
  registry.addFile(
    getDeviceSheetPdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token } }, { visitor }) => {
      const sheet = await read(token, visitor);
      const { locale, number: name } = sheet;
      return deps.pdfs.answer({ kind: 'device-sheet', token, locale, name }, (context) =>
        deviceSheetPdf(sheet, context),
      );
    },
  );
}
