import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cutPage, PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import { staffName } from '#api/staff/name.ts';
import { type BulkResource, bulkResources } from '#contracts/enums/bulk.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import { hasRight, tracesRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { bulkItems, bulkOperations } from '#db/schema/bulk.ts';
import { contentRecords } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { type BulkSummary, type listBulk, type listBulkItems, UNDO_DAYS } from './contract.ts';
import { readPlainNames } from './plain.ts';

const undoing = alias(bulkOperations, 'undoing');

function selectOperations(db: Executor) {
  return db
    .select({ operation: bulkOperations, undoneBy: undoing.id, createdBy: staffName })
    .from(bulkOperations)
    .leftJoin(undoing, eq(undoing.undoes, bulkOperations.id))
    .leftJoin(staffUsers, eq(staffUsers.id, bulkOperations.createdBy));
}

/** Until when an operation can be undone; null if it cannot. */
export function undoUntil(
  { state, undoes, doneCount, createdAt }: typeof bulkOperations.$inferSelect,
  undoneBy: string | null,
): Date | null {
  if (state === 'running' || undoes || undoneBy || doneCount === 0) return null;
  const until = new Date(createdAt.getTime() + UNDO_DAYS * 86_400_000);
  return until.getTime() > Date.now() ? until : null;
}

type OperationRow = Awaited<ReturnType<typeof selectOperations>>[number];

function present({ operation, undoneBy, createdBy }: OperationRow) {
  return {
    ...operation,
    undoneBy,
    createdBy,
    undoUntil: undoUntil(operation, undoneBy),
  };
}

/** Operations on what a role may see. */
const isSeenBy = (role: StaffRole) =>
  inArray(
    bulkOperations.resource,
    bulkResources.filter((one) => one === 'content' || hasRight(role, tracesRight(one))),
  );

/** One page of operations, the newest first. */
export async function readOperations(
  db: Executor,
  { after }: RouteInput<typeof listBulk>['query'],
  role: StaffRole,
): Promise<RouteAnswer<typeof listBulk>> {
  const rows = await selectOperations(db)
    .where(and(isSeenBy(role), after ? lt(bulkOperations.id, after) : undefined))
    .orderBy(desc(bulkOperations.id))
    .limit(PAGE_ROWS);
  return presentPage(rows, ({ operation }) => operation.id, present);
}

/** @throws AppError NOT_FOUND */
export async function readOperation(db: Executor, id: string, role: StaffRole) {
  const [row = notFound()] = await selectOperations(db).where(
    and(eq(bulkOperations.id, id), isSeenBy(role)),
  );
  return present(row);
}

/** One page of the records of an operation. */
export async function readItems(
  db: Executor,
  { id: operationId, resource }: Pick<BulkSummary, 'id' | 'resource'>,
  { state, after }: RouteInput<typeof listBulkItems>['query'],
): Promise<RouteAnswer<typeof listBulkItems>> {
  const rows = await db
    .select({ item: bulkItems, record: contentRecords })
    .from(bulkItems)
    .leftJoin(contentRecords, eq(contentRecords.id, bulkItems.recordId))
    .where(
      and(
        eq(bulkItems.operationId, operationId),
        state ? eq(bulkItems.state, state) : undefined,
        after === undefined ? undefined : gt(bulkItems.position, after),
      ),
    )
    .orderBy(asc(bulkItems.position))
    .limit(PAGE_ROWS);
  const { page, next } = cutPage(rows, ({ item }) => item.position);
  const ids = page.map(({ item }) => item.recordId);
  const names = resource === 'content' ? undefined : await readPlainNames(db, resource, ids);
  const items = page.map(({ item, record }) => ({
    ...item,
    record: record
      ? {
          kind: record.kind,
          name: record.name,
          title: { zh: record.titleZh, en: record.titleEn },
        }
      : plainRecord(resource, names?.get(item.recordId)),
  }));
  return { items, next };
}

function plainRecord(kind: BulkResource, name: string | undefined) {
  if (kind === 'content' || name === undefined) return null;
  return { kind, name, title: { zh: name, en: name } };
}
