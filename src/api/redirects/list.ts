import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { redirectHits as hits, redirects } from '#db/schema/site.ts';
import type { listRedirects } from './contract.ts';
import { where } from './filters.ts';

/** One page of the list. */
export async function listOfRedirects(
  db: Executor,
  query: RouteInput<typeof listRedirects>['query'],
): Promise<RouteAnswer<typeof listRedirects>> {
  const { use, after } = query;
  const rows = await db
    .select({ ...getTableColumns(redirects), hits: hits.count, lastHitAt: hits.lastHitAt })
    .from(redirects)
    .leftJoin(hits, eq(hits.redirectId, redirects.id))
    .where(and(where(query), after ? placeAfter(after, use) : undefined))
    .orderBy(...(use === 'used' ? [desc(hits.count), desc(hits.redirectId)] : [desc(redirects.id)]))
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    ({ id }) => id,
    (row) => ({
      ...row,
      target: row.target ?? '',
      note: row.note ?? '',
      hits: row.hits ?? 0,
    }),
  );
}

function placeAfter(after: string, use: 'used' | 'unused' | undefined) {
  if (use !== 'used') return lt(redirects.id, after);
  return sql`(${hits.count}, ${hits.redirectId}) < (
    select h.count, h.redirect_id from redirect_hits h where h.redirect_id = ${after})`;
}
