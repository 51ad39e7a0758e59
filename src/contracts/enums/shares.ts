/** Sheets that a link can open. */
export const shareKinds = [
  'scene',
  'order',
  'requirement',
  'device',
  'acceptance',
  'report',
] as const;
/** A sheet that a link can open. */
export type ShareKind = (typeof shareKinds)[number];

/** Kinds whose route takes a UUID as token. */
export const uuidShareKinds = [
  'requirement',
  'device',
  'acceptance',
] as const satisfies ShareKind[];

/** How much of the sheet the holder of a link sees. */
export const shareAudiences = ['public', 'holder'] as const;
/** How much of the sheet the holder of a link sees. */
export type ShareAudience = (typeof shareAudiences)[number];

/** Coarse kind of client that opened a link. */
export const clientKinds = ['wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown'] as const;
/** A coarse kind of client. */
export type ClientKind = (typeof clientKinds)[number];
