import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';

/** A version with its texts. */
export type Notice = RouteData<AdminEndpoints['GET /admin/privacy-notices/:id']>;
/** A version as the list shows one. */
export type NoticeItem = RouteData<AdminEndpoints['GET /admin/privacy-notices']>['items'][number];

/** Key of all versions among the queries. */
export const NOTICES_KEY = 'privacy-notices';
