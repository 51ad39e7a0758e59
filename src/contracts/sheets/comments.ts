/** What a comment is about; a place in a picture or video is a point or a box in fractions of it. */
export interface CommentAnchor {
  /** Kind of the part, such as `item`; `sheet` for the whole. */
  part: string;
  /** Key of the part. */
  key?: string;
  point?: { x: number; y: number };
  box?: { x: number; y: number; width: number; height: number };
}

/** Characters of one comment. */
export const MAX_COMMENT_LENGTH = 4000;

/**
 * Part of the comments that are pinned to a panorama: the key is that of its light, the point is in
 * fractions of the whole panorama.
 */
export const PANORAMA_PART = 'panorama';
