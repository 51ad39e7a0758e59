import { and, desc, eq, sql } from 'drizzle-orm';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { downloadReleases as releases } from '#db/schema/downloads.ts';
import { searchEntries } from '#db/schema/search.ts';
import { searchMisses as misses } from '#db/schema/visits.ts';
import { searchMissHasWords, searchTitleHasWords } from '#db/word-search.ts';
import type { findSearchRecords, listSearchMisses } from './contract.ts';

/** Records that are offered for some words. */
const FOUND = 8;

type Query = RouteInput<typeof listSearchMisses>['query'];

/** The conditions of the list's filters. */
export function filtersOf({ q, locale, status = 'open' }: Omit<Query, 'after'>) {
  return [
    eq(misses.status, status),
    locale ? eq(misses.locale, locale) : undefined,
    q ? searchMissHasWords(q) : undefined,
  ];
}

/** One page of the list. */
export async function readSearchMisses(
  db: Executor,
  { after, ...filter }: Query,
): Promise<RouteAnswer<typeof listSearchMisses>> {
  const rows = await db
    .select()
    .from(misses)
    .where(
      and(
        ...filtersOf(filter),
        after
          ? sql`(${misses.count}, ${misses.id}) < (select m.count, m.id from search_misses m where m.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(misses.count), desc(misses.id))
    .limit(PAGE_ROWS);
  const { page: items, next } = cutPage(rows, ({ id }) => id);
  return { items, next };
}

/**
 * Records whose titles have some words, the most important first. A program has one entry for each
 * release; it is found by the newest one.
 */
export async function recordsOfSearch(
  db: Executor,
  { q, locale }: RouteInput<typeof findSearchRecords>['query'],
): Promise<RouteData<typeof findSearchRecords>> {
  const items = await db
    .select({
      id: sql<string>`coalesce(${releases.downloadId}, ${searchEntries.entityId})`,
      kind: searchEntries.kind,
      title: searchEntries.title,
    })
    .from(searchEntries)
    .leftJoin(
      releases,
      and(eq(searchEntries.kind, 'download'), eq(releases.id, searchEntries.entityId)),
    )
    .where(
      and(
        eq(searchEntries.locale, locale),
        searchTitleHasWords(q),
        sql`not exists (select from download_releases newer
          where newer.download_id = ${releases.downloadId} and newer.status = 'published' and newer.id > ${releases.id})`,
      ),
    )
    .orderBy(desc(searchEntries.weight), desc(searchEntries.publishedAt))
    .limit(FOUND);
  return { items };
}
