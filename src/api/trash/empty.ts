import { inArray, lt, sql } from 'drizzle-orm';
import { loggedName } from '#api/audit/changes.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import { importChanges } from '#db/schema/imports.ts';
import { trashedRecords } from '#db/schema/trash.ts';

/** Records deleted for good in one transaction at most. */
const BATCH = 100;

/** Deletes plain records for good that have been in the trash long enough; returns how many. */
export async function emptyTrashedRecords(deps: WriteDeps): Promise<number> {
  return auditedTransaction(
    deps,
    { actor: 'system', requestId: '' },
    async (transaction, audit) => {
      const { id, kind, name, record, deletedAt } = trashedRecords;
      const contactName = sql<string | null>`${record} ->> 'contact_name'`;
      const old = await transaction
        .select({ id, kind, name, contactName })
        .from(trashedRecords)
        .where(lt(deletedAt, sql`now() - make_interval(days => ${TRASH_DAYS})`))
        .orderBy(deletedAt)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (old.length === 0) return 0;
      const ids = old.map((row) => row.id);
      await transaction.delete(trashedRecords).where(inArray(id, ids));
      // Their copies for the undo of an import, which cannot bring them back any more.
      await transaction.delete(importChanges).where(inArray(importChanges.recordId, ids));
      for (const row of old) {
        audit({
          action: 'trash.delete',
          entityType: row.kind,
          entityId: row.id,
          changes: { name: [loggedName(row.name, row.contactName), null] },
        });
      }
      return old.length;
    },
  );
}
