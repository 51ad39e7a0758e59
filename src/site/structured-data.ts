import { type Locale, pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { localizePath } from './routing/table.ts';

/** Absolute address of a Chinese path in a language. */
export function absoluteUrl(site: SiteState, path: string, locale: Locale): string {
  return site.publicUrl + localizePath(path, locale).slice(1);
}

/** The provider, as author or publisher. */
export function organization(site: SiteState, locale: Locale): object {
  return {
    '@type': 'Organization',
    name: pickText(site.brandName, locale),
    url: absoluteUrl(site, '/', locale),
  };
}

/** The way to a page, home first; the last step is the page itself. */
export function breadcrumbList(
  site: SiteState,
  locale: Locale,
  steps: { name: string; path: string }[],
): object {
  const home = { name: pickText(site.brandName, locale), path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path, locale),
    })),
  };
}
