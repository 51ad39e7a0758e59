import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { recordConditions } from '#api/publishing/listing.ts';
import type { BulkAction, BulkResource } from '#contracts/enums/bulk.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { bulkItems, bulkOperations } from '#db/schema/bulk.ts';
import { contentRecords } from '#db/schema/content.ts';
import { isPossible } from './actions.ts';
import {
  type BulkFilter,
  type countRecords,
  MAX_BULK_RECORDS,
  type startBulk,
} from './contract.ts';
import { checkField } from './fields.ts';
import { rightOf } from './rights.ts';

type Request = RouteInput<typeof startBulk>['body'];

/** The records of a filter, at most one more than an operation may have. */
async function selectRecords(db: Executor, { inTrash, ...filter }: BulkFilter) {
  const { deletedAt } = contentRecords;
  return db
    .select({ id: contentRecords.id })
    .from(contentRecords)
    .where(
      and(
        inTrash ? isNotNull(deletedAt) : isNull(deletedAt),
        ...(await recordConditions(db, filter)),
      ),
    )
    .orderBy(contentRecords.id)
    .limit(MAX_BULK_RECORDS + 1);
}

/** How many records match; one more than the limit stands for all above it. */
export async function countMatches(
  db: Executor,
  filter: BulkFilter,
): Promise<RouteData<typeof countRecords>> {
  return { count: (await selectRecords(db, filter)).length, limit: MAX_BULK_RECORDS };
}

/**
 * Fixes the records of an operation; the job then changes them one by one.
 * @throws AppError FORBIDDEN, or VALIDATION_FAILED for no records, too many, or an impossible action
 */
export async function startOperation(
  { instruction, records }: Request,
  call: StaffWriteCall,
): Promise<{ id: string }> {
  const { transaction, staff } = call;
  const { action } = instruction;
  if (!hasRight(staff.role, rightOf('content', action))) throw new AppError('FORBIDDEN');
  const ids =
    'ids' in records
      ? [...new Set(records.ids)]
      : (await selectRecords(transaction, records.filter)).map(({ id }) => id);
  const filter = 'ids' in records ? null : records.filter;
  const id = await addItems({ resource: 'content', action, instruction, filter }, ids, call);
  await checkKinds(transaction, id, instruction);
  return { id };
}

/**
 * Adds an operation with its records.
 * @throws AppError VALIDATION_FAILED for no records or too many
 */
export async function addItems(
  operation: {
    resource: BulkResource;
    action: BulkAction;
    instruction: Record<string, unknown>;
    filter: Record<string, unknown> | null;
  },
  ids: string[],
  { transaction, audit, staff, requestId }: StaffWriteCall,
): Promise<string> {
  if (ids.length === 0) throw new AppError('VALIDATION_FAILED', { messages: none });
  if (ids.length > MAX_BULK_RECORDS) throw new AppError('VALIDATION_FAILED', { messages: tooMany });
  const { resource, instruction, filter } = operation;
  const id = await addOperation(transaction, {
    ...operation,
    total: ids.length,
    createdBy: staff.id,
    requestId,
  });
  await transaction.execute(sql`
    insert into bulk_items (operation_id, position, record_id)
    select ${id}::uuid, position, record_id
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen (record_id, position)`);
  audit({
    action: 'bulk.start',
    entityType: 'bulk-operation',
    entityId: id,
    changes: {
      ...(resource !== 'content' && { resource: [null, resource] }),
      instruction: [null, instruction],
      filter: [null, filter],
      count: [null, ids.length],
    },
  });
  return id;
}

export async function addOperation(
  transaction: Executor,
  values: typeof bulkOperations.$inferInsert,
): Promise<string> {
  const [row] = await transaction
    .insert(bulkOperations)
    .values(values)
    .returning({ id: bulkOperations.id });
  if (!row) throw new Error('the bulk operation was not added');
  return row.id;
}

/** @throws AppError VALIDATION_FAILED if a kind of the records does not have the action */
async function checkKinds(
  db: Executor,
  operationId: string,
  instruction: Request['instruction'],
): Promise<void> {
  const kinds = await db
    .select({ kind: contentRecords.kind, records: count() })
    .from(bulkItems)
    .innerJoin(contentRecords, eq(contentRecords.id, bulkItems.recordId))
    .where(eq(bulkItems.operationId, operationId))
    .groupBy(contentRecords.kind);
  for (const { kind } of kinds) {
    if (!isPossible(instruction.action, kind)) {
      throw new AppError('VALIDATION_FAILED', { messages: impossible });
    }
    if (instruction.action === 'set') await checkField(db, kind, instruction);
  }
}

const none = { zh: '没有选中任何内容。', en: 'No record is selected.' };
const tooMany = {
  zh: `一次最多处理 ${MAX_BULK_RECORDS} 条，请缩小筛选范围。`,
  en: `At most ${MAX_BULK_RECORDS} records at a time. Please narrow the filter.`,
};
export const impossible = {
  zh: '所选的内容里有不支持这个操作的类型。',
  en: 'The selection has a kind of content that does not have this action.',
};
