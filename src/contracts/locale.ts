/** The languages of the site, the first being the default. */
export const locales = ['zh', 'en'] as const;
/** A language of the site. */
export type Locale = (typeof locales)[number];

/** A label that exists in both languages at once; English may be missing. */
export interface LocalizedText {
  zh: string;
  en: string | null;
}

/** The text of a label in a language, falling back to Chinese where English is missing. */
export function pickText(text: LocalizedText, locale: Locale): string {
  return (locale === 'en' ? text.en : null) ?? text.zh;
}
