import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';

export type Comment = RouteData<AdminEndpoints['GET /admin/sheets/:id/comments']>['items'][number];

/** Key of the comments among the queries. */
export const COMMENTS_KEY = 'sheet-comments';
