import type { AnswerTo, ItemOf } from '../../core/api.ts';

export type LinkItem = ItemOf<'GET /admin/share-links'>;
/** A link as it was made: its address, and the passcode that is shown once. */
export type MadeLink = AnswerTo<'POST /admin/share-links'>;

/** Key of the lists of links among the queries. */
export const LINKS_KEY = 'share-links';
