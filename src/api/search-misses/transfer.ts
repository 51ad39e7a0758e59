import { and, desc, lt } from 'drizzle-orm';
import type { Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { searchMisses as misses } from '#db/schema/visits.ts';
import type { listSearchMisses } from './contract.ts';
import { filtersOf } from './list.ts';

/** Searches that are read at a time. */
const BATCH = 500;

const missColumns = ['query', 'locale', 'count', 'status', 'lastAskedAt', 'createdAt'] as const;

/** Searches without result, the newest first: their counts change while they are read. */
export const searchMissResource: Resource<
  Omit<RouteInput<typeof listSearchMisses>['query'], 'after'>
> = {
  columns: missColumns.map((name) => ({ name })),
  async *rows(db, filter) {
    for (let last = ''; ; ) {
      const page = await db
        .select()
        .from(misses)
        .where(and(...filtersOf(filter), last ? lt(misses.id, last) : undefined))
        .orderBy(desc(misses.id))
        .limit(BATCH);
      yield* page;
      last = page.at(-1)?.id ?? '';
      if (page.length < BATCH) return;
    }
  },
};
