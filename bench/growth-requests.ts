import { slugOf } from '#db/generate/record.ts';
import { createSearchQueries } from './search-queries.ts';

/** Sizes of a site's content. */
export interface SizeFacts {
  articles: number;
  /** Number of pages of the full list. */
  pages: number;
  /** Number of pages of one category's list. */
  categoryPages: number;
}

/** A kind of request that is measured at all sizes. */
export interface GrowthRequest {
  what: string;
  /** Paths, requested in turn. */
  paths(site: SizeFacts): string[];
  /** Absolute limit of the 95th percentile in milliseconds; replaces the ratio limit. */
  limit?: number;
  /** The size to compare larger ones with, if it is not the smallest. */
  base?: number;
}

/** A category with a typical share of the generated articles. */
export const CATEGORY = 'practice';
/** Number of different articles, so that the length of one text does not decide. */
const DIFFERENT = 20;

const middle = (pages: number) => Math.ceil(pages / 2);
const list = (what: string, fields: (site: SizeFacts) => string) =>
  [
    { what: `${what}, page`, paths: (site: SizeFacts) => [`info?${fields(site)}`] },
    {
      what: `${what}, API`,
      paths: (site: SizeFacts) => [`api/articles?locale=zh&${fields(site)}`],
    },
  ] satisfies GrowthRequest[];
const details = (what: string, first: (articles: number) => number) => {
  const slugs = (articles: number) =>
    Array.from({ length: DIFFERENT }, (_, index) => slugOf(first(articles) + index));
  return [
    {
      what: `${what}, page`,
      paths: ({ articles }: SizeFacts) => slugs(articles).map((slug) => `show/${slug}`),
    },
    {
      what: `${what}, API`,
      paths: ({ articles }: SizeFacts) =>
        slugs(articles).map((slug) => `api/articles/${slug}?locale=zh`),
    },
  ] satisfies GrowthRequest[];
};

/**
 * Limit in milliseconds for kinds with an absolute limit: the search, and a list that must count.
 */
const LIMIT = 30;

/** All kinds of requests whose cost must not grow with the number of articles. */
export const growthRequests: readonly GrowthRequest[] = [
  ...list('list, first page', () => 'page=1'),
  ...list('list, page in the middle', ({ pages }) => `page=${middle(pages)}`),
  ...list('list, last page', ({ pages }) => `page=${pages}`),
  ...list('list of a category', () => `page=1&category=${CATEGORY}`),
  ...list(
    'list of a category, middle',
    ({ categoryPages }) => `page=${middle(categoryPages)}&category=${CATEGORY}`,
  ),
  {
    what: 'list of a product, API',
    paths: () => ['api/articles?locale=zh&product=cyan'],
    // It counts up to a thousand: more than the smallest site has, and no more on the largest.
    limit: LIMIT,
  },
  ...details('newest articles', (articles) => articles - DIFFERENT + 1),
  ...details('oldest articles', () => 1),
  { what: 'home with its news, page', paths: () => [''] },
  { what: 'feed', paths: () => ['info/feed.atom'] },
  { what: 'sitemap index', paths: () => ['sitemap.xml'] },
  {
    what: 'sitemap, full part',
    paths: ({ articles }) => [`sitemap-articles-${Math.ceil(articles / 1000)}.xml`],
    // A hundred articles do not fill a sitemap file of a thousand.
    base: 10_000,
  },
  {
    what: 'search, API',
    paths: () => createSearchQueries().map((query) => `api/search?limit=8&${query}`),
    limit: LIMIT,
  },
];
