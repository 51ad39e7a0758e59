import { useMemo } from 'react';
import { numberWords, zonedTimes } from '#contracts/figures.ts';
import { useLocale } from './messages.tsx';

/** Dates and times in a time zone (IANA name), in the page's language. */
export function useZoned(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => zonedTimes(locale, timeZone), [locale, timeZone]);
}

/** Formats numbers, percentages, money and durations in the page's language. */
export function useNumbers() {
  return numberWords[useLocale()];
}
