import { eq } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';

export type RecordRow = typeof contentRecords.$inferSelect;

/** @throws AppError NOT_FOUND for an unknown record, and for one in the trash unless it is asked for */
export async function findRecord(
  db: Executor,
  id: string,
  { withTrash = false } = {},
): Promise<RecordRow> {
  const [row] = await db.select().from(contentRecords).where(eq(contentRecords.id, id));
  if (!row || (row.deletedAt && !withTrash)) throw new AppError('NOT_FOUND');
  return row;
}

/** As `findRecord`; writes to the same record wait until the end of the transaction. */
export async function lockRecord(
  transaction: Executor,
  id: string,
  { withTrash = false } = {},
): Promise<RecordRow> {
  const [row] = await transaction
    .select()
    .from(contentRecords)
    .where(eq(contentRecords.id, id))
    .for('no key update');
  if (!row || (row.deletedAt && !withTrash)) throw new AppError('NOT_FOUND');
  return row;
}
