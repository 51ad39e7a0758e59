import { slugOf } from '#db/generate/record.ts';
import { createSearchQueries } from './search-queries.ts';

/** What there is on a site. */
export interface SizeFacts {
  articles: number;
  /** Pages of the whole list. */
  pages: number;
  /** Pages of the list of one category. */
  categoryPages: number;
}

/** What is asked of the sites of all sizes. */
export interface GrowthRequest {
  what: string;
  /** Addresses below the site's, asked in turn. */
  paths(site: SizeFacts): string[];
  /** Most milliseconds of the 95th percentile, in place of the bound of the ratio. */
  limit?: number;
  /** The size that larger ones are compared with, where it is not the smallest. */
  base?: number;
}

/** A category that the generator fills like the others. */
export const CATEGORY = 'practice';
/** Different articles that are asked for; a text's own length must not decide. */
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

/** Most milliseconds of what is bounded by itself: the search, and a list that has to count. */
const LIMIT = 30;

/** Every kind of request whose cost must not grow with the number of articles. */
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
    // It counts to a thousand: more than the smallest site has, and no more on the largest.
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
    // A hundred articles do not fill a part of a thousand.
    base: 10_000,
  },
  {
    what: 'search, API',
    paths: () => createSearchQueries().map((query) => `api/search?limit=8&${query}`),
    limit: LIMIT,
  },
];
