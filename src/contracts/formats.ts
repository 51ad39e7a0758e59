import { beijingDay, beijingTime } from './days.ts';
import { NO_BREAK_SPACE, WORD_JOINER } from './joiners.ts';
import type { Locale } from './locale.ts';

// `Intl` formats are made at the first use: making one blocks a phone for about 20 ms.

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A moment or a calendar day (ISO 8601) as a date in words, in the provider's time zone. It stays on
 * one line, by word joiners and a no-break space; the year of an English date may follow on the next.
 */
export function formatDay(iso: string, locale: Locale): string {
  const [year = 0, month = 0, day = 0] = beijingDay(iso).split('-').map(Number);
  return locale === 'zh'
    ? [year, '年', month, '月', day, '日'].join(WORD_JOINER)
    : `${day}${NO_BREAK_SPACE}${MONTHS[month - 1]} ${year}`;
}

/** A moment (ISO 8601) as a date in words with hours and minutes, in the provider's time zone. */
export function formatMoment(iso: string, locale: Locale): string {
  return `${formatDay(iso, locale)} ${beijingTime(iso).slice(11)}`;
}

/** Stands in a column of a table where a row has no value. */
export const NO_VALUE = '–';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in bytes with the unit that keeps it short, e.g. `1.4 MB`, on one line. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)}${NO_BREAK_SPACE}${UNITS[power]}`;
}

const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** A number with thousands separators. */
export function formatNumber(value: number, locale: Locale): string {
  const format =
    numberFormats.get(locale) ?? new Intl.NumberFormat(locale === 'zh' ? 'zh-CN' : 'en-GB');
  numberFormats.set(locale, format);
  return format.format(value);
}
