/**
 * Audiences of a shared link: who only reads, who also sees ports, addresses and masked contacts, who
 * may also decide and sign, and who does the work of one sheet without an account.
 */
export const shareAudiences = ['public', 'holder', 'signer', 'worker'] as const;
export type ShareAudience = (typeof shareAudiences)[number];

/** Kinds of clients that open links, without details. */
export const clientKinds = ['wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown'] as const;
export type ClientKind = (typeof clientKinds)[number];
