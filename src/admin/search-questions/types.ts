import type { AnswerTo, ItemOf } from '../core/api.ts';

/** A record with its questions as the list shows one. */
export type AskedItem = ItemOf<'GET /admin/search-questions'>;
/** A record with its questions as the dialog needs one. */
export type AskedRecord = AnswerTo<'GET /admin/search-questions/:id'>;
/** The questions in one language. */
export type QuestionList = AskedRecord['languages'][number];

/** Key of lists and records among the queries. */
export const QUESTIONS_KEY = 'search-questions';
