import { z } from 'zod';
import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { searchKinds } from '#contracts/enums/search.ts';
import { highlightSchema } from '#contracts/highlight.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, localeSchema, slugSchema } from '#contracts/schemas.ts';

const { route } = routesOf('search');

const named = z.object({ key: z.string(), name: z.string() });

/** Location of a record on the site. */
const location = {
  kind: z.enum(searchKinds),
  /** Slug of the record; for a product its key. */
  slug: z.string(),
  /** Its Chinese path with query, such as `/show/live-latency-budget`. */
  path: z.string(),
};

const hit = z.object({
  ...location,
  title: highlightSchema,
  /** The summary, or the best matching part of the text. */
  snippet: highlightSchema,
  /** Category of an article, section of a document, industry of a case, platform of a download. */
  category: named.nullable(),
  /** From the full solution to its parts. */
  products: z.array(z.object({ key: z.enum(productKeys), name: z.string() })),
  /** Level of a document. */
  level: z.enum(documentLevels).nullable(),
  publishedAt: instantSchema,
});

/** One search result. */
export type SearchHit = z.output<typeof hit>;

/** The answer to a common question, shown above the results. */
export const searchAnswerSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** Chinese path of the page that says more. */
  path: z.string(),
  /** Label of the link to that page. */
  label: z.string(),
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;

const link = z.object({ ...location, title: z.string() });

/** A suggested record that did not match the search. */
export type SearchLink = z.output<typeof link>;

/** Counts are exact up to a limit; above it `more` is set, to be shown as "100+". */
const bounded = { count: z.number().int(), more: z.boolean() };

const results = z.object({
  /** The query in lower case and with half-width characters. */
  query: z.string(),
  /** The corrected query, if no record has some of the words and each part of it is a known word. */
  corrected: z.string().nullable(),
  /** No record has some of the words: these results lack them. */
  relaxed: z.boolean(),
  /** The answer to the question of the query, without filters on the first page. */
  answer: searchAnswerSchema.nullable(),
  /** Best first. */
  hits: z.array(hit),
  /** For English queries with few English results or none: documents and pages that are only in Chinese. */
  onlyInChinese: z.array(hit),
  total: z.object(bounded),
  /** Number of results of each kind with the other filters; kinds without results are left out. */
  kinds: z.array(z.object({ kind: z.enum(searchKinds), ...bounded })),
  /** Suggestions for an empty query or an empty result. */
  suggestions: z
    .object({
      /** Similar queries that have results. */
      queries: z.array(z.string()),
      /** Records that other visitors request most. */
      popular: z.array(link),
      /** Parts of the site; `path` is the filtered list. */
      sections: z.array(z.object({ path: z.string(), name: z.string(), count: z.number().int() })),
    })
    .nullable(),
});

/** Response of a search. */
export type SearchResults = z.output<typeof results>;

/** Searches all public records. */
export const search = route('GET /search', {
  summary:
    'Searches products, documents, articles, cases, downloads and pages, also while a query is typed',
  query: z.strictObject({
    locale: localeSchema,
    /** The last word may be incomplete. An empty query returns only suggestions. */
    q: z.string().trim().max(80).default(''),
    kind: z.enum(searchKinds).optional(),
    product: z.enum(productKeys).optional(),
    /**
     * Key of an article's category, a document's section, a case's industry or a download's
     * platform.
     */
    category: slugSchema.optional(),
    level: z.enum(documentLevels).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    offset: z.coerce.number().int().min(0).max(500).default(0),
    /**
     * 1 if the visitor has stopped typing: then a search without results is recorded for editors.
     */
    settled: z.enum(['0', '1']).default('0'),
  }),
  data: results,
});
