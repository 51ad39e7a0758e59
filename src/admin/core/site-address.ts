import type { Locale } from '#contracts/locale.ts';
import { basePath } from './api.ts';

/** Address of a page of the site in a language, from its Chinese path. */
export function siteAddress(path: string, locale: Locale): string {
  const name = path.replace(/^\//, '');
  return basePath + (locale === 'en' ? `en/${name}`.replace(/\/$/, '') : name);
}
