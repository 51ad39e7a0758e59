import { namedColumns } from '#api/transfers/column-names/others.ts';
import { and, desc, lt } from 'drizzle-orm';
import { allRows, BATCH, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { searchMisses as misses } from '#db/schema/visits.ts';
import type { listSearchMisses } from './contract.ts';
import { filtersOf } from './list.ts';

/** Searches without result, the newest first: their counts change while they are read. */
export const searchMissResource: Resource<
  Omit<RouteInput<typeof listSearchMisses>['query'], 'after'>
> = {
  columns: namedColumns('search-miss'),
  rows: (db, filter) =>
    allRows(
      (after?: string) =>
        db
          .select()
          .from(misses)
          .where(and(...filtersOf(filter), after ? lt(misses.id, after) : undefined))
          .orderBy(desc(misses.id))
          .limit(BATCH),
      ({ id }) => id,
    ),
};
