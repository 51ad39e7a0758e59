import { and, asc, eq, sql } from 'drizzle-orm';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import type { AuditContext } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { BulkItemState } from '#contracts/enums/bulk.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { bulkItems, bulkOperations } from '#db/schema/bulk.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { carryOut } from './actions.ts';
import { bulkInstruction, plainInstruction } from './contract.ts';
import { ChangedSinceError, failureOf, NothingToDoError } from './failure.ts';
import { carryOutPlain, type PlainSnapshot, putBackPlain } from './plain.ts';
import { rightOf } from './rights.ts';
import { putBack, type Snapshot } from './snapshot.ts';

export interface BulkDeps extends WriteDeps {
  site: SiteAddresses;
  log: DatabaseLog;
}

/** Records of one person before the next one has a turn: a small operation does not wait for a large. */
const RECORDS_PER_TURN = 20;

/** Carries out all operations that run, until there is nothing left to do here. */
export async function runBulkOperations(deps: BulkDeps, signal: AbortSignal): Promise<void> {
  let isMore = true;
  while (isMore && !signal.aborted) {
    isMore = false;
    const byPerson = Map.groupBy(await findRunning(deps.db), ({ staff }) => staff?.id);
    for (const operations of byPerson.values()) {
      if (await runTurn(deps, operations, signal)) isMore = true;
    }
  }
}

/** Goes on with a person's operations, each in its share of the turn; false if nothing was left. */
async function runTurn(
  deps: BulkDeps,
  operations: readonly RunningOperation[],
  signal: AbortSignal,
): Promise<boolean> {
  const share = Math.max(1, Math.floor(RECORDS_PER_TURN / operations.length));
  let done = 0;
  for (const operation of operations) {
    for (let count = 0; count < share && !signal.aborted; count++) {
      if (!(await runNext(deps, operation))) break;
      done += 1;
    }
  }
  return done > 0;
}

interface RunningOperation {
  id: string;
  staff: typeof staffUsers.$inferSelect | null;
  requestId: string;
}

function findRunning(db: Executor): Promise<RunningOperation[]> {
  return db
    .select({ id: bulkOperations.id, staff: staffUsers, requestId: bulkOperations.requestId })
    .from(bulkOperations)
    .leftJoin(staffUsers, eq(staffUsers.id, bulkOperations.createdBy))
    .where(eq(bulkOperations.state, 'running'))
    .orderBy(asc(bulkOperations.id));
}

type OperationRow = typeof bulkOperations.$inferSelect;
type ItemRow = typeof bulkItems.$inferSelect;

/**
 * Changes the next record of an operation, with its audit entries and its result in one transaction:
 * a killed process leaves it either done or pending. Other processes skip the operation meanwhile.
 * False if there is nothing left to do here.
 */
async function runNext(deps: BulkDeps, { id, staff, requestId }: RunningOperation) {
  let item: ItemRow | undefined;
  try {
    return await auditedTransaction(
      deps,
      contextOf(staff, requestId),
      async (transaction, audit) => {
        const [operation] = await transaction
          .select()
          .from(bulkOperations)
          .where(and(eq(bulkOperations.id, id), eq(bulkOperations.state, 'running')))
          .for('update', { skipLocked: true });
        if (!operation) return false;
        item = await findPending(transaction, id);
        if (!item) {
          await endOperation(transaction, id, 'done');
          return false;
        }
        if (
          !staff ||
          staff.deactivatedAt ||
          !hasRight(staff.role, rightOf(operation.resource, operation.action))
        ) {
          await endOperation(transaction, id, 'stopped');
          return false;
        }
        // Refusals are kept in both languages, so that no writer's own language counts.
        const writer = { transaction, audit, staff, locale: 'zh' as const };
        const snapshot = await work(writer, deps.site, operation, item);
        await settle(transaction, item, 'done', { snapshot });
        return true;
      },
    );
  } catch (error) {
    if (!item || isUnavailable(error)) throw error;
    await settleFailure(deps, item, error);
    return true;
  }
}

function contextOf(staff: RunningOperation['staff'], requestId: string): AuditContext {
  if (!staff) return { actor: 'system', requestId };
  return { actor: 'staff', actorId: staff.id, actorLabel: staff.name, requestId };
}

async function findPending(db: Executor, operationId: string): Promise<ItemRow | undefined> {
  const [item] = await db
    .select()
    .from(bulkItems)
    .where(and(eq(bulkItems.operationId, operationId), eq(bulkItems.state, 'pending')))
    .orderBy(asc(bulkItems.position))
    .limit(1);
  return item;
}

/** Carries out the action on a record, or takes it back; returns what the undo needs. */
async function work(
  writer: RecordWriter,
  site: SiteAddresses,
  { resource, instruction, undoes }: OperationRow,
  { recordId, snapshot }: ItemRow,
): Promise<Snapshot | PlainSnapshot | null> {
  if (resource !== 'content') {
    if (!undoes) {
      const parsed = plainInstruction.parse(instruction);
      return carryOutPlain(writer, site, resource, recordId, parsed);
    }
    await putBackPlain(writer, site, resource, recordId, snapshot as unknown as PlainSnapshot);
    return null;
  }
  if (!undoes) return carryOut(writer, site, recordId, bulkInstruction.parse(instruction));
  await putBack(writer, recordId, snapshot as unknown as Snapshot);
  return null;
}

async function endOperation(
  transaction: Executor,
  id: string,
  state: 'done' | 'stopped',
): Promise<void> {
  await transaction
    .update(bulkOperations)
    .set({ state, finishedAt: new Date() })
    .where(eq(bulkOperations.id, id));
}

/** The transaction of the record was rolled back; its result is written in another one. */
async function settleFailure({ db, log }: BulkDeps, item: ItemRow, error: unknown): Promise<void> {
  const isSkipped = error instanceof NothingToDoError;
  const isExpected = isSkipped || error instanceof ChangedSinceError || error instanceof AppError;
  if (!isExpected) {
    const { operationId, recordId } = item;
    log.warn({ err: error, operationId, recordId }, 'A record of a bulk operation failed');
  }
  await db.transaction((transaction) =>
    isSkipped
      ? settle(transaction, item, 'skipped')
      : settle(transaction, item, 'failed', { failure: failureOf(error) }),
  );
}

const counters = {
  done: bulkOperations.doneCount,
  skipped: bulkOperations.skippedCount,
  failed: bulkOperations.failedCount,
} as const;
const counterNames = { done: 'doneCount', skipped: 'skippedCount', failed: 'failedCount' } as const;

/** Writes the result of a record, once. */
async function settle(
  transaction: Executor,
  { operationId, position }: ItemRow,
  state: Exclude<BulkItemState, 'pending'>,
  {
    failure,
    snapshot,
  }: Pick<Partial<ItemRow>, 'failure'> & {
    snapshot?: Snapshot | PlainSnapshot | null;
  } = {},
): Promise<void> {
  const settled = await transaction
    .update(bulkItems)
    .set({
      state,
      ...(failure && { failure }),
      ...(snapshot && { snapshot: snapshot as unknown as Record<string, unknown> }),
    })
    .where(
      and(
        eq(bulkItems.operationId, operationId),
        eq(bulkItems.position, position),
        eq(bulkItems.state, 'pending'),
      ),
    )
    .returning({ position: bulkItems.position });
  if (settled.length === 0) return;
  await transaction
    .update(bulkOperations)
    .set({ [counterNames[state]]: sql`${counters[state]} + 1` })
    .where(eq(bulkOperations.id, operationId));
}
