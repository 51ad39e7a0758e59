import { inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/** Copies that are deleted in one statement at most. */
const BATCH = 100;

/**
 * Deletes visitors' copies of demo sheets whose time is over, with their links, seals and what follows
 * from a rejection; returns how many. Their files go with all that belong to nothing.
 */
export async function deleteEndedTrials(db: Executor, now = new Date()): Promise<number> {
  const ended = db
    .select({ id: sheets.id })
    .from(sheets)
    .where(lt(sheets.trialUntil, now))
    .orderBy(sheets.trialUntil)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(sheets)
    .where(inArray(sheets.id, sql`(${ended})`))
    .returning({ id: sheets.id });
  return deleted.length;
}
