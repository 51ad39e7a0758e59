import type { AnswerTo, ItemOf } from '../core/api.ts';

/** A version with its texts. */
export type Notice = AnswerTo<'GET /admin/privacy-notices/:id'>;
/** A version as the list shows one. */
export type NoticeItem = ItemOf<'GET /admin/privacy-notices'>;

/** Key of all versions among the queries. */
export const NOTICES_KEY = 'privacy-notices';
