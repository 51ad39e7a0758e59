import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

export type LinkItem = RouteData<AdminEndpoints['GET /admin/share-links']>['items'][number];
export type LinkQuery = RouteCall<AdminEndpoints['GET /admin/share-links']>['query'];
/** A link as it was made: its address, and the passcode that is shown once. */
export type MadeLink = RouteData<AdminEndpoints['POST /admin/share-links']>;

/** Key of the lists of links among the queries. */
export const LINKS_KEY = 'share-links';
