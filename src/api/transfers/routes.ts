import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { WriteDeps } from '#api/audit/transaction.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import type { TransferFormat } from '#contracts/enums/transfers.ts';
import { AppError } from '#contracts/errors.ts';
import { isRecordKind } from '#contracts/records/all.ts';
import { hasRight, tracesRight } from '#contracts/staff/rights.ts';
import { readImports, undoBatch } from './batches.ts';
import { contentResource } from './content.ts';
import * as transfers from './contract.ts';
import { exportTable } from './export.ts';
import { tableExports } from './exports.ts';
import { checkUpload, importUpload } from './import.ts';
import type { ImportServices } from './open-import.ts';
import { exportRejectedRows } from './rejected.ts';

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
  for (const one of tableExports) {
    const { access, stepUp, entityType, table } = one;
    registry.addFile(
      transfers.exportOf(one),
      { access, limit: exports, ...(stepUp && { stepUp }) },
      // Its own schema has checked the filters.
      ({ query }, call) =>
        exportTable(services, call, entityType, table(call), query as ExportQuery),
    );
  }
  registry.add(
    transfers.checkImport,
    { access: 'anyRecords.update', limit: checks, isLong: true, transaction: false },
    ({ body }, call) => checkUpload(services, body, call),
  );
  registry.add(
    transfers.applyImport,
    { access: 'anyRecords.update', limit: imports, isLong: true, transaction: false },
    ({ body }, call) => importUpload(services, body, call),
  );
  registry.addFile(
    transfers.exportRejected,
    { access: 'anyRecords.update', limit: checks, isLong: true },
    ({ query }, call) => exportRejectedRows(services, query, call),
  );
  registry.add(transfers.listImports, { access: 'anyRecords.read' }, ({ query }, { staff }) => {
    const { resource } = query;
    const isAllowed = !isRecordKind(resource) || hasRight(staff.role, tracesRight(resource));
    if (!isAllowed) throw new AppError('FORBIDDEN');
    return readImports(services.db, resource);
  });
  registry.add(
    transfers.undoImport,
    { access: 'anyRecords.update', limit: imports, isLong: true },
    ({ params }, call) => undoBatch(params.id, services.site, call),
  );
}
