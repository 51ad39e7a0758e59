import { z } from 'zod';
import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { searchKinds } from '#contracts/enums/search.ts';
import { highlightSchema } from '#contracts/highlight.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema, localeSchema, slugSchema } from '#contracts/schemas.ts';

const named = z.object({ key: z.string(), name: z.string() });

/** Where a record is shown. */
const place = {
  kind: z.enum(searchKinds),
  /** Name of the record in addresses: a slug, or the key of a product. */
  key: z.string(),
  /** Its Chinese path with query, such as `/show/live-latency-budget`. */
  path: z.string(),
};

const hit = z.object({
  ...place,
  title: highlightSchema,
  /** Its summary, or the place in its text that fits best. */
  snippet: highlightSchema,
  /** Category of an article, section of a document, industry of a case, platform of a download. */
  category: named.nullable(),
  /** From the whole solution to its parts. */
  products: z.array(z.object({ key: z.enum(productKeys), name: z.string() })),
  /** What a document expects of its reader. */
  level: z.enum(documentLevels).nullable(),
  publishedAt: instantSchema,
});

/** One record that was found. */
export type SearchHit = z.output<typeof hit>;

const link = z.object({ ...place, title: z.string() });

/** A record that is offered without having been found. */
export type SearchLink = z.output<typeof link>;

/** Numbers are exact up to a bound; beyond it `more` is set, to be shown as in "100+". */
const bounded = { count: z.number().int(), more: z.boolean() };

const results = z.object({
  /** What was searched for, in small letters and plain widths. */
  query: z.string(),
  /** What was searched for in its place, where only a correction finds anything. */
  corrected: z.string().nullable(),
  /** Nothing holds all the words: these hold some of them. */
  relaxed: z.boolean(),
  /** Best first. */
  hits: z.array(hit),
  total: z.object(bounded),
  /** How many of each kind pass the other filters; kinds without a hit are left out. */
  kinds: z.array(z.object({ kind: z.enum(searchKinds), ...bounded })),
  /** What to offer where nothing was found or nothing was asked. */
  suggestions: z
    .object({
      /** Queries that are written alike and do find something. */
      queries: z.array(z.string()),
      /** What other visitors ask for most. */
      popular: z.array(link),
      /** Parts of the site to look in; `path` leads to the filtered list. */
      sections: z.array(z.object({ path: z.string(), name: z.string(), count: z.number().int() })),
    })
    .nullable(),
});

/** Answer of a search. */
export type SearchResults = z.output<typeof results>;

/** Searches everything that is public. */
export const search = defineRoute({
  method: 'GET',
  path: '/search',
  group: 'search',
  summary:
    'Searches products, documents, articles, cases and downloads, also while a query is typed',
  query: z.strictObject({
    locale: localeSchema,
    /** The last word may be unfinished. Empty: only suggestions are answered. */
    q: z.string().trim().max(80).default(''),
    kind: z.enum(searchKinds).optional(),
    product: z.enum(productKeys).optional(),
    /** Key of an article's category, a document's section, a case's industry or a download's platform. */
    category: slugSchema.optional(),
    level: z.enum(documentLevels).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    offset: z.coerce.number().int().min(0).max(500).default(0),
    /** 1 once the visitor has stopped typing: a search without a result then becomes a task for editors. */
    settled: z.enum(['0', '1']).default('0'),
  }),
  data: results,
});
