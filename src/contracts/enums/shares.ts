/** Kinds of sheets that a shared link can open, by their nouns in docs/glossary.md. */
export const shareKinds = [
  'scene',
  'live-report',
  'work-order',
  'requirement',
  'device-sheet',
  'acceptance-sheet',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Kinds with a UUID as token. */
export const uuidShareKinds = [
  'requirement',
  'device-sheet',
  'acceptance-sheet',
] as const satisfies ShareKind[];

/** Audiences of a shared link; `holder` sees more of the sheet than `public`. */
export const shareAudiences = ['public', 'holder'] as const;
export type ShareAudience = (typeof shareAudiences)[number];

/** Kinds of clients that open links, without details. */
export const clientKinds = ['wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown'] as const;
export type ClientKind = (typeof clientKinds)[number];
