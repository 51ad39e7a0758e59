import { Link as RouterLink } from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import { IconGlobe } from '../components/icons.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useMessages } from '../i18n/messages.tsx';

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
