import { and, eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { lockById } from '#api/rows.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import { bulkOperations } from '#db/schema/bulk.ts';
import { UNDO_DAYS } from './contract.ts';
import { undoUntil } from './read.ts';
import { rightOf } from './rights.ts';
import { addOperation } from './start.ts';

/**
 * Stops an operation; what it has changed stays.
 * @throws AppError FORBIDDEN, or NOT_FOUND if it does not run
 */
export async function stopOperation(
  id: string,
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  const { resource, action } = await lockById(transaction, bulkOperations, id);
  if (!hasRight(staff.role, rightOf(resource, action))) throw new AppError('FORBIDDEN');
  const stopped = await transaction
    .update(bulkOperations)
    .set({ state: 'stopped', finishedAt: new Date() })
    .where(and(eq(bulkOperations.id, id), eq(bulkOperations.state, 'running')))
    .returning({ id: bulkOperations.id });
  if (stopped.length === 0) notFound();
  audit({ action: 'bulk.stop', entityType: 'bulk-operation', entityId: id });
}

/**
 * Starts an operation that puts back the records that another one changed.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it cannot be undone (any more)
 */
export async function undoOperation(
  id: string,
  { transaction, audit, staff, requestId }: StaffWriteCall,
): Promise<{ id: string }> {
  const operation = await lockById(transaction, bulkOperations, id);
  const { resource, action, instruction, doneCount } = operation;
  if (!hasRight(staff.role, rightOf(resource, action))) throw new AppError('FORBIDDEN');
  const [other] = await transaction
    .select({ id: bulkOperations.id })
    .from(bulkOperations)
    .where(eq(bulkOperations.undoes, id));
  if (!undoUntil(operation, other?.id ?? null)) {
    throw new AppError('CONFLICT', { messages: cannotUndo });
  }
  const undoId = await addOperation(transaction, {
    resource,
    action,
    instruction,
    undoes: id,
    total: doneCount,
    createdBy: staff.id,
    requestId,
  });
  // The last first, so that records that depend on each other are put back in turn.
  await transaction.execute(sql`
    insert into bulk_items (operation_id, position, record_id, snapshot)
    select ${undoId}::uuid, row_number() over (order by position desc), record_id, snapshot
    from bulk_items where operation_id = ${id}::uuid and state = 'done'`);
  audit({
    action: 'bulk.start',
    entityType: 'bulk-operation',
    entityId: undoId,
    changes: { undoes: [null, id], count: [null, doneCount] },
  });
  return { id: undoId };
}

const cannotUndo = {
  zh: `这次操作不能撤销：它还在进行、没有改动任何内容、已经撤销过，或者超过了 ${UNDO_DAYS} 天。`,
  en: `This cannot be undone: it is still running, changed nothing, was undone before, or is older than ${UNDO_DAYS} days.`,
};
