import { namedColumns } from '#api/transfers/column-names/others.ts';
import { allItems, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { listFeedback } from './contract.ts';
import { readFeedback } from './read.ts';

/** What readers wrote about documents, the newest first; only for exports. */
export const feedbackResource: Resource<Omit<RouteInput<typeof listFeedback>['query'], 'after'>> = {
  columns: namedColumns('feedback'),
  async *rows(db, filter) {
    for await (const { document, ...item } of allItems((after) =>
      readFeedback(db, { ...filter, after }),
    )) {
      yield { ...item, document: document.slug, documentTitle: document.title };
    }
  },
};
