import type { Locale } from '#contracts/locale.ts';
import { readPreferences } from '#contracts/preferences.ts';

/**
 * The reader's language: an explicit `locale` first, then that of the site's languages which
 * Accept-Language wants most, then Chinese. `q=0` refuses a language.
 */
export function requestLocale(
  explicit: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (explicit === 'zh' || explicit === 'en') return explicit;
  const wanted = readPreferences(acceptLanguage ?? '').flatMap(({ value, weight }) => {
    const locale = (['zh', 'en'] as const).find((one) => value.split('-')[0] === one);
    return locale && weight > 0 ? locale : [];
  });
  return wanted[0] ?? 'zh';
}
