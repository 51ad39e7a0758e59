import { and, desc, eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { missingPages as pages } from '#db/schema/site.ts';
import { missingPageHasWords } from '#db/word-search.ts';
import type { handleMissingPage, listMissingPages } from './contract.ts';

type Query = RouteInput<typeof listMissingPages>['query'];

/** The conditions of the list's filters. */
export function filtersOf({ q, status = 'open' }: Omit<Query, 'after'>) {
  return [eq(pages.status, status), q ? missingPageHasWords(q) : undefined];
}

/** One page of the list. */
export async function readMissingPages(
  db: Executor,
  { after, ...filter }: Query,
): Promise<RouteAnswer<typeof listMissingPages>> {
  const rows = await db
    .select()
    .from(pages)
    .where(
      and(
        ...filtersOf(filter),
        after
          ? sql`(${pages.count}, ${pages.path}) < (select p.count, p.path from missing_pages p where p.path = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(pages.count), desc(pages.path))
    .limit(PAGE_ROWS);
  const { page: items, next } = cutPage(rows, ({ path }) => path);
  return { items, next };
}

/** Sets the state of a missing address. @throws AppError NOT_FOUND */
export async function markMissingPage(
  { path, status }: RouteInput<typeof handleMissingPage>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [before = notFound()] = await transaction
    .select({ status: pages.status })
    .from(pages)
    .where(eq(pages.path, path))
    .for('update');
  await transaction.update(pages).set({ status }).where(eq(pages.path, path));
  const changes = changedFields({ status: before.status }, { path, status });
  audit({ action: 'missing_page.update', entityType: 'missing-page', entityId: null, changes });
}
