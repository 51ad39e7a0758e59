import { lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { bulkOperations } from '#db/schema/bulk.ts';
import { importBatches } from '#db/schema/imports.ts';

/** Days for which operations and imports are listed; the audit log keeps what they did. */
const KEPT_DAYS = 90;

/** Deletes old operations and imports with what their undo needed; returns how many. */
export async function deleteOldOperations(db: Executor): Promise<number> {
  const limit = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  const operations = await db
    .delete(bulkOperations)
    .where(lt(bulkOperations.createdAt, limit))
    .returning({ id: bulkOperations.id });
  const imports = await db
    .delete(importBatches)
    .where(lt(importBatches.createdAt, limit))
    .returning({ id: importBatches.id });
  return operations.length + imports.length;
}
