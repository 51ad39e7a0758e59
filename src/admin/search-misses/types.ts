import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/search-misses'];
/** A search without result as the list shows one. */
export type SearchMiss = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];

/** Key of the lists among the queries. */
export const MISSES_KEY = 'search-misses';
