import { z } from 'zod';
import { caseCardSchema } from '#contracts/cards.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { cardMarksSchema } from '#contracts/highlight.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { defineRoute } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
  tocSchema,
} from '#contracts/schemas.ts';

const productName = z.object({ key: z.enum(productKeys), name: z.string() });
const category = z.object({ key: z.string(), name: z.string() });
const link = z.object({ slug: z.string(), title: z.string() });

const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  pinned: z.boolean(),
  /** From the whole solution to its parts; the last one is the most specific. */
  products: z.array(productName),
  publishedAt: instantSchema,
  readingMinutes: z.number().int(),
  cover: pictureSchema.nullable(),
  marks: cardMarksSchema.optional(),
});

/** What lists show of an article. */
export type ArticleCard = z.output<typeof articleCard>;

const article = articleCard.extend({
  /** The products it is about, as its page leads to them. */
  products: z.array(productName.extend({ tagline: z.string() })),
  html: z.string(),
  toc: tocSchema,
  /** As shown; null stands for the provider. */
  author: z.string().nullable(),
  updatedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether lists show it; false for the privacy notice. */
  listed: z.boolean(),
  /** Whether the other language has it too. */
  hasOtherLanguage: z.boolean(),
  /** The listed one published after it, whatever its category. */
  next: link.nullable(),
  /** The listed one published before it, whatever its category. */
  previous: link.nullable(),
  /** Those that share most with it: products first, then the category. */
  related: z.array(articleCard),
  /** Customers who use the most specific of its products. */
  cases: z.array(caseCardSchema),
});

/** A whole article. */
export type Article = z.output<typeof article>;

/**
 * The articles of the information centre, pinned ones first, then by date. The total is exact; a
 * list narrowed by product ends after 1,000 entries, one with words after 2,000.
 */
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
    /** What was searched for in place of `q`, where only that finds anything. */
    corrected: z.string().nullable(),
  }),
});

/** One article. */
export const getArticle = defineRoute({
  method: 'GET',
  path: '/articles/:slug',
  group: 'articles',
  summary: 'One article with its neighbours, related ones, products and cases',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: article,
});
