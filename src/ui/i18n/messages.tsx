import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#contracts/locale.ts';

/** Interface text of one area in both languages; the English one is typed by the Chinese one. */
export interface Messages<Texts> {
  zh: Texts;
  en: Texts;
}

/** Widens literal types: the second language needs the same keys, not the same words. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { [K in keyof T]: Widened<T[K]> };

/** Declares the interface text of one area. A text missing in English is a compile error. */
export function defineMessages<const Texts>(messages: {
  zh: Texts;
  en: NoInfer<Widened<Texts>>;
}): Messages<Widened<Texts>> {
  return messages as Messages<Widened<Texts>>;
}

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
