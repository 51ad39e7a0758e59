import {
  createRouter,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router';
import { PLACEHOLDER_DELAY_MS, PLACEHOLDER_MIN_MS } from '#contracts/constants.ts';
import { RequestError, type RequestErrorDetails } from '#request/errors.ts';
import { PagePlaceholder } from '../layouts/page-placeholder.tsx';
import { pageErrorDetails } from '../request/catalogue.ts';
import type { RouterContext } from './context.ts';
import { boundedValue } from './query.ts';
import { siteRouteTree } from './route-tree.tsx';

/**
 * Query fields by name. The first of repeated fields counts; long values are cut, as on the
 * server.
 */
function parseSearch(search: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) fields[name] ??= boundedValue(value);
  return fields;
}

/** Serialises a failed request with its code, message and show type into the page. */
const requestErrorAdapter = createSerializationAdapter({
  key: 'request-error',
  test: (value: unknown): value is RequestError => value instanceof RequestError,
  toSerializable: (error) => JSON.stringify(pageErrorDetails(error)),
  fromSerializable: (text: string) => new RequestError(JSON.parse(text) as RequestErrorDetails),
});

/**
 * A page from the server can be scrolled before the router starts. Its first render leaves it
 * there, whether the reader or the browser scrolled it.
 */
function unlessScrolledBefore(): () => boolean {
  let rendered = false;
  return () => {
    const restores = rendered || window.scrollY === 0;
    rendered = true;
    // The router records the place of a page only after a scroll event, and missed this one.
    if (!restores) document.dispatchEvent(new Event('scroll'));
    return restores;
  };
}

/** Creates the site's router: one per request on the server, one per visit in the browser. */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree: siteRouteTree(),
    context,
    ...(history ? { history } : {}),
    basepath: context.basePath,
    caseSensitive: true,
    trailingSlash: 'preserve',
    // On the server it would add an inline script to the page's content.
    scrollRestoration: !import.meta.env.SSR && unlessScrolledBefore(),
    // Scroll to a new page at once; only links within a page scroll smoothly (blocks.css).
    scrollRestorationBehavior: 'instant',
    // A smooth scroll to an anchor would miss it: sections that it passes get their real height.
    defaultHashScrollIntoView: { behavior: 'instant' },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 10_000,
    defaultPendingComponent: PagePlaceholder,
    defaultPendingMs: PLACEHOLDER_DELAY_MS,
    defaultPendingMinMs: PLACEHOLDER_MIN_MS,
    parseSearch,
    stringifySearch: (search) => {
      const fields = Object.entries(search).filter(([, value]) => value != null && value !== '');
      // Most of a page's hundred links have none. URLSearchParams makes texts of the values itself.
      return fields.length > 0 ? `?${new URLSearchParams(fields as [string, string][])}` : '';
    },
  });
  // Every router has this option at run time; only its type is reserved for the framework.
  return Object.assign(router, {
    options: Object.assign(router.options, { serializationAdapters: [requestErrorAdapter] }),
  });
}

/** Type of the site's router. */
export type SiteRouter = ReturnType<typeof createSiteRouter>;
