import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Audit } from '#api/audit/transaction.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { Executor } from '#db/connection.ts';
import { contentSchedules as schedules } from '#db/schema/content.ts';
import type { LockedRecord } from './locked-record.ts';

/** The parts of a record that a schedule will publish. */
export async function partsToCome(db: Executor, recordId: string): Promise<Set<ContentPart>> {
  const rows = await db
    .select({ part: schedules.part })
    .from(schedules)
    .where(
      and(
        eq(schedules.recordId, recordId),
        eq(schedules.action, 'publish'),
        isNull(schedules.doneAt),
        isNull(schedules.failure),
      ),
    );
  return new Set(rows.map(({ part }) => part));
}

/**
 * Cancels what would publish parts later. They are published now: the pinned version is the older
 * one, and must not replace it.
 */
export async function dropPublications(
  { id, kind, transaction }: LockedRecord,
  parts: readonly ContentPart[],
  audit: Audit,
): Promise<void> {
  const dropped = await transaction
    .delete(schedules)
    .where(
      and(
        eq(schedules.recordId, id),
        inArray(schedules.part, [...parts]),
        eq(schedules.action, 'publish'),
        isNull(schedules.doneAt),
      ),
    )
    .returning();
  for (const { part, action, at } of dropped) {
    audit({
      action: 'content.unschedule',
      entityType: kind,
      entityId: id,
      changes: { part: [part, null], action: [action, null], at: [at.toISOString(), null] },
    });
  }
}
