import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ApiSettings } from '#api/deps.ts';
import { type Feed, type FeedFormat, feedFormats, feedTypes, writeFeed } from '#api/feeds/feed.ts';
import { readArticleFeed, readReleaseFeed } from '#api/feeds/service.ts';
import { readSite } from '#api/site/service.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { productKeys } from '#contracts/values/products.ts';
import type { Database } from '#db/connection.ts';
import { oneOf, slugFrom } from '#site/routing/query.ts';
import { localizePath } from '#site/routing/table.ts';
import { inertPolicy } from './headers.ts';
import { requestRecords } from './request-record.ts';
import { type CachedResponse, cachedResponse, type ResponseCache } from './response-cache.ts';

type Env = { Bindings: HttpBindings };

/** What serving feeds needs. */
export interface FeedsOptions {
  db: Database;
  cache: ResponseCache;
  settings: ApiSettings;
  /** Sends a whole answer in the form the client has asked for. */
  send(c: Context<Env>, entry: CachedResponse): Promise<Response>;
}

/** A kind of feed: where it is, which field narrows it, what it is made from. */
interface FeedKind {
  /** Path of the page it belongs to. */
  page: string;
  field: string;
  /** The field's value as the database may be asked for it; undefined where it cannot be one. */
  known(value: string): string | undefined;
  tags: readonly string[];
  read(db: Database, site: SiteState, locale: Locale, value: string | undefined): Promise<Feed>;
}

const kinds: readonly FeedKind[] = [
  {
    page: '/info',
    field: 'category',
    known: slugFrom,
    tags: ['site', 'articles', 'products', 'media'],
    read: readArticleFeed,
  },
  {
    page: '/support/download',
    field: 'product',
    known: (value) => oneOf(productKeys, value),
    tags: ['site', 'downloads', 'products'],
    read: (db, site, locale, value) => readReleaseFeed(db, site, locale, oneOf(productKeys, value)),
  },
];

/**
 * Serves the feeds at `/info/feed.atom`, `/support/download/feed.json` and so on, below `/en` in
 * English; `?category=` and `?product=` narrow them. They are kept and dropped as pages are.
 */
export function addFeeds(app: Hono<Env>, { db, cache, settings, send }: FeedsOptions): void {
  for (const kind of kinds) {
    for (const locale of locales) {
      for (const format of feedFormats) {
        const path = `${localizePath(kind.page, locale)}/feed.${format}`;
        app.on(['GET', 'HEAD'], path, async (c) => {
          const record = requestRecords.get(c.env.incoming);
          if (record) record.route = path;
          const given = c.req.query(kind.field);
          const value = given === undefined ? undefined : kind.known(given);
          const query = value === undefined ? '' : `?${kind.field}=${value}`;
          const entry =
            given === value
              ? await cache.getOrMake(`feed ${path}${query}`, async () => {
                  const feed = await read(kind, locale, value);
                  const self = settings.publicUrl + path.slice(1) + query;
                  return feed && feedResponse(writeFeed(feed, format, self), format, kind.tags);
                })
              : undefined;
          return entry ? send(c, entry) : c.text('Not found\n', 404);
        });
      }
    }
  }

  async function read(kind: FeedKind, locale: Locale, value: string | undefined) {
    const site = await readSite(db, settings);
    return kind.read(db, site, locale, value).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
  }
}

function feedResponse(text: string, format: FeedFormat, tags: readonly string[]): CachedResponse {
  const headers = {
    'content-type': feedTypes[format],
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': inertPolicy,
  };
  return cachedResponse(200, headers, text, tags);
}
