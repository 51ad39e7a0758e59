import type { RouteInfo } from './context.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';
import { fallbackRow, splitLocale } from './table.ts';

let matcher: SiteRouter | undefined;

/**
 * The page at an address, by the router's own rules. The server takes headers and cache rule from
 * the same row that renders the page.
 * @param pathname canonical, without base path
 */
export function matchPage(pathname: string): RouteInfo {
  // Matching reads only the route tree and never uses the context.
  matcher ??= createSiteRouter({ api: noApi, site: {} as never, basePath: '/' });
  const [, , route] = matcher.getMatchedRoutes(pathname);
  const info = route?.options.staticData?.info;
  return info ?? { row: fallbackRow, locale: splitLocale(pathname).locale };
}

function noApi(): never {
  throw new Error('the matcher loads nothing');
}
