import type { RouteInfo } from './context.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';
import { fallbackRow, splitLocale } from './table.ts';

let matcher: SiteRouter | undefined;

/**
 * The page at an address, as the router decides it: the server takes headers and cache rule from the
 * row of the same match that renders the page.
 * @param pathname without base path, in its canonical form
 */
export function matchPage(pathname: string): RouteInfo {
  // Matching reads the route tree only, so the context is never used.
  matcher ??= createSiteRouter({ api: noApi, site: {} as never, basePath: '/' });
  const [, , route] = matcher.getMatchedRoutes(pathname);
  const info = route?.options.staticData?.info;
  return info ?? { row: fallbackRow, locale: splitLocale(pathname).locale };
}

function noApi(): never {
  throw new Error('the matcher loads nothing');
}
