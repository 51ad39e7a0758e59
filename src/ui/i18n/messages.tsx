import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { defineMessages, type Messages } from '#contracts/messages.ts';

export { defineMessages, type Messages };

const LocaleContext = createContext<Locale>('zh');

/** Sets the language of everything below it. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** The texts of an area in the page's language. */
export function useMessages<Texts>(messages: Messages<Texts>): Texts {
  return messages[use(LocaleContext)];
}
