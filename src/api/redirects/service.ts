import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { RedirectStatus } from '#contracts/enums/site.ts';
import type { Executor } from '#db/connection.ts';
import { redirectHits, redirects } from '#db/schema/site.ts';

/** An active redirect. */
export interface Redirect {
  id: string;
  /** Requested path below the base path, without a trailing slash. */
  from: string;
  /** Path or URL; null if the page was removed permanently. */
  target: string | null;
  status: RedirectStatus;
}

export async function readRedirects(db: Executor): Promise<Redirect[]> {
  return db
    .select({
      id: redirects.id,
      from: redirects.fromPath,
      target: redirects.target,
      status: redirects.status,
    })
    .from(redirects)
    .where(eq(redirects.active, true))
    .orderBy(asc(redirects.id));
}

/** Adds to the use counts of redirects, by id; deleted redirects are ignored. */
export async function countRedirectHits(
  db: Executor,
  hits: ReadonlyMap<string, number>,
): Promise<void> {
  if (hits.size === 0) return;
  const rows = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(inArray(redirects.id, [...hits.keys()]));
  if (rows.length === 0) return;
  await db
    .insert(redirectHits)
    .values(rows.map(({ id }) => ({ redirectId: id, count: hits.get(id) ?? 0 })))
    .onConflictDoUpdate({
      target: redirectHits.redirectId,
      set: { count: sql`${redirectHits.count} + excluded.count`, lastHitAt: sql`now()` },
    });
}
