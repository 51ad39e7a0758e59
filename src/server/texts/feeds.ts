import type { Hono } from 'hono';
import { type Feed, type FeedFormat, feedFormats, feedTypes, writeFeed } from '#api/feeds/feed.ts';
import { readArticleFeed, readReleaseFeed } from '#api/feeds/service.ts';
import { readSite } from '#api/site/service.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { Database } from '#db/connection.ts';
import { oneOf, slugFrom } from '#site/routing/query.ts';
import { localizePath } from '#site/routing/table.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { answerText, type ContentTextOptions } from './content-text.ts';

interface FeedKind {
  /** Path of the feed's page. */
  page: string;
  field: string;
  /** The valid value of a query field; undefined for an invalid one. */
  known(value: string): string | undefined;
  tags: readonly string[];
  read(db: Database, site: SiteState, locale: Locale, value: string | undefined): Promise<Feed>;
}

const kinds: readonly FeedKind[] = [
  {
    page: '/info',
    field: 'category',
    known: slugFrom,
    tags: ['site', 'articles', 'articles:*', 'products', 'media'],
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

/** Path of the feed of a page. */
export function feedPath(page: string, locale: Locale, format: FeedFormat): string {
  return `${localizePath(page, locale)}/feed.${format}`;
}

/**
 * Serves the feeds at `/info/feed.atom`, `/support/download/feed.json` and so on, below `/en` in
 * English. `?category=` and `?product=` filter them. They are cached like pages.
 */
export function addFeeds(app: Hono<SiteEnv>, options: ContentTextOptions): void {
  const { db, settings } = options;
  for (const kind of kinds) {
    for (const locale of locales) {
      for (const format of feedFormats) {
        const path = feedPath(kind.page, locale, format);
        app.on(['GET', 'HEAD'], path, (c) => {
          const given = c.req.query(kind.field);
          const value = given === undefined ? undefined : kind.known(given);
          const query = value === undefined ? '' : `?${kind.field}=${value}`;
          return answerText(c, options, {
            route: path,
            key: given === value ? `feed ${path}${query}` : undefined,
            locale,
            make: async () => {
              const site = await readSite(db, settings);
              const feed = await kind.read(db, site, locale, value);
              const text = writeFeed(feed, format, settings.publicUrl + path.slice(1) + query);
              return { text, type: feedTypes[format], tags: kind.tags };
            },
          });
        });
      }
    }
  }
}
