import type { ClientKind } from '#contracts/enums/shares.ts';

/** User agent patterns; the first match wins. */
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

/** The kind of client of a user agent: enough for staff, but it identifies nobody. */
export function clientKindOf(userAgent: string): ClientKind {
  return patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';
}
