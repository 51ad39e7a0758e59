import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { localizePath } from './table.ts';

/** Absolute address of a Chinese path in a language. The path may have a query. */
export function absoluteUrl(site: SiteState, address: string, locale: Locale): string {
  const [path = '', query] = address.split('?');
  return site.publicUrl + localizePath(path, locale).slice(1) + (query ? `?${query}` : '');
}
