/** Photos that a person sends with one step: a comment, or the decision on an item. */
export const MAX_PHOTOS = 6;
/** Longest side to which a device shrinks a photo before it is sent, in pixels. */
export const SENT_PHOTO_SIDE = 2048;
/** Part of a photo that belongs to a comment; the part's key is the comment's id. */
export const COMMENT_PART = 'comment';
