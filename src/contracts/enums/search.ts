/** Kinds of search results, in the order of their groups. */
export const searchKinds = ['product', 'document', 'article', 'case', 'download', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];
