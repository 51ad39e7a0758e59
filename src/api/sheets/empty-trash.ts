import { and, inArray, lt, notExists, sql } from 'drizzle-orm';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/** Sheets deleted for good in one transaction at most. */
const BATCH = 100;

/** Deletes sheets for good that have been in the trash long enough; returns how many. */
export function emptyTrashedSheets(deps: WriteDeps): Promise<number> {
  const context = { actor: 'system', requestId: '' } as const;
  return auditedTransaction(deps, context, async (transaction, audit) => {
    const seal = transaction
      .select({ id: sheetSeals.sheetId })
      .from(sheetSeals)
      .where(sql`${sheetSeals.sheetId} = ${sheets.id}`);
    const old = await transaction
      .select({ id: sheets.id, kind: sheets.kind, number: sheets.number })
      .from(sheets)
      .where(
        and(
          lt(sheets.deletedAt, sql`now() - make_interval(days => ${TRASH_DAYS})`),
          notExists(seal),
        ),
      )
      .orderBy(sheets.deletedAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await transaction.delete(sheets).where(inArray(sheets.id, ids));
    for (const { id, kind, number } of old) {
      const changes = { number: [number, null] as [unknown, unknown] };
      audit({ action: 'trash.delete', entityType: kind, entityId: id, changes });
    }
    return old.length;
  });
}
