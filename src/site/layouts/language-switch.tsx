import { Link as RouterLink } from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconGlobe } from '#ui/icons.tsx';

/**
 * Link to the same page in the other language, labelled in that language.
 * @param props.to path and query; an absolute address on the server
 */
export function LanguageSwitch({ to, locale }: { to: string; locale: Locale }) {
  const text = useMessages(commonMessages);
  const other = locale === 'zh' ? 'en' : 'zh-CN';
  const looks = { lang: other, hrefLang: other, className: 'bar-link' };
  const label = (
    <>
      <IconGlobe size={18} className="me-1" />
      {text.switchLanguage}
    </>
  );
  if (import.meta.env.SSR) {
    return (
      <a {...looks} href={to}>
        {label}
      </a>
    );
  }
  const [path, query] = to.split('?');
  return (
    <RouterLink {...looks} to={path as '/'} search={Object.fromEntries(new URLSearchParams(query))}>
      {label}
    </RouterLink>
  );
}
