import type { ItemOf, QueryOf } from '../core/api.ts';

/** A text of a reader as the list shows one. */
export type Feedback = ItemOf<'GET /admin/feedback'>;
export type ListQuery = QueryOf<'GET /admin/feedback'>;

/** The answers about one document. */
export type FeedbackDocument = ItemOf<'GET /admin/feedback-documents'>;
export type DocumentsQuery = QueryOf<'GET /admin/feedback-documents'>;

/** Key of both lists among the queries. */
export const FEEDBACK_KEY = 'feedback';
