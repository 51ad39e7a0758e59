/** Kinds of records that a search finds, in the order their groups are shown. */
export const searchKinds = ['product', 'document', 'article', 'case', 'download'] as const;
/** A kind of record that a search finds. */
export type SearchKind = (typeof searchKinds)[number];
