import { namedColumns } from '#api/transfers/column-names/others.ts';
import { allItems, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { listSheets } from './contract.ts';
import { readSheets } from './listing.ts';

type Filter = Omit<RouteInput<typeof listSheets>['query'], 'after'>;

/** The list of sheets as a table, without what is in them. */
export const sheetResource: Resource<Filter> = {
  columns: namedColumns('sheet'),
  // People search by the names of customers.
  personalFilters: ['q'],
  async *rows(db, filter) {
    const all = allItems((after) => readSheets(db, { ...filter, after }));
    for await (const { title, project, waiting, owner, ...sheet } of all) {
      yield {
        ...sheet,
        titleZh: title.zh,
        titleEn: title.en,
        project: project && `${project.number} ${project.name}`,
        waitingOn: waiting?.on ?? null,
        waitingSince: waiting?.since ?? null,
        owner: owner?.name ?? null,
      };
    }
  },
};
