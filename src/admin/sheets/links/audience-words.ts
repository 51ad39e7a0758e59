import { type ShareAudience, shareAudiences } from '#contracts/enums/shares.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';
import { isForScenes, sceneAudiences } from '#contracts/sheets/links.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { linkMessages } from './messages.ts';

/** What links of a kind may be for, and how each is called. */
export function useAudienceWords() {
  const text = useMessages(linkMessages);
  return {
    choices: (kind: ShareKind): readonly ShareAudience[] =>
      kind === 'scene' ? sceneAudiences : shareAudiences,
    name: (kind: ShareKind, audience: ShareAudience) =>
      kind === 'scene' && isForScenes(audience)
        ? text.sceneAudiences[audience]
        : text.audiences[audience],
    hint: (kind: ShareKind, audience: ShareAudience) =>
      kind === 'scene' && isForScenes(audience)
        ? text.sceneAudienceHints[audience]
        : text.audienceHints[audience],
  };
}
