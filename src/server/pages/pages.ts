import type { Logger } from 'pino';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { RenderOutput } from '#site/entry-server.tsx';
import { matchPage } from '#site/routing/match.ts';
import { fallbackRow, type RouteRow } from '#site/routing/table.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
} from '../cache/response-cache.ts';
import type { ClientFor } from '../http/in-process.ts';
import type { Frontend } from './frontend.ts';
import { createDocuments, type HtmlDocument, type LoadingView } from './html-document.ts';
import { createMissingPages } from './missing-pages.ts';
import { canonicalPath, isShared, knownQuery } from './page-address.ts';
import type { Redirects } from './redirects.ts';

/** What serving pages needs. */
export interface PagesOptions {
  frontend: Frontend;
  cache: ResponseCache;
  basePath: string;
  log: Logger;
  /** Makes the request client of one page. */
  clientFor: ClientFor;
  redirects: Redirects;
}

/** The answer of a page, with its name in the log. */
export interface PageAnswer {
  response: CachedResponse;
  /** The route's pattern: secret links must not get into the log. */
  route: string;
  /** Whether it was taken from memory, or made for another request that came first. */
  cached: boolean;
}

/** One request for a page, after its address has been matched. */
interface PageRequest {
  pathname: string;
  /** The query fields that the page reads. */
  query: string;
  row: RouteRow;
  locale: Locale;
  requestId: string;
  userAgent: string;
}

/** Serves every page of the site: redirects to the one address of a page, renders, keeps. */
export function createPages(options: PagesOptions) {
  const { frontend, cache, basePath, log, clientFor, redirects } = options;
  const documents = createDocuments(frontend, basePath);
  const missingPages = createMissingPages();
  let loadingView: LoadingView | undefined;

  /**
   * Answers one page; `pathname` and `search` come without the base path. `userAgent` reaches the
   * API for secret pages only, which record by what kind of client they were opened.
   */
  async function answer(
    pathname: string,
    search: string,
    requestId: string,
    userAgent = '',
  ): Promise<PageAnswer> {
    const canonical = canonicalPath(pathname);
    const redirect = await redirects.find(canonical, search);
    if (redirect?.location) return redirected(redirect.status, redirect.location);
    if (canonical !== pathname) return redirected(301, basePath + canonical.slice(1) + search);
    const { row, locale } = matchPage(pathname);
    const query = knownQuery(row, search);
    const request = { pathname, query, row, locale, requestId, userAgent };
    const { response, cached } = isShared(row, query)
      ? await sharedPage(request)
      : { response: await render(request), cached: false };
    // A 410 redirect applies only where no page exists.
    const gone = redirect && response.status === 404;
    return {
      response: gone ? { ...response, status: redirect.status } : response,
      route: locale === 'en' ? `/en${row.path}` : row.path,
      cached,
    };
  }

  /** A page that is the same for everybody: from memory, or rendered and kept. */
  async function sharedPage(request: PageRequest) {
    let rendered: CachedResponse | undefined;
    const kept = await cache.getOrMake(request.pathname + request.query, async () => {
      rendered = await render(request);
      return isKept(rendered) ? rendered : undefined;
    });
    const response = kept ?? rendered ?? (await render(request));
    return { response, cached: kept !== undefined && rendered === undefined };
  }

  async function render(request: PageRequest): Promise<CachedResponse> {
    const tags = new Set<string>();
    try {
      const { pathname, query, row } = request;
      const api = clientOf(request, tags);
      const site = await api(request.locale)('GET /site');
      loadingView = site.loadingView;
      const renderAt = (address: string) =>
        frontend.render({ href: basePath + address.slice(1), basePath, site, api });
      const missing =
        row === fallbackRow && !frontend.dev
          ? await missingPages.find(pathname, site, renderAt)
          : undefined;
      const output = missing ?? (await renderAt(pathname + query));
      if (output.kind === 'redirect') return redirectTo(output.status, output.location);
      return await pageResponse(request, pageDocument(row, output, site), tags, output.status);
    } catch (error) {
      return renderingFailed(request, error);
    }
  }

  /** Answers where a page could not be rendered: the browser then renders it in the shell. */
  function renderingFailed(request: PageRequest, error: unknown): Promise<CachedResponse> {
    const { requestId, row, locale } = request;
    log.error({ err: error, requestId, route: row.path }, 'Rendering failed; the shell is sent');
    const document = documents.shell(locale, loadingView);
    return pageResponse(request, document, new Set(), 200, false);
  }

  function clientOf({ row, requestId, userAgent }: PageRequest, tags: Set<string>) {
    const caller = { requestId, userAgent: row.secret ? userAgent : '', tags };
    return (locale: Locale) => clientFor(caller, locale);
  }

  function pageDocument(
    row: RouteRow,
    output: Extract<RenderOutput, { kind: 'page' }>,
    site: SiteState,
  ): HtmlDocument {
    const scriptAtStart = row.still ? null : row.page;
    return documents.page(output, output.status === 404 ? fallbackRow.page : scriptAtStart, site);
  }

  async function pageResponse(
    { pathname, query, row }: PageRequest,
    { html, policy }: HtmlDocument,
    tags: Set<string>,
    status: number,
    mayBeKept = status === 200 && isShared(row, query) && !frontend.dev,
  ): Promise<CachedResponse> {
    const href = basePath + pathname.slice(1) + query;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': mayBeKept ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(row.secret
        ? { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
        : {}),
    };
    const finished = frontend.finish ? await frontend.finish(href, html.toString()) : html;
    return cachedResponse(status, headers, finished, tags);
  }

  return {
    answer,
    /** Forgets what was made from content with this tag; everything without one. */
    contentChanged(tag?: string): void {
      if (tag === undefined) cache.clear();
      else cache.dropTag(tag);
      if (tag === undefined || tag === 'site') redirects.changed();
    },
  };
}

/** The pages of the site. */
export type Pages = ReturnType<typeof createPages>;

function isKept({ status, headers }: CachedResponse): boolean {
  return status === 200 && headers['cache-control'] !== 'no-store';
}

function redirected(status: number, location: string): PageAnswer {
  return { response: redirectTo(status, location), route: 'redirect', cached: false };
}

function redirectTo(status: number, location: string): CachedResponse {
  return cachedResponse(status, { location, 'cache-control': 'no-store' }, '', []);
}
