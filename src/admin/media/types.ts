import type { AnswerTo, ItemOf, QueryOf } from '../core/api.ts';

/** A file as the list shows it. */
export type MediaItem = ItemOf<'GET /admin/media'>;
/** A file with everything that is known about it. */
export type MediaRecord = AnswerTo<'GET /admin/media/:id'>;
export type MediaQuery = QueryOf<'GET /admin/media'>;
/** Folders and tags. */
export type MediaFolders = AnswerTo<'GET /admin/media-folders'>;

/** Key of everything about the library among the queries. */
export const MEDIA_KEY = 'media';
