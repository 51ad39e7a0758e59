import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getLiveReport, getLiveReportPdf } from './contract.ts';
import { liveReportPdf } from './pdf.ts';
import { readLiveReport } from './service.ts';

export function registerLiveReports(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    getLiveReport,
    { access: 'public', limit: shareReads },
    async ({ params: { token } }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'live-report', token, visitor });
      return readLiveReport(deps.db, recordId);
    },
  );
  registry.addFile(
    getLiveReportPdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token } }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'live-report', token, visitor });
      const report = await readLiveReport(deps.db, recordId);
      const { locale, number: name } = report;
      return deps.pdfs.answer({ kind: 'live-report', token, locale, name }, (context) =>
        liveReportPdf(report, context),
      );
    },
  );
}
