import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { beijingDay } from '#contracts/days.ts';
import { exportDeviceSheet, getDeviceSheet } from './contract.ts';
import { devicesCsv } from './csv.ts';
import { readDeviceSheet } from './service.ts';

export function registerDeviceSheets(links: LinkRegistry): void {
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
}
