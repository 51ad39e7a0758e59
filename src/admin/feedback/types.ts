import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/feedback'];
/** A text of a reader as the list shows one. */
export type Feedback = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];

type Documents = AdminEndpoints['GET /admin/feedback-documents'];
/** The answers about one document. */
export type FeedbackDocument = RouteData<Documents>['items'][number];
export type DocumentsQuery = RouteCall<Documents>['query'];

/** Key of both lists among the queries. */
export const FEEDBACK_KEY = 'feedback';
