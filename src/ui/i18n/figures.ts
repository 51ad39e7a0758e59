import { numberWords, zonedTimes } from '#contracts/figures.ts';
import { useLocale } from './messages.tsx';

/** Dates and times in a time zone (IANA name), in the page's language. */
export function useZoned(timeZone: string) {
  return zonedTimes(useLocale(), timeZone);
}

/** Formats numbers, percentages, money and durations in the page's language. */
export function useNumbers() {
  return numberWords[useLocale()];
}
