import { inArray, lt, sql } from 'drizzle-orm';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import { trashedRecords } from '#db/schema/trash.ts';

/** Records deleted for good in one transaction at most. */
const BATCH = 100;

/** Deletes plain records for good that have been in the trash long enough; returns how many. */
export async function emptyTrashedRecords(deps: WriteDeps): Promise<number> {
  return auditedTransaction(
    deps,
    { actor: 'system', requestId: '' },
    async (transaction, audit) => {
      const { id, kind, name, deletedAt } = trashedRecords;
      const old = await transaction
        .select({ id, kind, name })
        .from(trashedRecords)
        .where(lt(deletedAt, sql`now() - make_interval(days => ${TRASH_DAYS})`))
        .orderBy(deletedAt)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (old.length === 0) return 0;
      await transaction.delete(trashedRecords).where(
        inArray(
          id,
          old.map((row) => row.id),
        ),
      );
      for (const row of old) {
        audit({
          action: 'trash.delete',
          entityType: row.kind,
          entityId: row.id,
          changes: { name: [row.name, null] },
        });
      }
      return old.length;
    },
  );
}
