import { type StaffCall, type StaffWriteCall, staffContext } from '#api/access/staff-registry.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { UploadStorage } from '#api/uploads/parts.ts';
import { findFinishedUpload, readUpload } from '#api/uploads/service.ts';
import { runBounded } from '#bounded/run.ts';
import { type RowState, rowStates } from '#contracts/enums/transfers.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import { importBatches, importChanges } from '#db/schema/imports.ts';
import { type CheckedRow, type CheckedTable, checkTable } from './check.ts';
import type { applyImport, checkImport } from './contract.ts';
import { type Imported, importedResource } from './resources.ts';
import type { AppliedChange } from './table.ts';

/** Where tables are uploaded, and the site whose addresses they name. */
export type ImportServices = UploadStorage & { site: SiteAddresses };

type Request = RouteInput<typeof applyImport>['body'];

/** Problems in an answer at most. */
const MAX_PROBLEMS = 200;

/** A table that was read and compared with the records. */
interface OpenedImport {
  resource: Imported;
  fileName: string;
  table: CheckedTable;
}

/** Reads an upload and compares it with the records. @throws AppError FORBIDDEN, FILE_REFUSED */
async function openImport(
  storage: ImportServices,
  { resource: name, upload }: Request,
  { staff }: StaffCall,
): Promise<OpenedImport> {
  const resource = importedResource(name, storage.site);
  if (!resource.rights.every((right) => hasRight(staff.role, right))) {
    throw new AppError('FORBIDDEN');
  }
  const owner = { purpose: 'import', staffId: staff.id } as const;
  const { fileName } = await findFinishedUpload(storage.db, upload, owner);
  const names = resource.columns.flatMap(({ name: own, labels = [] }) => [own, ...labels]);
  const given = await runBounded('read-table', {
    content: await readUpload(storage, upload),
    names,
  });
  return { resource, fileName, table: await checkTable(storage.db, resource, given) };
}

function countStates(rows: readonly CheckedRow[]): Record<RowState, number> {
  const of = (state: RowState) => rows.filter((row) => row.state === state).length;
  return Object.fromEntries(rowStates.map((state) => [state, of(state)])) as Record<
    RowState,
    number
  >;
}

/** Says what an import would do. */
export async function checkUpload(
  storage: ImportServices,
  request: Request,
  call: StaffCall,
): Promise<RouteData<typeof checkImport>> {
  const { table } = await openImport(storage, request, call);
  return {
    counts: countStates(table.rows),
    unknownColumns: table.unknownColumns,
    problems: table.rows
      .flatMap(({ row, problems }) =>
        problems.map(({ column, message }) => ({ row, column, message: message[call.locale] })),
      )
      .slice(0, MAX_PROBLEMS),
  };
}

/**
 * Imports a table. It is read and compared before the transaction begins, which holds others up.
 * @throws AppError VALIDATION_FAILED if a row is wrong or nothing would change
 */
export async function importUpload(
  services: WriteDeps & ImportServices,
  request: Request,
  call: StaffCall,
): Promise<RouteData<typeof applyImport>> {
  const opened = await openImport(services, request, call);
  const counts = countStates(opened.table.rows);
  if (counts.wrong > 0) throw new AppError('VALIDATION_FAILED', { messages: texts.wrong });
  if (counts.new + counts.changed === 0) {
    throw new AppError('VALIDATION_FAILED', { messages: texts.nothing });
  }
  const id = await auditedTransaction(services, staffContext(call), (transaction, audit) =>
    writeRows(opened, counts, request, { ...call, transaction, audit }),
  );
  return { id, counts };
}

/** Writes the rows of a table that is right; returns the id of the import. */
async function writeRows(
  { resource, fileName, table }: OpenedImport,
  counts: Record<RowState, number>,
  request: Request,
  call: StaffWriteCall,
): Promise<string> {
  const { transaction, audit, staff } = call;
  const [batch] = await transaction
    .insert(importBatches)
    .values({
      resource: request.resource,
      fileName,
      newCount: counts.new,
      changedCount: counts.changed,
      createdBy: staff.id,
    })
    .returning({ id: importBatches.id });
  if (!batch) throw new Error('the import was not added');
  for (const row of table.rows) {
    if (row.state === 'unchanged') continue;
    const applied = await applyRow(resource, call, row);
    await transaction.insert(importChanges).values({ batchId: batch.id, row: row.row, ...applied });
  }
  const changes = {
    resource: [null, request.resource] as [unknown, unknown],
    count: [null, counts.new + counts.changed] as [unknown, unknown],
  };
  audit({ action: 'table.import', entityType: 'import', entityId: batch.id, changes });
  return batch.id;
}

/** @throws AppError with the number of the row in its text */
async function applyRow(
  { importer }: Imported,
  call: StaffWriteCall,
  { row, change }: CheckedRow,
): Promise<AppliedChange> {
  try {
    return await importer.apply(call, change);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = (locale: Locale) =>
      error.fields?.[0]?.message || (error.messages ?? errorTable[error.code])[locale];
    throw new AppError('VALIDATION_FAILED', {
      messages: { zh: `第 ${row} 行：${reason('zh')}`, en: `Row ${row}: ${reason('en')}` },
      cause: error,
    });
  }
}

const texts = {
  wrong: {
    zh: '有几行需要先改正，什么都没有导入。',
    en: 'Some rows must be corrected first. Nothing was imported.',
  },
  nothing: { zh: '表格与现有内容相同，没有要导入的。', en: 'The table changes nothing.' },
};
