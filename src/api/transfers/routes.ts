import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { WriteDeps } from '#api/audit/transaction.ts';
import { auditResource } from '#api/audit/transfer.ts';
import { bookingResource } from '#api/bookings/transfer.ts';
import { sectionResource } from '#api/documents/tree/transfer.ts';
import { releaseResource } from '#api/downloads/transfer.ts';
import { feedbackResource } from '#api/feedback/transfer.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import { mediaResource } from '#api/media/transfer.ts';
import { missingPageResource } from '#api/missing-pages/transfer.ts';
import { privacyNoticeResource } from '#api/privacy-notices/transfer.ts';
import { definitions } from '#api/records/all.ts';
import { recordTable } from '#api/records/transfer.ts';
import { searchMissResource } from '#api/search-misses/transfer.ts';
import { searchQuestionResource } from '#api/search-questions/transfer.ts';
import { staffResource } from '#api/staff/transfer.ts';
import type { TransferFormat } from '#contracts/enums/transfers.ts';
import { recordRight } from '#contracts/staff/rights.ts';
import { readImports, undoBatch } from './batches.ts';
import { contentResource } from './content.ts';
import * as transfers from './contract.ts';
import { exportTable } from './export.ts';
import { checkUpload, type ImportServices, importUpload } from './import.ts';

/** Filters of a kind, which its own schema has checked. */
type ExportQuery = Record<string, unknown> & { format: TransferFormat };

/** Each reads or writes a whole table. */
const exports = readsPerMinute(20);
const checks = readsPerMinute(20);
const imports = perHour(120);

/** Exports and imports of tables. Tables with personal data need the password again. */
export function registerTransfers(
  registry: StaffRegistry,
  services: WriteDeps & ImportServices,
): void {
  registry.addFile(
    transfers.exportContent,
    { access: 'content.read', limit: exports },
    ({ params: { kind }, query }, call) =>
      exportTable(services, call, kind, contentResource(kind), query),
  );
  for (const definition of definitions) {
    const { record } = definition;
    registry.addFile(
      transfers.exportOfRecords(definition),
      { access: recordRight(record.kind, 'read'), limit: exports },
      ({ query }, call) =>
        exportTable(services, call, record.kind, recordTable(definition), query as ExportQuery),
    );
  }
  registry.addFile(
    transfers.exportMedia,
    { access: 'media.read', limit: exports },
    ({ query }, call) => exportTable(services, call, 'media', mediaResource, query),
  );
  registry.addFile(
    transfers.exportMissingPages,
    { access: 'redirects.read', limit: exports },
    ({ query }, call) => exportTable(services, call, 'missing-page', missingPageResource, query),
  );
  registry.addFile(
    transfers.exportSearchMisses,
    { access: 'searches.read', limit: exports },
    ({ query }, call) => exportTable(services, call, 'search-miss', searchMissResource, query),
  );
  registry.addFile(
    transfers.exportSearchQuestions,
    { access: 'searches.read', limit: exports },
    ({ query }, call) =>
      exportTable(services, call, 'search-question', searchQuestionResource, query),
  );
  registry.addFile(
    transfers.exportDocumentSections,
    { access: 'content.read', limit: exports },
    ({ query }, call) => exportTable(services, call, 'document-section', sectionResource, query),
  );
  registry.addFile(
    transfers.exportReleases,
    { access: 'releases.read', limit: exports },
    ({ query }, call) => exportTable(services, call, 'release', releaseResource, query),
  );
  registry.addFile(
    transfers.exportPrivacyNotices,
    { access: 'privacyNotices.read', limit: exports },
    ({ query }, call) =>
      exportTable(services, call, 'privacy-notice', privacyNoticeResource, query),
  );
  registry.addFile(
    transfers.exportFeedback,
    { access: 'feedback.update', limit: exports, stepUp: true },
    ({ query }, call) => exportTable(services, call, 'feedback', feedbackResource, query),
  );
  registry.addFile(
    transfers.exportBookings,
    { access: 'bookings.update', limit: exports, stepUp: true },
    ({ query }, call) => exportTable(services, call, 'booking', bookingResource(call), query),
  );
  registry.addFile(
    transfers.exportStaff,
    { access: 'staff.create', limit: exports, stepUp: true },
    ({ query }, call) => exportTable(services, call, 'staff', staffResource(call), query),
  );
  registry.addFile(
    transfers.exportAudit,
    { access: 'audit.read', limit: exports, stepUp: true },
    ({ query }, call) => exportTable(services, call, 'audit', auditResource, query),
  );
  registry.add(
    transfers.checkImport,
    { access: 'content.update', limit: checks, isLong: true },
    ({ body }, call) => checkUpload(services, body, call),
  );
  registry.add(
    transfers.applyImport,
    { access: 'content.update', limit: imports, isLong: true },
    ({ body }, call) => importUpload(services, body, call),
  );
  registry.add(transfers.listImports, { access: 'content.read' }, ({ query }) =>
    readImports(services.db, query.resource),
  );
  registry.add(
    transfers.undoImport,
    { access: 'content.update', limit: imports, isLong: true, transaction: true },
    ({ params }, call) => undoBatch(params.id, services.site, call),
  );
}
