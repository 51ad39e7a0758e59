import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Placeholder } from '#ui/placeholder.tsx';

/** Shown in a page's place while its script or its data are under way. */
export function PagePlaceholder() {
  return <Placeholder>{useMessages(commonMessages).loading}</Placeholder>;
}
