import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

/** A chat group or another receiver, without its address and secret. */
export type Webhook = RouteData<AdminEndpoints['GET /admin/webhooks/:id']>;
export type ListQuery = RouteCall<AdminEndpoints['GET /admin/webhooks']>['query'];

/** Key of lists and records of webhooks among the queries. */
export const WEBHOOKS_KEY = 'webhooks';
