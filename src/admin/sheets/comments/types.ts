import { PANORAMA_PART } from '#contracts/sheets/comments.ts';
import type { ItemOf } from '../../core/api.ts';

export type Comment = ItemOf<'GET /admin/sheets/:id/comments'>;

/** Key of the comments among the queries. */
export const COMMENTS_KEY = 'sheet-comments';

/** What the comments of a panel are on. */
export interface Commented {
  kind: 'sheet' | 'scene';
  id: string;
}

/** The comments that stand as pins in a panorama, in the order of their numbers. */
export const pinsOf = (items: readonly Comment[]): readonly Comment[] =>
  items.filter(
    ({ parentId, anchor }) => !parentId && anchor.part === PANORAMA_PART && anchor.point,
  );
