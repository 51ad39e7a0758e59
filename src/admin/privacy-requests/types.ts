import type { AnswerTo, ItemOf } from '../core/api.ts';

export type RequestItem = ItemOf<'GET /admin/privacy-requests'>;
/** A request with what is stored about its person. */
export type PrivacyRequest = AnswerTo<'GET /admin/privacy-requests/:id'>;

/** Key of all requests among the queries. */
export const REQUESTS_KEY = 'privacy-requests';
