/** Languages of the site; the first is the default. */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages. */
export type BothTexts = Readonly<Record<Locale, string>>;

/** A label in both languages; English may be missing. */
export interface LocalizedText {
  zh: string;
  en: string | null;
}

/** The label in a language; Chinese if English is missing. */
export function pickText(text: LocalizedText, locale: Locale): string {
  return (locale === 'en' ? text.en : null) ?? text.zh;
}
