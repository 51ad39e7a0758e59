import { formatDay, formatMoment } from '#contracts/formats.ts';
import { useLocale } from './messages.tsx';

/** Formats dates in the language of the page, in Beijing time. */
export function useDates() {
  const locale = useLocale();
  /** A calendar day, or the day of a moment (ISO 8601). */
  const day = (iso: string): string => formatDay(iso, locale);
  /** A moment (ISO 8601) with hours and minutes. */
  const moment = (iso: string): string => formatMoment(iso, locale);
  return { day, moment };
}
