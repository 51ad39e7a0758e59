import { z } from 'zod';
import { caseCardSchema } from '#contracts/cards.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { cardMarksSchema } from '#contracts/highlight.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
  tocSchema,
} from '#contracts/schemas.ts';

const { route } = routesOf('articles');

const productName = z.object({ key: z.enum(productKeys), name: z.string() });
const category = z.object({ key: z.string(), name: z.string() });
const link = z.object({ slug: z.string(), title: z.string() });

const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  pinned: z.boolean(),
  /** From the full solution to its parts; the last product is the most specific. */
  products: z.array(productName),
  publishedAt: instantSchema,
  readingMinutes: z.number().int(),
  cover: pictureSchema.nullable(),
  marks: cardMarksSchema.optional(),
});

/** Fields of an article in lists. */
export type ArticleCard = z.output<typeof articleCard>;

const article = articleCard.extend({
  /** Products of the article, as linked on its page. */
  products: z.array(productName.extend({ tagline: z.string() })),
  html: z.string(),
  toc: tocSchema,
  /** Author name; null means the provider. */
  author: z.string().nullable(),
  updatedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether lists include it; false for the privacy notice. */
  listed: z.boolean(),
  /** Whether the other language is available too. */
  hasOtherLanguage: z.boolean(),
  /** Slug of the public document on the subject in the other language, if there is one. */
  documentInOther: z.string().nullable(),
  /** The next newer listed article in any category. */
  next: link.nullable(),
  /** The next older listed article in any category. */
  previous: link.nullable(),
  /** Articles with the most in common: shared products first, then the category. */
  related: z.array(articleCard),
  /** Cases of customers who use the most specific product. */
  cases: z.array(caseCardSchema),
});

export type Article = z.output<typeof article>;

/**
 * The articles of the information centre: pinned ones first, then by date. The total is exact; a
 * list filtered by product ends after 1,000 entries, a text search after 2,000.
 */
export const listArticles = route('GET /articles', {
  summary: 'Articles of the information centre, pinned ones first, then the newest',
  query: z.strictObject({
    locale: localeSchema,
    ...pageFields,
    category: slugSchema.optional(),
    product: z.enum(productKeys).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  data: pageOf(articleCard).extend({
    /** Categories with articles in this language. */
    categories: z.array(category.extend({ count: z.number().int() })),
    /** The corrected query, if the original `q` has no results. */
    corrected: z.string().nullable(),
  }),
});

export const getArticle = route('GET /articles/:slug', {
  summary: 'One article with its neighbours, related ones, products and cases',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: article,
});
