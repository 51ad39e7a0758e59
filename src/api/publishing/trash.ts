import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { entityOf } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { forgetQuestions } from '#api/search-questions/service.ts';
import { AppError } from '#contracts/errors.ts';
import { locales } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import type { Executor } from '#db/connection.ts';
import {
  contentRecords as records,
  contentReferences as references,
  contentSchedules as schedules,
} from '#db/schema/content.ts';
import type { listUses } from './history-contract.ts';
import { kindOf } from './kinds.ts';
import type { LockedRecord } from './locked-record.ts';
import { withdrawPart } from './publish.ts';
import type { Writer } from './writer.ts';

/** The records that refer to a record. */
export async function findUses(
  db: Executor,
  recordId: string,
): Promise<RouteData<typeof listUses>> {
  const rows = await db
    .select({
      id: records.id,
      kind: records.kind,
      titleZh: records.titleZh,
      titleEn: records.titleEn,
      part: references.part,
      isPublic: sql<boolean>`bool_or(${references.isPublic})`,
    })
    .from(references)
    .innerJoin(records, eq(records.id, references.recordId))
    .where(and(eq(references.targetId, recordId), isNull(records.deletedAt)))
    .groupBy(records.id, references.part)
    .orderBy(records.kind, records.id)
    .limit(200);
  return {
    uses: rows.map(({ titleZh, titleEn, ...row }) => ({
      ...row,
      title: { zh: titleZh, en: titleEn },
    })),
  };
}

/** Takes a record offline and puts it in the trash. @throws AppError RECORD_IN_USE, NOT_FOUND */
export async function putInTrash(
  record: LockedRecord,
  { audit, staff }: Pick<Writer, 'audit' | 'staff'>,
): Promise<void> {
  const { id, transaction } = record;
  const { remove, checkRemoval, parts } = kindOf(record.kind);
  if (record.isInTrash || !remove) throw new AppError('NOT_FOUND');
  await checkRemoval?.(transaction, id);
  const { uses } = await findUses(transaction, id);
  if (uses.length > 0) throw new AppError('RECORD_IN_USE', { data: { uses } });
  const publication = { record, audit, staffId: staff.id };
  for (const locale of locales) {
    const stored = parts[locale] && (await record.stored(locale));
    if (stored?.state === 'published') await withdrawPart(publication, locale);
  }
  await transaction
    .delete(schedules)
    .where(and(eq(schedules.recordId, id), isNull(schedules.doneAt)));
  await record.setDeleted({ deletedAt: new Date(), deletedBy: staff.id });
  audit({ action: 'content.trash', ...entityOf(record) });
}

/** Takes a record out of the trash; its texts stay offline. @throws AppError NOT_FOUND */
export async function takeFromTrash(
  record: LockedRecord,
  { audit }: Pick<Writer, 'audit'>,
): Promise<void> {
  if (!record.isInTrash) throw new AppError('NOT_FOUND');
  await record.setDeleted({ deletedAt: null, deletedBy: null });
  audit({ action: 'content.recover', ...entityOf(record) });
}

/** Records deleted for good in one transaction at most. */
const BATCH = 100;

/** Deletes for good what has been in the trash long enough; returns how many records. */
export async function emptyTrash(deps: WriteDeps): Promise<number> {
  return auditedTransaction(
    deps,
    { actor: 'system', requestId: '' },
    async (transaction, audit) => {
      const old = await transaction
        .select({ id: records.id, kind: records.kind, name: records.name })
        .from(records)
        .where(
          and(
            isNotNull(records.deletedAt),
            lt(records.deletedAt, sql`now() - make_interval(days => ${TRASH_DAYS})`),
          ),
        )
        .orderBy(records.deletedAt)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const { id, kind, name } of old) {
        await kindOf(kind).remove?.(transaction, id);
        await forgetQuestions(transaction, id);
        audit({
          action: 'content.delete',
          entityType: kind,
          entityId: id,
          changes: { name: [name, null] },
        });
      }
      return old.length;
    },
  );
}
