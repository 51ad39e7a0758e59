import { sql } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { missingPages } from '#db/schema/site.ts';

/** A path that was not found, and how often. */
export interface MissingPage {
  /** In the form of `plainPath`. */
  path: string;
  count: number;
  /** Path of the page of this site that links to it. */
  referrer: string | null;
}

/** Rows that are kept: those that staff ignore, then the paths asked for most often and last. */
const MAX_ROWS = 5_000;

/** Adds to the counts of missing pages. */
export async function saveMissingPages(
  db: Database,
  pages: readonly MissingPage[],
  maxRows = MAX_ROWS,
): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insert(missingPages)
    .values(pages.map(({ path, count, referrer }) => ({ path, count, lastReferrer: referrer })))
    .onConflictDoUpdate({
      target: missingPages.path,
      set: {
        count: sql`${missingPages.count} + excluded.count`,
        lastReferrer: sql`coalesce(excluded.last_referrer, ${missingPages.lastReferrer})`,
        lastSeenAt: sql`now()`,
        // A path whose redirect is gone is a task again; a path that staff ignore stays ignored.
        status: sql`case ${missingPages.status} when 'done' then 'open' else ${missingPages.status} end`,
      },
    });
  await db.execute(sql`
    delete from missing_pages where path in (
      select path from missing_pages
      order by status = 'ignored' desc, count desc, last_seen_at desc offset ${maxRows}
    )`);
}
