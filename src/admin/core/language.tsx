import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Locale, locales } from '#contracts/locale.ts';
import { LocaleProvider } from '#ui/i18n/messages.tsx';
import { coreMessages } from './messages.ts';

const KEY = 'admin-language';

interface Language {
  locale: Locale;
  setLocale(locale: Locale): void;
}

const LanguageContext = createContext<Language>({ locale: 'zh', setLocale: () => {} });

/** The language of the interface; kept on the device for the sign-in page. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(storedLocale);
  useEffect(() => {
    localStorage.setItem(KEY, locale);
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
    document.title = coreMessages[locale].title;
  }, [locale]);
  const language = useMemo(() => ({ locale, setLocale }), [locale]);
  return (
    <LanguageContext value={language}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

function storedLocale(): Locale {
  const stored = localStorage.getItem(KEY);
  return locales.find((known) => known === stored) ?? 'zh';
}
