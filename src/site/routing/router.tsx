import {
  createRouter,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router';
import { PLACEHOLDER_DELAY_MS, PLACEHOLDER_MIN_MS } from '#contracts/constants.ts';
import { PagePlaceholder } from '../layouts/page-placeholder.tsx';
import { RequestError, type RequestErrorDetails } from '../request/errors.ts';
import type { RouterContext } from './context.ts';
import { boundedValue } from './query.ts';
import { siteRouteTree } from './route-tree.tsx';

/** Query fields by name; of a field given twice the first counts, and long ones are cut, as on the server. */
function parseSearch(search: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) fields[name] ??= boundedValue(value);
  return fields;
}

/** Lets a failed request keep its code, message and show type on the way into the page. */
const requestErrorAdapter = createSerializationAdapter({
  key: 'request-error',
  test: (value: unknown): value is RequestError => value instanceof RequestError,
  toSerializable: (error) => JSON.stringify(error.details()),
  fromSerializable: (text: string) => new RequestError(JSON.parse(text) as RequestErrorDetails),
});

/** Creates the site's router; the server makes one per request, the browser one per visit. */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree: siteRouteTree(),
    context,
    ...(history ? { history } : {}),
    basepath: context.basePath,
    caseSensitive: true,
    trailingSlash: 'preserve',
    // On the server it would add an inline script to the page's content.
    scrollRestoration: !import.meta.env.SSR,
    // Another page begins at its place; only links within a page glide (base.css).
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 10_000,
    defaultPendingComponent: PagePlaceholder,
    defaultPendingMs: PLACEHOLDER_DELAY_MS,
    defaultPendingMinMs: PLACEHOLDER_MIN_MS,
    parseSearch,
    stringifySearch: (search) => {
      const fields = Object.entries(search).filter(([, value]) => value != null && value !== '');
      const text = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
      return fields.length > 0 ? `?${text}` : '';
    },
  });
  // The option exists at run time for every router; only its type is reserved for the framework.
  return Object.assign(router, {
    options: Object.assign(router.options, { serializationAdapters: [requestErrorAdapter] }),
  });
}

/** The site's router. */
export type SiteRouter = ReturnType<typeof createSiteRouter>;
