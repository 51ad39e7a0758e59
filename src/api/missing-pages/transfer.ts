import { namedColumns } from '#api/transfers/column-names/others.ts';
import { filteredRows, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { missingPages } from '#db/schema/site.ts';
import type { listMissingPages } from './contract.ts';
import { missingPageFilters } from './service.ts';

/** Missing addresses, by path: their counts change while they are read. Only for exports. */
export const missingPageResource: Resource<
  Omit<RouteInput<typeof listMissingPages>['query'], 'after'>
> = {
  columns: namedColumns('missing-page'),
  rows: (db, filter) => filteredRows(db, missingPages, missingPageFilters(filter), { by: 'path' }),
};
