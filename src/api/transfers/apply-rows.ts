import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import type { AuditEntry } from '#api/audit/trail.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteInput } from '#contracts/route.ts';
import { importBatches, importChanges } from '#db/schema/imports.ts';
import type { applyImport } from './contract.ts';
import { columnOf } from './heads.ts';
import type { OpenedImport } from './open-import.ts';
import type { AppliedChange, Importer, Message } from './table.ts';
import { type CheckedRow, wrongRow } from './wrong-row.ts';

type Request = RouteInput<typeof applyImport>['body'];

/**
 * Writes the rows of a table; returns the id of the import, and the rows with those among the wrong
 * ones that could not be written.
 * @throws AppError with the number of the row in its text, if wrong rows must not be left
 */
export async function applyRows(
  { resource: { importer, columns }, fileName, given, table }: OpenedImport,
  { resource, leaveWrong }: Request,
  call: StaffWriteCall,
): Promise<{ id: string; rows: CheckedRow[] }> {
  const { transaction, staff } = call;
  const [batch] = await transaction
    .insert(importBatches)
    .values({ resource, fileName, newCount: 0, changedCount: 0, createdBy: staff.id })
    .returning({ id: importBatches.id });
  if (!batch) throw new Error('the import was not added');
  const rows: CheckedRow[] = [];
  for (const [at, checked] of table.rows.entries()) {
    const line = given.rows[at];
    const isRight = checked.state === 'new' || checked.state === 'changed';
    const outcome = isRight
      ? await (leaveWrong ? tryRow(importer, call, checked) : applyRow(importer, call, checked))
      : undefined;
    if (outcome instanceof AppError && line) {
      const column = columnOf(columns, outcome.fields?.[0]?.path ?? '')?.name ?? '';
      rows.push(wrongRow(line, table.places, [{ column, message: reasonOf(outcome) }]));
      continue;
    }
    rows.push(checked);
    if (outcome && !(outcome instanceof AppError)) {
      await transaction
        .insert(importChanges)
        .values({ batchId: batch.id, row: checked.row, ...outcome });
    }
  }
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  await transaction
    .update(importBatches)
    .set({ newCount: count('new'), changedCount: count('changed') })
    .where(eq(importBatches.id, batch.id));
  return { id: batch.id, rows };
}

/** @throws AppError with the number of the row in its text */
async function applyRow(
  importer: Importer,
  call: StaffWriteCall,
  { row, change }: CheckedRow,
): Promise<AppliedChange> {
  try {
    return await importer.apply(call, change);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { zh, en } = reasonOf(error);
    throw new AppError('VALIDATION_FAILED', {
      messages: { zh: `第 ${row} 行：${zh}`, en: `Row ${row}: ${en}` },
      cause: error,
    });
  }
}

/** Writes a row, or nothing of it if its record refuses it. */
async function tryRow(
  importer: Importer,
  call: StaffWriteCall,
  { change }: CheckedRow,
): Promise<AppliedChange | AppError> {
  const { transaction, audit } = call;
  const entries: AuditEntry[] = [];
  await transaction.execute(sql`savepoint import_row`);
  try {
    const applied = await importer.apply(
      { ...call, audit: (entry) => entries.push(entry) },
      change,
    );
    await transaction.execute(sql`release savepoint import_row`);
    for (const entry of entries) audit(entry);
    return applied;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await transaction.execute(sql`rollback to savepoint import_row`);
    return error;
  }
}

function reasonOf(error: AppError): Message {
  const own = error.fields?.[0]?.message;
  const reason = (locale: Locale) => own || (error.messages ?? errorTable[error.code])[locale];
  return { zh: reason('zh'), en: reason('en') };
}
