import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** First tab stop: skips the menus. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {useMessages(commonMessages).skipToContent}
    </a>
  );
}
