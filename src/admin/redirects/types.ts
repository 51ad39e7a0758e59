import type { ItemOf } from '../core/api.ts';

/** A redirect as the list shows one. */
export type RedirectItem = ItemOf<'GET /admin/redirects'>;
/** A missing address as the list shows one. */
export type MissingItem = ItemOf<'GET /admin/missing-pages'>;

/** Key of the list among the queries. */
export const MISSING_KEY = 'missing-pages';
