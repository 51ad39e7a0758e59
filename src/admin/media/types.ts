import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

/** A file as the list shows it. */
export type MediaItem = RouteData<AdminEndpoints['GET /admin/media']>['items'][number];
/** A file with everything that is known about it. */
export type MediaRecord = RouteData<AdminEndpoints['GET /admin/media/:id']>;
export type MediaQuery = RouteCall<AdminEndpoints['GET /admin/media']>['query'];
/** Folders and tags. */
export type MediaFolders = RouteData<AdminEndpoints['GET /admin/media-folders']>;

/** Key of everything about the library among the queries. */
export const MEDIA_KEY = 'media';
