import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Placeholder } from '#ui/placeholder.tsx';

/** Replaces a page while its script or data is loading. */
export function PagePlaceholder() {
  return <Placeholder>{useMessages(commonMessages).loading}</Placeholder>;
}
