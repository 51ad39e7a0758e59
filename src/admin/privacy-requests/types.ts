import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/privacy-requests'];
export type RequestItem = RouteData<List>['items'][number];
export type RequestQuery = RouteCall<List>['query'];
/** A request with what is stored about its person. */
export type PrivacyRequest = RouteData<AdminEndpoints['GET /admin/privacy-requests/:id']>;

/** Key of all requests among the queries. */
export const REQUESTS_KEY = 'privacy-requests';
