import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { exportLiveReport, getLiveReport } from './contract.ts';
import { minutesCsv } from './csv.ts';
import { readLiveReport } from './service.ts';
import { readReportBody } from './sheet.ts';

export function registerLiveReports(links: LinkRegistry): void {
  links.read(
    getLiveReport,
    { kind: 'live-report', limit: shareReads, opens: true },
    ({ db, link }) => readLiveReport(db, link.recordId),
  );
  links.addFile(
    exportLiveReport,
    { kind: 'live-report', limit: shareReads },
    async ({ db, sheet }) => ({
      body: await minutesCsv(await readReportBody(db, sheet.id), sheet.locale),
      fileName: `${sheet.number}.csv`,
    }),
  );
}
