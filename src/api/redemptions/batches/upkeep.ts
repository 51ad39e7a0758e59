import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { FILE_HOURS } from '#contracts/redemptions/batches.ts';
import type { Database } from '#db/connection.ts';
import { redemptionBatches as batches, redemptionFileParts } from '#db/schema/redemptions.ts';

/** Deletes files with codes a day after they were first downloaded. */
export async function deleteOldFiles(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const due = await transaction
      .update(batches)
      .set({ fileDeletedAt: new Date() })
      .where(
        and(
          isNull(batches.fileDeletedAt),
          lt(batches.downloadedAt, sql`now() - make_interval(hours => ${FILE_HOURS})`),
        ),
      )
      .returning({ id: batches.id });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await transaction.delete(redemptionFileParts).where(inArray(redemptionFileParts.batchId, ids));
  });
}
