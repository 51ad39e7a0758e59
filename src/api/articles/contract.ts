import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
  tocSchema,
} from '#contracts/schemas.ts';
import { productKeys } from '#contracts/values/products.ts';

const productName = z.object({ key: z.enum(productKeys), name: z.string() });
const category = z.object({ key: z.string(), name: z.string() });
const link = z.object({ uid: z.string(), title: z.string() });

const articleCard = z.object({
  uid: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  pinned: z.boolean(),
  /** From the whole solution to its parts; the last one is the most specific. */
  products: z.array(productName),
  publishedAt: instantSchema,
  readingMinutes: z.number().int(),
});

/** What lists show of an article. */
export type ArticleCard = z.output<typeof articleCard>;

const article = articleCard.extend({
  html: z.string(),
  toc: tocSchema,
  author: z.string().nullable(),
  updatedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether lists show it; false for the privacy notice. */
  listed: z.boolean(),
  /** Whether the other language has it too. */
  hasTwin: z.boolean(),
  /** The one published after it. */
  next: link.nullable(),
  /** The one published before it. */
  previous: link.nullable(),
  related: z.array(articleCard),
});

/** A whole article. */
export type Article = z.output<typeof article>;

/** The articles of the information centre, pinned ones first, then by date. */
export const listArticles = defineRoute({
  method: 'GET',
  path: '/articles',
  group: 'articles',
  summary: 'Articles of the information centre, pinned ones first, then the newest',
  query: z.strictObject({
    locale: localeSchema,
    ...pageFields,
    category: slugSchema.optional(),
    product: z.enum(productKeys).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  data: pageOf(articleCard).extend({
    /** Categories that have articles in this language. */
    categories: z.array(category.extend({ count: z.number().int() })),
  }),
  cacheTags: ['articles', 'products'],
});

/** One article. */
export const getArticle = defineRoute({
  method: 'GET',
  path: '/articles/:uid',
  group: 'articles',
  summary: 'One article with its neighbours and related ones',
  params: z.strictObject({ uid: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: article,
  cacheTags: ['articles', 'products'],
});
