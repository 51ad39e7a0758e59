/** Kinds of plain records, that is without drafts and parts, that go to the trash when they are deleted. */
export const trashedKinds = ['fact', 'risky-word', 'redirect', 'search-synonym'] as const;
export type TrashedKind = (typeof trashedKinds)[number];
