import { allItems, type Resource } from '#api/transfers/table.ts';
import { type QuestionFilter, readAskedRecords } from './list.ts';

const columns = ['id', 'kind', 'titleZh', 'titleEn', 'zh', 'en'] as const;

/** The records of the search with their questions, the newest first. */
export const searchQuestionResource: Resource<QuestionFilter> = {
  columns: columns.map((name) => ({ name })),
  async *rows(db, filter) {
    for await (const { title, ...item } of allItems((after) =>
      readAskedRecords(db, { ...filter, after }),
    )) {
      yield { ...item, titleZh: title.zh, titleEn: title.en };
    }
  },
};
