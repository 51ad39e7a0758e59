import type { Logger } from 'pino';
import { RETRY_AFTER_SECONDS } from '#api/http/errors.ts';
import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SharePicture, SharePictureName } from '#contracts/share-picture.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { DatabaseAwayError, isUnavailable } from '#db/unavailable.ts';
import { createApiClient } from '#site/request/client.ts';
import { RequestError } from '#site/request/errors.ts';
import { boundedValue, queryOf } from '#site/routing/query.ts';
import { sharePictureAddress } from '#site/routing/share-pictures.ts';
import {
  fallbackRow,
  findRow,
  hasEnglish,
  type RouteRow,
  splitLocale,
} from '#site/routing/table.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
} from '../cache/response-cache.ts';
import type { Frontend } from './frontend.ts';
import { createDocuments, type HtmlDocument, type LoadingView } from './html-document.ts';
import type { Redirects } from './redirects.ts';

/** What serving pages needs. */
export interface PagesOptions {
  frontend: Frontend;
  cache: ResponseCache;
  basePath: string;
  log: Logger;
  /** Calls the API in this process, without a socket. */
  callApi: (path: string, init: RequestInit) => Promise<Response>;
  /** Paths that lead elsewhere. */
  redirects: Redirects;
  /** How long a page may take; then it answers 503. 10 s by default. */
  limitMs?: number;
}

/** A page's answer, with how its address is to be named in the log. */
export interface PageAnswer {
  response: CachedResponse;
  /** The route's pattern: secret links must not get into the log. */
  route: string;
  cached: boolean;
}

/** Marks a page, among its tags, that lacks something because the database is away. */
const UNAVAILABLE = 'unavailable';

const initialLoadingView: LoadingView = {
  text: { zh: '加载中，请稍候...', en: 'Loading, please wait...' },
  showLogo: false,
};

/** Serves every page of the site: redirects to the one address of a page, renders, keeps. */
export function createPages(options: PagesOptions) {
  const { frontend, cache, basePath, log, callApi, redirects, limitMs = 10_000 } = options;
  const documents = createDocuments(frontend, basePath);
  let loadingView = initialLoadingView;
  let siteState: Promise<SiteState> | undefined;
  /** The state that was read last: pages show it while the database is away. */
  let lastSite: SiteState | undefined;

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
    const settled = settledPath(pathname);
    const redirect = await redirects.find(settled, search);
    if (redirect?.location) {
      const response = redirectTo(redirect.status, redirect.location);
      return { response, route: 'redirect', cached: false };
    }
    if (settled !== pathname) {
      const location = basePath + settled.slice(1) + search;
      return { response: redirectTo(301, location), route: 'redirect', cached: false };
    }
    const { locale, path } = splitLocale(pathname);
    const found = findRow(path);
    const row: RouteRow = found && (locale === 'zh' || hasEnglish(found)) ? found : fallbackRow;
    const route = locale === 'en' ? `/en${row.path}` : row.path;
    const query = knownQuery(row, search);
    const make = () => render({ pathname, query, row, locale, requestId, userAgent });
    // What a redirect without a target says of a path holds where no page is found there.
    const judged = (response: CachedResponse): CachedResponse =>
      redirect && response.status === 404 ? { ...response, status: redirect.status } : response;
    if (!isShared(row, query)) return { response: judged(await make()), route, cached: false };
    let made = false;
    let unshared: CachedResponse | undefined;
    const response = await cache.getOrMake(
      pathname + query,
      async () => {
        made = true;
        const entry = await make();
        if (entry.status === 503) return entry;
        if (entry.status === 200 && entry.headers['cache-control'] !== 'no-store') return entry;
        unshared = entry;
        return undefined;
      },
      { isVariant: query !== '' },
    );
    return { response: judged(response ?? unshared ?? (await make())), route, cached: !made };
  }

  interface PageRequest {
    pathname: string;
    query: string;
    row: RouteRow;
    locale: Locale;
    requestId: string;
    userAgent: string;
    submission?: BookingSubmission | undefined;
  }

  /** Renders a page and notes in `tags` what it was made from. @throws whatever rendering throws */
  async function renderFrom(request: PageRequest, tags: Set<string>) {
    const { pathname, query, row, locale, requestId, userAgent, submission } = request;
    const send = async (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('x-request-id', requestId);
      if (row.secret) headers.set('user-agent', userAgent);
      const response = await callApi(url, { ...init, headers });
      if (response.status === 503) tags.add(UNAVAILABLE);
      for (const tag of response.headers.get('cache-tags')?.split(',') ?? []) tags.add(tag);
      return response;
    };
    const api = (language: Locale) => createApiClient({ apiUrl: '', locale: language, send });
    tags.add('site');
    siteState ??= api(locale)('GET /site').catch((error: unknown) => {
      siteState = undefined;
      if (!lastSite) throw error;
      tags.delete(UNAVAILABLE);
      return lastSite;
    });
    const site = await siteState;
    lastSite = site;
    loadingView = site.loadingView;
    const href = basePath + pathname.slice(1) + query;
    return { site, href, output: await frontend.render({ href, basePath, site, api, submission }) };
  }

  async function render(request: PageRequest): Promise<CachedResponse> {
    const { pathname, query, row, locale, requestId, submission } = request;
    const tags = new Set<string>();
    try {
      const { site, href, output } = await withinLimit(renderFrom(request, tags));
      if (tags.has(UNAVAILABLE)) {
        if (output.kind !== 'page') throw new DatabaseAwayError();
        return unavailablePage(documents.page(output, row.screen, site));
      }
      if (output.kind === 'redirect') return redirectTo(output.status, output.location);
      const screen = output.status === 404 ? fallbackRow.screen : row.still ? null : row.screen;
      const document = documents.page(output, screen, site);
      const status = submission?.status ?? output.status;
      const shared = status === 200 && isShared(row, query) && !frontend.dev;
      return await pageResponse(document, { status, row, tags, href, shared });
    } catch (error) {
      if (isUnavailable(error) || (error instanceof RequestError && error.status === 503)) {
        return unavailablePage(documents.unavailable(locale));
      }
      log.error({ err: error, requestId, route: row.path }, 'rendering failed; the shell is sent');
      const document = documents.shell(locale, loadingView);
      const href = basePath + pathname.slice(1);
      const status = submission?.status ?? 200;
      return pageResponse(document, { status, row, tags, href, shared: false });
    }
  }

  /** Ends a render that takes too long; a page must not wait for ever on the database. */
  async function withinLimit<T>(work: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DatabaseAwayError()), limitMs);
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The page of a booking that was posted without scripts and refused; kept nowhere. */
  function renderBooking(
    pathname: string,
    submission: BookingSubmission,
    requestId: string,
  ): Promise<CachedResponse> {
    const { locale, path } = splitLocale(pathname);
    const row = findRow(path) ?? fallbackRow;
    return render({ pathname, query: '', row, locale, requestId, userAgent: '', submission });
  }

  /** What stands on the share pictures of a page; undefined where search engines find no such page. */
  async function findSharePicture(
    name: SharePictureName,
    locale: Locale,
  ): Promise<SharePicture | undefined> {
    const [path = '', fields] = (sharePictureAddress(name) ?? '').split('?');
    const row = findRow(path);
    if (!row || (locale === 'en' && !hasEnglish(row))) return undefined;
    const pathname = locale === 'en' ? `/en${path}` : path;
    const query = fields ? `?${fields}` : '';
    const entry = await cache.getOrMake(
      `card ${pathname}${query}`,
      async () => {
        const tags = new Set<string>();
        const request = { pathname, query, row, locale, requestId: '', userAgent: '' };
        const { output } = await withinLimit(renderFrom(request, tags));
        if (tags.has(UNAVAILABLE)) throw new DatabaseAwayError();
        if (output.kind !== 'page' || output.status !== 200 || !output.card) return undefined;
        return cachedResponse(200, {}, JSON.stringify(output.card), tags);
      },
      { isVariant: query !== '' },
    );
    if (!entry) return undefined;
    const card = JSON.parse(entry.bodies.identity.toString()) as SharePicture;
    return card.subject === name.subject && card.slug === name.slug ? card : undefined;
  }

  interface PageFacts {
    status: number;
    row: RouteRow;
    tags: Set<string>;
    href: string;
    /** Whether everybody gets the same answer. */
    shared: boolean;
  }

  async function pageResponse(
    { html, policy }: HtmlDocument,
    { status, row, tags, href, shared }: PageFacts,
  ): Promise<CachedResponse> {
    const finished = frontend.finish ? await frontend.finish(href, html) : html;
    return cachedResponse(
      status,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
        ...(row.secret
          ? { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
          : {}),
      },
      finished,
      tags,
    );
  }

  return {
    answer,
    renderBooking,
    findSharePicture,
    /** Forgets what was made from content with this tag; everything where none is named. */
    contentChanged(tag?: string): void {
      if (tag === undefined) cache.clear();
      else cache.dropTag(tag);
      if (tag === undefined || tag === 'site') {
        siteState = undefined;
        redirects.changed();
      }
    },
  };
}

/** The pages of the site. */
export type Pages = ReturnType<typeof createPages>;

/** Whether everybody may get the same answer. */
function isShared(row: RouteRow, query: string): boolean {
  if (row.secret || row.fresh) return false;
  const given = new URLSearchParams(query);
  // What one visitor types few others do: kept, such pages would only push the others out.
  if (row.query?.includes('q') && given.get('q')) return false;
  return !row.personalQuery?.some((name) => given.has(name));
}

/**
 * The one address of a page: no doubled slashes, none at the end but on `/` and `/en/`, nothing
 * escaped that needs no escape. The router would read `/%73hare/x` as `/share/x`, where the table
 * sees another page and would let a secret one go without its headers.
 */
function settledPath(pathname: string): string {
  const path = (isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25'))
    .replace(/%[2-7][0-9a-f]/gi, plainCharacter)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return path === '/en' ? '/en/' : path;
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops calls whose result is not used.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** The character behind an escape, if addresses may hold it as it is. */
function plainCharacter(escaped: string): string {
  const character = decodeURIComponent(escaped);
  return /[A-Za-z0-9._~-]/.test(character) ? character : escaped;
}

/** The query fields a page reads, in the table's order, so that other fields make no other page. */
function knownQuery({ query = [] }: RouteRow, search: string): string {
  if (!search) return '';
  const given = new URLSearchParams(search);
  return queryOf(query, (name) => boundedValue(given.get(name) ?? ''));
}

/** The page for a database that is away: kept by nobody, and not an error of the page itself. */
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

function redirectTo(status: number, location: string): CachedResponse {
  return cachedResponse(status, { location, 'cache-control': 'no-store' }, '', []);
}
