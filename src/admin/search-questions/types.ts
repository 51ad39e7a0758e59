import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/search-questions'];
/** A record with its questions as the list shows one. */
export type AskedItem = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];
/** A record with its questions as the dialog needs one. */
export type AskedRecord = RouteData<AdminEndpoints['GET /admin/search-questions/:id']>;
/** The questions in one language. */
export type QuestionList = AskedRecord['languages'][number];

/** Key of lists and records among the queries. */
export const QUESTIONS_KEY = 'search-questions';
