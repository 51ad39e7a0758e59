/**
 * What the screen shows of a record: one part, both languages beside each other, or the versions of
 * a program.
 */
export const recordViews = ['zh', 'en', 'both', 'shared', 'releases'] as const;
export type RecordView = (typeof recordViews)[number];
