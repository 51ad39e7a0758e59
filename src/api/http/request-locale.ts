import type { Locale } from '#contracts/locale.ts';

/** The reader's language: an explicit `locale` first, then Accept-Language, then Chinese. */
export function requestLocale(
  explicit: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (explicit === 'zh' || explicit === 'en') return explicit;
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first.startsWith('en') ? 'en' : 'zh';
}
