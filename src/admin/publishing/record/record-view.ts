/**
 * What the screen shows of a record: one part, both languages beside each other, the versions of
 * a program, or the links to a scene.
 */
export const recordViews = ['zh', 'en', 'both', 'shared', 'releases', 'links'] as const;
export type RecordView = (typeof recordViews)[number];
