import { namedColumns } from '#api/transfers/column-names/others.ts';
import { filteredRows, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { searchMisses } from '#db/schema/visits.ts';
import type { listSearchMisses } from './contract.ts';
import { searchMissFilters } from './list.ts';

/** Searches without result, the newest first: their counts change while they are read. */
export const searchMissResource: Resource<
  Omit<RouteInput<typeof listSearchMisses>['query'], 'after'>
> = {
  columns: namedColumns('search-miss'),
  rows: (db, filter) =>
    filteredRows(db, searchMisses, searchMissFilters(filter), { by: 'id', isDescending: true }),
};
