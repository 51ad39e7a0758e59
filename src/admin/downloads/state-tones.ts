import type { ReleaseState } from '#contracts/enums/downloads.ts';
import type { Tone } from '#ui/badge.tsx';

/** Colours of the states of a version. */
export const stateTones: Record<ReleaseState, Tone | undefined> = {
  draft: undefined,
  issued: 'good',
  withdrawn: 'warn',
};
