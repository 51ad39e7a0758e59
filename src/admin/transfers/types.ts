import type { AnswerTo } from '../core/api.ts';

export type Check = AnswerTo<'POST /admin/import-checks'>;

export type Applied = AnswerTo<'POST /admin/imports'>;

/** Key of the imports among the queries. */
export const IMPORTS_KEY = 'imports';
