import { Link as RouterLink } from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconGlobe } from '#ui/icons.tsx';

/** Leads to the same page in the other language; named in that language. */
export function LanguageSwitch({ to, locale }: { to: string; locale: Locale }) {
  const text = useMessages(commonMessages);
  const other = locale === 'zh' ? 'en' : 'zh-CN';
  const [path, query] = to.split('?');
  return (
    <RouterLink
      to={path as '/'}
      search={Object.fromEntries(new URLSearchParams(query))}
      lang={other}
      hrefLang={other}
      className="bar-link"
    >
      <IconGlobe size={18} className="me-1" />
      {text.switchLanguage}
    </RouterLink>
  );
}
