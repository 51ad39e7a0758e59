import type { ItemOf } from '../core/api.ts';

/** A template as the list shows one. */
export type ReplyTemplate = ItemOf<'GET /admin/reply-templates'>;
