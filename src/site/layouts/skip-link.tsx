import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** First stop of the keyboard: past the menus, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {useMessages(commonMessages).skipToContent}
    </a>
  );
}
