import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { staffName } from '#api/staff/name.ts';
import { AppError, errorTable, notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import {
  contentRecords,
  contentRevisions,
  contentSchedules as schedules,
} from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { isUnavailable } from '#db/unavailable.ts';
import type { SiteAddresses } from './checks/context.ts';
import type { Finding } from './contract.ts';
import { headOf } from './listing.ts';
import { openRecord } from './locked-record.ts';
import { publishPart, withdrawPart } from './publish.ts';
import { contentsOf, refuseBlocked } from './publish-now.ts';
import { lockRecord } from './records.ts';
import { addRevision, findRevision } from './revisions.ts';
import type { addSchedule, listSchedules } from './schedule-contract.ts';

type ScheduleRow = typeof schedules.$inferSelect;

/**
 * Publishes or withdraws parts at a time. What is in the drafts now is pinned as revisions.
 * @throws AppError VALIDATION_FAILED for a time that has passed, DRAFT_CONFLICT, PUBLICATION_BLOCKED
 */
export async function schedule(
  site: SiteAddresses,
  id: string,
  { action, parts, at, note }: RouteInput<typeof addSchedule>['body'],
  call: StaffWriteCall,
): Promise<RouteData<typeof addSchedule>> {
  const { transaction, audit, staff } = call;
  const time = new Date(at);
  if (time.getTime() <= Date.now()) throw new AppError('VALIDATION_FAILED', inThePast);
  const record = await openRecord(transaction, id);
  const contents = await contentsOf(record, parts);
  let findings: Finding[] = [];
  if (action === 'publish') findings = await refuseBlocked(site, record, contents);
  for (const { part, data } of contents) {
    if (action === 'withdraw' && part === 'shared') throw new AppError('NOT_FOUND');
    const pinned = { recordId: id, part, data, note, authorId: staff.id };
    const revisionId =
      action === 'publish'
        ? (await addRevision(transaction, { ...pinned, reason: 'scheduled' })).id
        : null;
    await transaction
      .delete(schedules)
      .where(
        and(
          eq(schedules.recordId, id),
          eq(schedules.part, part),
          eq(schedules.action, action),
          isNull(schedules.doneAt),
        ),
      );
    await transaction
      .insert(schedules)
      .values({ recordId: id, part, action, revisionId, at: time, createdBy: staff.id });
    audit({
      action: 'content.schedule',
      ...entityOf(record),
      changes: { part: [null, part], action: [null, action], at: [null, at] },
    });
  }
  return { findings };
}

const inThePast = {
  messages: {
    zh: '这个时间已经过去，请选择将来的时间。',
    en: 'This time has passed. Choose a later one.',
  },
  fields: [{ path: 'at', message: '' }],
};

/** Cancels a schedule that is still to come or has failed. @throws AppError NOT_FOUND */
export async function cancel(
  scheduleId: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [row = notFound()] = await transaction
    .delete(schedules)
    .where(and(eq(schedules.id, scheduleId), isNull(schedules.doneAt)))
    .returning();
  const { kind } = await lockRecord(transaction, row.recordId, { withTrash: true });
  const { part, action, at } = row;
  audit({
    action: 'content.unschedule',
    entityType: kind,
    entityId: row.recordId,
    changes: { part: [part, null], action: [action, null], at: [at.toISOString(), null] },
  });
}

/** Failed schedules and those to come, by time. */
export async function readSchedules(db: Executor): Promise<RouteAnswer<typeof listSchedules>> {
  const rows = await selectPending(db).limit(200);
  return {
    items: rows.map((row) => ({
      ...presentSchedule(row),
      record: headOf(row.record),
    })),
  };
}

/** Failed schedules and those to come of one record, by time. */
export function findPending(db: Executor, recordId: string) {
  return selectPending(db, eq(schedules.recordId, recordId));
}

function selectPending(db: Executor, condition?: SQL) {
  return db
    .select({
      schedule: schedules,
      record: contentRecords,
      createdBy: staffName,
      revision: { id: contentRevisions.id, number: contentRevisions.number },
    })
    .from(schedules)
    .innerJoin(contentRecords, eq(contentRecords.id, schedules.recordId))
    .leftJoin(contentRevisions, eq(contentRevisions.id, schedules.revisionId))
    .leftJoin(staffUsers, eq(staffUsers.id, schedules.createdBy))
    .where(and(isNull(schedules.doneAt), condition))
    .orderBy(asc(schedules.at), asc(schedules.id))
    .$dynamic();
}

/** A schedule as the contract has it. */
export function presentSchedule({
  schedule,
  createdBy,
  revision,
}: Awaited<ReturnType<typeof selectPending>>[number]) {
  return { ...schedule, createdBy, revision };
}

/** Schedules of one run at most, so that a process that stops does not wait long. */
const MAX_PER_RUN = 100;

/**
 * Carries out the schedules whose time has come, each in a transaction of its own with its audit
 * entry: it is done exactly when that transaction has been committed. Other processes skip what
 * this one works on. Returns how many were carried out or failed.
 */
export async function runDueSchedules(deps: WriteDeps): Promise<number> {
  for (let count = 0; count < MAX_PER_RUN; count++) {
    if (!(await runNext(deps))) return count;
  }
  return MAX_PER_RUN;
}

async function runNext(deps: WriteDeps): Promise<boolean> {
  let due: ScheduleRow | undefined;
  try {
    await auditedTransaction(
      deps,
      { actor: 'system', requestId: '' },
      async (transaction, audit) => {
        // The shared part first: its slug is part of the address of the texts.
        [due] = await transaction
          .select()
          .from(schedules)
          .where(
            and(isNull(schedules.doneAt), isNull(schedules.failure), lte(schedules.at, sql`now()`)),
          )
          .orderBy(asc(schedules.at), sql`${schedules.part} <> 'shared'`, asc(schedules.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!due) return;
        const record = await openRecord(transaction, due.recordId);
        const publication = { record, audit, staffId: due.createdBy };
        const { part, revisionId } = due;
        if (revisionId) {
          const { data } = await findRevision(transaction, revisionId);
          await publishPart(publication, { part, data, revisionId });
        } else await withdrawPart(publication, part);
        await transaction
          .update(schedules)
          .set({ doneAt: sql`now()` })
          .where(eq(schedules.id, due.id));
      },
    );
  } catch (error) {
    if (!due || isUnavailable(error)) throw error;
    await deps.db
      .update(schedules)
      .set({ failure: failureOf(error) })
      .where(and(eq(schedules.id, due.id), isNull(schedules.doneAt)));
  }
  return due !== undefined;
}

/** Why a schedule failed, for its author. */
function failureOf(error: unknown): Record<Locale, string> {
  if (error instanceof AppError && error.code === 'NOT_FOUND') {
    return {
      zh: '内容已下线或在回收站里。',
      en: 'The content is offline already, or in the trash.',
    };
  }
  const reason = reasonOf(error);
  return {
    zh: `没有完成：${reason.zh.replace(/。$/, '')}。请打开内容检查后重新安排。`,
    en: `It was not carried out: ${reason.en.replace(/\.$/, '')}. Open the record, check it and schedule it again.`,
  };
}

function reasonOf(error: unknown): Record<Locale, string> {
  if (error instanceof AppError) return error.messages ?? errorTable[error.code];
  const reason = innermost(error);
  return { zh: reason, en: reason };
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}
