import type { ClientKind } from '#contracts/enums/shares.ts';

/** Kinds by what the user agent holds, the first that fits wins. */
const patterns: readonly (readonly [ClientKind, RegExp])[] = [
  [
    'bot',
    /bot\b|crawl|spider|slurp|preview|externalhit|whatsapp|embedly|skype|monitor|curl|wget|python|headless/i,
  ],
  ['wechat', /MicroMessenger/i],
  ['tablet', /iPad|Tablet|Android(?!.*Mobile)/i],
  ['phone', /iPhone|Mobile/i],
  ['computer', /Windows NT|Macintosh|X11|CrOS/i],
];

/** The coarse kind of client behind a user agent: enough for staff, nothing that identifies anyone. */
export function clientKindOf(userAgent: string): ClientKind {
  return patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';
}
