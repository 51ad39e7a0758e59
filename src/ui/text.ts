import { type LocalizedText, pickText } from '#contracts/locale.ts';
import { useLocale } from '#ui/i18n/messages.tsx';

/** Reads labels that exist in both languages in the language of the page. */
export function usePick(): (text: LocalizedText) => string {
  const locale = useLocale();
  return (text) => pickText(text, locale);
}

/** Joins class names, leaving out what is empty. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
