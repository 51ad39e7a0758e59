import { Link as RouterLink } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconGlobe } from '#ui/icons.tsx';
import { showToast } from '#ui/state/notices.ts';
import { cx } from '#ui/text.ts';
import type { LanguageLink } from './frame-props.ts';

/** Fragment of a language link to the nearest page, for a page that is not translated. */
const INSTEAD = 'instead';
/** How long the notice stays, in milliseconds: longer than a toast about something just done. */
const NOTICE_MS = 6000;

/**
 * Link to the page in the other language, labelled in that language. It loads a new document: only
 * the documents of English pages have the Latin face. A page that opens instead of another says so.
 */
export function LanguageSwitch({
  to: { href, title },
  locale,
  className,
}: {
  to: LanguageLink;
  locale: Locale;
  className?: string;
}) {
  const text = useMessages(commonMessages);
  useEffect(() => {
    if (location.hash !== `#${INSTEAD}`) return;
    history.replaceState(history.state, '', location.pathname);
    showToast('warning', text.openedInstead, NOTICE_MS);
  }, [text]);
  const other = locale === 'zh' ? 'en' : 'zh-CN';
  const looks = { lang: other, hrefLang: other, title, className: cx('bar-link', className) };
  const label = (
    <>
      <IconGlobe size={18} className="me-1" />
      {text.switchLanguage}
    </>
  );
  if (import.meta.env.SSR) {
    return (
      <a {...looks} href={href}>
        {label}
      </a>
    );
  }
  const [path, query] = href.split('?');
  return (
    <RouterLink
      {...looks}
      reloadDocument
      to={path as '/'}
      // The same page has the same anchors.
      hash={title ? INSTEAD : true}
      search={Object.fromEntries(new URLSearchParams(query))}
    >
      {label}
    </RouterLink>
  );
}
