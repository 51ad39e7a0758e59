import { Placeholder } from '../components/placeholder.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useMessages } from '../i18n/messages.tsx';

/** Shown in a page's place while its script or its data are under way. */
export function PagePlaceholder() {
  return <Placeholder>{useMessages(commonMessages).loading}</Placeholder>;
}
