import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/risky-words'];
/** A word as the list shows one. */
export type RiskyWordItem = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];
