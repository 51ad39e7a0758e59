import type { Logger } from 'pino';
import { RETRY_AFTER_SECONDS } from '#api/http/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { DatabaseAwayError, isUnavailable } from '#db/unavailable.ts';
import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import type { RenderOutput } from '#site/entry-server.tsx';
import { matchPage } from '#site/routing/match.ts';
import { fallbackRow, type RouteRow } from '#site/routing/table.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { type ClientFor, UNAVAILABLE, UNSHARED } from '../http/in-process.ts';
import { englishArticleFor } from './english-article.ts';
import type { Frontend } from './frontend.ts';
import { createDocuments, type HtmlDocument, type LoadingView } from './html-document.ts';
import type { MissingCounts } from './missing-counts.ts';
import { createMissingPages } from './missing-pages.ts';
import { canonicalPath, isShared, knownQuery } from './page-address.ts';
import type { Redirects } from './redirects.ts';

export interface PagesOptions {
  frontend: Frontend;
  cache: ResponseCache;
  basePath: string;
  log: Logger;
  /** Makes the API client of one page. */
  clientFor: ClientFor;
  redirects: Redirects;
  missing: MissingCounts;
  /** Time limit for one render, in milliseconds. */
  limitMs?: number;
  /** Where browsers report breaches of the content security policy. */
  reportUrl?: string | undefined;
}

/** A page's answer and its name in the log. */
export interface PageAnswer {
  response: CachedResponse;
  /** The route pattern: secret links must not appear in the log. */
  route: string;
  /** True if it came from the cache or was made for a simultaneous request. */
  cached: boolean;
}

/** A request for a page, after route matching. */
interface PageRequest {
  pathname: string;
  /** The query fields that the page reads. */
  query: string;
  row: RouteRow;
  locale: Locale;
  requestId: string;
  visitor: PageVisitor;
  /** What was posted without scripts: the page shows its values and the answer. */
  submission?: PageSubmission | undefined;
}

export interface PageVisitor {
  clientAddress: string;
  userAgent: string;
  isHead: boolean;
  /** The Referer header. */
  referrer: string;
  /** The Cookie header: links with a passcode look for their pass in it. */
  cookie?: string | undefined;
}

const anonymous: PageVisitor = {
  clientAddress: '',
  userAgent: '',
  isHead: false,
  referrer: '',
};

/** Serves all pages: redirects to canonical addresses, renders, caches. */
export function createPages(options: PagesOptions) {
  const {
    frontend,
    cache,
    basePath,
    log,
    clientFor,
    redirects,
    missing,
    limitMs = 10_000,
    reportUrl,
  } = options;
  const documents = createDocuments(frontend, basePath, reportUrl);
  const missingPages = createMissingPages();
  let loadingView: LoadingView | undefined;
  /** The last initial state: pages show it while the database is unavailable. */
  let lastSite: SiteState | undefined;

  /**
   * Answers one page; `pathname` and `search` come without the base path. The client is passed to
   * the API only for pages that differ by visitor: shared links count their openings.
   */
  async function answer(
    pathname: string,
    search: string,
    requestId: string,
    visitor: PageVisitor = anonymous,
  ): Promise<PageAnswer> {
    const canonical = canonicalPath(pathname);
    const redirect = await redirects.find(canonical, search);
    if (redirect?.location) return redirected(redirect.status, redirect.location);
    if (canonical !== pathname) return redirected(301, basePath + canonical.slice(1) + search);
    const { row, locale } = matchPage(pathname);
    const query = knownQuery(row, search);
    const request = { pathname, query, row, locale, requestId, visitor };
    const { response, cached } = isShared(row, query)
      ? await sharedPage(request)
      : { response: await render(request), cached: false };
    // A 410 redirect applies only where no page exists.
    const gone = redirect && response.status === 404;
    if (response.status === 404 && !gone && !visitor.isHead)
      missing.add(pathname, visitor.referrer);
    return {
      response: gone ? { ...response, status: redirect.status } : response,
      route: locale === 'en' ? `/en${row.path}` : row.path,
      cached,
    };
  }

  /** A page that is the same for everybody: cached, or rendered and then cached. */
  async function sharedPage(request: PageRequest) {
    let rendered: CachedResponse | undefined;
    const make = async () => {
      rendered = await render(request);
      // If this is a 503, the cache returns the stale page where there is one.
      return rendered.status === 503 || isCacheable(rendered) ? rendered : undefined;
    };
    const isVariant = request.query !== '';
    const entry = await cache.getOrMake(request.pathname + request.query, make, { isVariant });
    const response = entry ?? rendered ?? (await render(request));
    return { response, cached: entry !== undefined && entry !== rendered };
  }

  async function render(request: PageRequest): Promise<CachedResponse> {
    const tags = new Set<string>();
    try {
      const { site, output } = await withinLimit(outputOf(request, tags), request);
      if (tags.has(UNAVAILABLE)) {
        if (output.kind !== 'page') throw new DatabaseAwayError();
        return unavailablePage(documents.page(output, request.row.page, site));
      }
      if (output.kind === 'redirect') return redirectTo(output.status, output.location);
      const status = request.submission?.status ?? output.status;
      const document = pageDocument(request.row, output, site);
      return await pageResponse(request, document, tags, status);
    } catch (error) {
      return renderingFailed(request, error);
    }
  }

  /** Renders a page and adds the tags of its content. @throws rendering errors */
  async function outputOf(request: PageRequest, tags: Set<string>) {
    const { pathname, query, row, locale, submission } = request;
    const api = clientOf(request, tags);
    const site = await siteState(api(locale), tags);
    const article = row === fallbackRow ? await englishArticleFor(pathname, api) : undefined;
    if (article) {
      const location = basePath + article.slice(1);
      return { site, output: { kind: 'redirect', status: 302, location } as const };
    }
    const renderAt = (address: string) =>
      frontend.render({ href: basePath + address.slice(1), basePath, site, api, submission });
    const missing =
      row === fallbackRow && !frontend.dev
        ? await missingPages.find(pathname, site, renderAt)
        : undefined;
    return { site, output: missing ?? (await renderAt(pathname + query)) };
  }

  async function siteState(api: ApiClient, tags: Set<string>): Promise<SiteState> {
    try {
      lastSite = await api('GET /site');
    } catch (error) {
      if (!lastSite) throw error;
      tags.delete(UNAVAILABLE);
    }
    loadingView = lastSite.loadingView;
    return lastSite;
  }

  /** Ends a render that exceeds the time limit. */
  async function withinLimit<T>(work: Promise<T>, { requestId, row }: PageRequest): Promise<T> {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      log.warn({ requestId, route: row.path, limitMs }, 'A page was not ready in time');
      timeout.reject(new DatabaseAwayError());
    }, limitMs);
    try {
      return await Promise.race([work, timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The page at an address that answers what was posted to it without scripts; never cached. */
  function renderSubmission(
    address: string,
    submission: PageSubmission,
    requestId: string,
  ): Promise<CachedResponse> {
    const [pathname = '', search = ''] = address.split('?', 2);
    const { row, locale } = matchPage(pathname);
    const query = knownQuery(row, search && `?${search}`);
    return render({ pathname, query, row, locale, requestId, visitor: anonymous, submission });
  }

  /** The answer when a page could not be rendered: the browser then renders it in the shell. */
  function renderingFailed(request: PageRequest, error: unknown): Promise<CachedResponse> {
    const { requestId, row, locale, submission } = request;
    if (isUnavailable(error) || (error instanceof RequestError && error.status === 503)) {
      return Promise.resolve(unavailablePage(documents.unavailable(locale)));
    }
    log.error({ err: error, requestId, route: row.path }, 'Rendering failed; sending the shell');
    const document = documents.shell(locale, loadingView);
    return pageResponse(request, document, new Set(), submission?.status ?? 200, false);
  }

  function clientOf({ row, query, requestId, visitor }: PageRequest, tags: Set<string>) {
    const caller = { requestId, tags, ...(isShared(row, query) ? anonymous : visitor) };
    return (locale: Locale) => clientFor(caller, locale);
  }

  function pageDocument(
    row: RouteRow,
    output: Extract<RenderOutput, { kind: 'page' }>,
    site: SiteState,
  ): HtmlDocument {
    const scriptAtStart = row.hydrate === 'touch' ? null : row.page;
    return documents.page(output, output.status === 404 ? fallbackRow.page : scriptAtStart, site);
  }

  async function pageResponse(
    { pathname, query, row, submission }: PageRequest,
    { html, policy }: HtmlDocument,
    tags: Set<string>,
    status: number,
    cacheable = status === 200 &&
      !submission &&
      isShared(row, query) &&
      !tags.has(UNSHARED) &&
      !frontend.dev,
  ): Promise<CachedResponse> {
    const href = basePath + pathname.slice(1) + query;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': cacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(row.secret && secretHeaders(status)),
    };
    const finished = frontend.finish ? await frontend.finish(href, html.toString()) : html;
    return cachedResponse(status, headers, finished, tags);
  }

  return {
    answer,
    renderSubmission,
    /** Drops everything made from content with this tag; everything if there is no tag. */
    contentChanged(tag?: string): void {
      if (tag === undefined) cache.clear();
      else cache.dropTag(tag);
      if (tag === undefined || tag === 'site') redirects.changed();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

/**
 * Headers of the pages of secret links. The form for a passcode is posted with its origin, which
 * browsers leave out where a page sends no referrer at all.
 */
function secretHeaders(status: number): Record<string, string> {
  return {
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': status === 403 ? 'same-origin' : 'no-referrer',
  };
}

function isCacheable({ status, headers }: CachedResponse): boolean {
  return status === 200 && headers['cache-control'] !== 'no-store';
}

/** The page shown while the database is unavailable; it is not cached. */
function unavailablePage({ html, policy }: HtmlDocument): CachedResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'retry-after': String(RETRY_AFTER_SECONDS),
  };
  return cachedResponse(503, headers, html, []);
}

function redirected(status: number, location: string): PageAnswer {
  return { response: redirectTo(status, location), route: 'redirect', cached: false };
}

function redirectTo(status: number, location: string): CachedResponse {
  return cachedResponse(status, { location, 'cache-control': 'no-store' }, '', []);
}
