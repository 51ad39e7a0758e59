import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { Frame } from '../layouts/frame.tsx';
import { PageError } from '../layouts/page-error.tsx';
import type { Page } from '../page.ts';
import { describeError, exceptionHref, isRedirectError } from '../request/catalogue.ts';
import { SiteRoot } from '../root.tsx';
import type { RouterContext } from './context.ts';
import { keptPage } from './kept-page.ts';
import { pageModules } from './page-modules.ts';
import { FallbackPage, type LoadedPage, RoutePage } from './page-view.tsx';
import { fallbackRow, hasEnglish, paramsAreValid, type RouteRow, routeTable } from './table.ts';

/**
 * For links that open no sheet. Only their pages fetch it. Where that fails, the router would load the page
 * anew: without a connection, all that was typed would be gone.
 */
const SheetError = lazyRouteComponent(() =>
  import('../sheets/sheet-error.tsx').then(
    (module) => ({ default: module.SheetError }),
    () => ({ default: PageError }),
  ),
);

let tree: ReturnType<typeof createRouteTree> | undefined;

/** The route tree. All routers share it, because it has no state of a request. */
export function siteRouteTree() {
  tree ??= createRouteTree();
  return tree;
}

/**
 * Builds the route tree from the table: the root, the frame, and a route per row and language.
 */
function createRouteTree() {
  const root = createRootRouteWithContext<RouterContext>()({ component: SiteRoot });
  const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
  const pages: AnyRoute[] = [];
  const add = (row: RouteRow, locale: Locale, path: string) => {
    pages.push(pageRoute(frame, row, locale, path));
  };
  for (const row of routeTable as readonly RouteRow[]) {
    const path = row.path.replace(/:([a-z]+)/g, '$$$1');
    add(row, 'zh', path);
    if (hasEnglish(row)) add(row, 'en', `/en${path}`);
  }
  add(fallbackRow, 'zh', '/$');
  add(fallbackRow, 'en', '/en/$');
  return root.addChildren([frame.addChildren(pages)]);
}

function pageRoute(parent: AnyRoute, row: RouteRow, locale: Locale, path: string): AnyRoute {
  const module = pageModules.get(row.page);
  if (!module) throw new Error(`route ${row.path} has no page module ${row.page}`);
  const fallback = pageModules.get(fallbackRow.page);
  const isFallback = row === fallbackRow;
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { info: { row, locale } },
    // Each load of a shared sheet is recorded as an opening, so hovering a link must not load it.
    ...(row.secret ? { preload: false } : {}),
    loaderDeps: ({ search }) => pickQuery(row, search as Record<string, string>),
    loader: async ({ params, deps, context, route }) => {
      if (isFallback || !paramsAreValid(params as Record<string, string>)) throw notFound();
      const page = await module.load();
      const { api, site, basePath, submission, shown } = context as RouterContext;
      try {
        const data = await page.load?.({
          api: api(locale),
          path: row.path,
          params: params as Record<string, string>,
          search: deps,
          locale,
          site,
          submission,
        });
        return loadedPage(page, data);
      } catch (error) {
        const kept = keptPage(error, { routeId: route.id, params, deps }, shown?.());
        if (kept) return kept;
        throw outcomeOf(error, site, basePath);
      }
    },
    component: RoutePage,
    notFoundComponent: lazyRouteComponent(async () => {
      await fallback?.load();
      return { default: FallbackPage };
    }),
    errorComponent: row.secret ? SheetError : PageError,
  });
}

function loadedPage(page: Page, data: unknown): LoadedPage {
  return {
    data,
    hasOtherLanguage: page.hasOtherLanguage?.(data) ?? true,
    counterpart: page.counterpart?.(data) ?? null,
    locale: page.locale?.(data) ?? null,
  };
}

/** Only the query fields of the row, so that other fields do not cause a reload or a render. */
function pickQuery(row: RouteRow, search: Record<string, string>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of row.query ?? []) {
    const value = search[name];
    if (value) picked[name] = value;
  }
  return picked;
}

/** Maps a loader's error to the fallback page, the exception page, or the error itself. */
function outcomeOf(error: unknown, site: SiteState, basePath: string): unknown {
  if (isRedirectError(error)) {
    const { errorCode, message } = describeError(error);
    return redirect({
      href: basePath + exceptionHref(site.exceptionPath, errorCode, message).slice(1),
      statusCode: 302,
    });
  }
  return isMissing(error) ? notFound() : error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
