import { useMessages } from '#ui/i18n/messages.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { coreMessages } from './messages.ts';

/** Shown while data or a screen is under way. */
export function Loading() {
  return <Placeholder>{useMessages(coreMessages).loading}</Placeholder>;
}
