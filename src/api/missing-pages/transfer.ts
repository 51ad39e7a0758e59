import { and, asc, gt } from 'drizzle-orm';
import type { Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { missingPages as pages } from '#db/schema/site.ts';
import type { listMissingPages } from './contract.ts';
import { filtersOf } from './service.ts';

/** Addresses that are read at a time. */
const BATCH = 500;

const columns = [
  'path',
  'count',
  'lastReferrer',
  'status',
  'firstSeenAt',
  'lastSeenAt',
] as const satisfies readonly (keyof typeof pages.$inferSelect)[];

/** Missing addresses, by path: their counts change while they are read. Only for exports. */
export const missingPageResource: Resource<
  Omit<RouteInput<typeof listMissingPages>['query'], 'after'>
> = {
  columns: columns.map((name) => ({ name })),
  async *rows(db, filter) {
    for (let last: string | undefined; ; ) {
      const page = await db
        .select()
        .from(pages)
        .where(and(...filtersOf(filter), last !== undefined ? gt(pages.path, last) : undefined))
        .orderBy(asc(pages.path))
        .limit(BATCH);
      yield* page;
      last = page.at(-1)?.path;
      if (page.length < BATCH) return;
    }
  },
};
