import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

type List = AdminEndpoints['GET /admin/reply-templates'];
/** A template as the list shows one. */
export type ReplyTemplate = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];
