import { namedColumns } from '#api/transfers/column-names/others.ts';
import { and, asc, gt } from 'drizzle-orm';
import { allRows, BATCH, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { missingPages as pages } from '#db/schema/site.ts';
import type { listMissingPages } from './contract.ts';
import { filtersOf } from './service.ts';

/** Missing addresses, by path: their counts change while they are read. Only for exports. */
export const missingPageResource: Resource<
  Omit<RouteInput<typeof listMissingPages>['query'], 'after'>
> = {
  columns: namedColumns('missing-page'),
  rows: (db, filter) =>
    allRows(
      (after?: string) =>
        db
          .select()
          .from(pages)
          .where(and(...filtersOf(filter), after !== undefined ? gt(pages.path, after) : undefined))
          .orderBy(asc(pages.path))
          .limit(BATCH),
      ({ path }) => path,
    ),
};
