import type { ItemOf } from '../core/api.ts';

/** A word as the list shows one. */
export type RiskyWordItem = ItemOf<'GET /admin/risky-words'>;
