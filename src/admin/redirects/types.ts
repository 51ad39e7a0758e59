import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type Redirects = AdminEndpoints['GET /admin/redirects'];
type MissingPages = AdminEndpoints['GET /admin/missing-pages'];
/** A redirect as the list shows one. */
export type RedirectItem = RouteData<Redirects>['items'][number];
export type RedirectQuery = RouteCall<Redirects>['query'];
/** A missing address as the list shows one. */
export type MissingItem = RouteData<MissingPages>['items'][number];
export type MissingQuery = RouteCall<MissingPages>['query'];

/** Key of the list among the queries. */
export const MISSING_KEY = 'missing-pages';
