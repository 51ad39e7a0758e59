import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { getLiveReport, getLiveReportPdf } from './contract.ts';
import { liveReportPdf } from './pdf.ts';
import { readLiveReport } from './service.ts';

export function registerLiveReports(links: LinkRegistry, pdfs: SheetPdfs): void {
  links.read(
    getLiveReport,
    { kind: 'live-report', limit: shareReads, opens: true },
    ({ db, link }) => readLiveReport(db, link.recordId),
  );
  links.addFile(
    getLiveReportPdf,
    { kind: 'live-report', limit: sharePdfs },
    async ({ db, link }) => {
      const report = await readLiveReport(db, link.recordId);
      const { locale, number: name } = report;
      return pdfs.answer({ kind: 'live-report', token: link.token, locale, name }, (context) =>
        liveReportPdf(report, context),
      );
    },
  );
}
