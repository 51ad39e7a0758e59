import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/**
 * What says that readers of a sheet see something else than before: its revision, how many entries its
 * timeline and its settled comments have, and whether it was deleted. It tells nothing of the content.
 */
export const sheetMark = sql<string>`concat_ws('.', sheets.revision,
  (select count(*) from sheet_events event where event.sheet_id = sheets.id),
  (select count(comment.resolved_at) from sheet_comments comment where comment.sheet_id = sheets.id),
  (sheets.deleted_at is not null)::int)`;

/** The marks of sheets, by their ids. */
export async function readMarks(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: sheets.id, mark: sheetMark })
    .from(sheets)
    .where(inArray(sheets.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.mark]));
}
