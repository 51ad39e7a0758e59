import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/facts'];
/** A fact as the list shows one. */
export type FactItem = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];

/** A fact with the texts that show it. */
export type FactRecord = RouteData<AdminEndpoints['GET /admin/facts/:id']>;
export type FactUse = FactRecord['uses'][number];

/** What a save sends. */
export type FactBody = RouteCall<AdminEndpoints['POST /admin/facts/:id/check']>['body'];
