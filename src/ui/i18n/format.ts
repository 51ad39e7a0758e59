import type { Locale } from '#contracts/locale.ts';

/** Dates are in the provider's time zone, so that server and browser render the same text. */
const dayFormats: Record<Locale, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
};

/** A moment or a calendar day (ISO 8601) as a date in words. */
export function formatDay(iso: string, locale: Locale): string {
  return dayFormats[locale].format(new Date(iso));
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in bytes with the unit that keeps it short, e.g. `1.4 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power]}`;
}

const numberFormats: Record<Locale, Intl.NumberFormat> = {
  zh: new Intl.NumberFormat('zh-CN'),
  en: new Intl.NumberFormat('en-GB'),
};

/** A number with thousands separators. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormats[locale].format(value);
}
