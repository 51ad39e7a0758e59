import { beijingDay } from '../days.ts';
import type { ShareAudience } from '../enums/shares.ts';

/** Characters of the note on who has a link, and of the name of its holder. */
export const MAX_LINK_LABEL = 120;

/** Days for which a link may be valid at most. */
export const MAX_LINK_DAYS = 3 * 366;

/** Audiences of links to scenes: who reads, and who comments as well. */
export const sceneAudiences = ['public', 'signer'] as const satisfies ShareAudience[];
export type SceneAudience = (typeof sceneAudiences)[number];

/** Whether a link to a scene may be for an audience. */
export const isForScenes = (audience: ShareAudience): audience is SceneAudience =>
  sceneAudiences.some((one) => one === audience);

/** The last day in Beijing on which a link opens its sheet, `YYYY-MM-DD`. */
export function lastDayOf(expiresAt: string): string {
  return beijingDay(new Date(Date.parse(expiresAt) - 1));
}

/** Where a link stands: it opens its sheet, is locked after wrong passcodes, or has ended. */
export const linkStates = ['live', 'locked', 'expired', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

/** The state of a link. */
export function linkStateOf(
  { revokedAt, expiresAt, lockedAt }: Record<'revokedAt' | 'expiresAt' | 'lockedAt', Date | null>,
  now = new Date(),
): LinkState {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= now) return 'expired';
  return lockedAt ? 'locked' : 'live';
}
