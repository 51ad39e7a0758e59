import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/** The time zone of the reader's device; null on the server, which cannot know. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    unchanging,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    () => null,
  );
}
