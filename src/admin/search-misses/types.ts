import type { ItemOf } from '../core/api.ts';

/** A search without result as the list shows one. */
export type SearchMiss = ItemOf<'GET /admin/search-misses'>;

/** Key of the lists among the queries. */
export const MISSES_KEY = 'search-misses';
