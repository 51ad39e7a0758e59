import { type LocalizedText, pickText } from '#contracts/locale.ts';
import { useLocale } from '#ui/i18n/messages.tsx';

/** Picks the text of a localized label in the page's language. */
export function usePick(): (text: LocalizedText) => string {
  const locale = useLocale();
  return (text) => pickText(text, locale);
}

/** Joins class names; skips empty ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
