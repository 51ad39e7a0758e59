import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { locales } from '#contracts/locale.ts';
import {
  belongsTo,
  id,
  instant,
  localeColumn,
  ruleCheck,
  serialNumber,
  slugCheck,
  times,
  translation,
  translationChecks,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { staffRef } from './staff.ts';

/** A category of the information centre. */
export const articleCategories = pgTable(
  'article_categories',
  {
    id: id(),
    key: text('key').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    /** English name; null hides it on English pages. */
    nameEn: text('name_en'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key)],
);

/** A piece of news; its texts are in article_translations. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    number: serialNumber(),
    /** `:uid` of `/show/:uid`, the same in both languages. */
    slug: text('slug').notNull().unique(),
    categoryKey: text('category_key')
      .notNull()
      .references(() => articleCategories.key, { onDelete: 'restrict', onUpdate: 'cascade' }),
    coverId: mediaRef('cover_id'),
    /** Pinned articles come first in every list. */
    pinned: boolean('pinned').notNull().default(false),
    /** False for texts reached by link only, such as the privacy notice. */
    listed: boolean('listed').notNull().default(true),
    authorId: staffRef('author_id'),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    index().on(t.categoryKey),
    index().on(t.coverId),
    index().on(t.authorId),
    index().on(t.pinned).where(sql`${t.pinned}`),
  ],
);

/** The text of an article in one language. */
export const articleTranslations = pgTable(
  'article_translations',
  {
    articleId: belongsTo('article_id', () => articles.id),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Author as shown; null shows the provider. */
    authorName: text('author_name'),
    bodyMarkdown: text('body_markdown').notNull().default(''),
    /** Rendered and sanitised when the text is saved. */
    bodyHtml: text('body_html').notNull().default(''),
    toc: jsonb('toc').$type<TocEntry[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    ...translation(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.locale] }),
    ...translationChecks(t),
    ruleCheck(t.readingMinutes, sql`${t.readingMinutes} >= 1`),
    index('article_translations_list_index').on(t.locale, t.status, t.publishedAt, t.articleId),
  ],
);

/** Products that an article is about. */
export const articleProducts = pgTable(
  'article_products',
  {
    articleId: belongsTo('article_id', () => articles.id),
    productKey: productRef('product_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.productKey] }),
    index().on(t.productKey, t.articleId),
  ],
);

/**
 * One narrow row per listed and published text, scheduled ones included. Lists read it: a page at
 * any offset is one index scan. Only triggers write it.
 */
export const articleListing = pgTable(
  'article_listing',
  {
    articleId: belongsTo('article_id', () => articles.id),
    locale: localeColumn(),
    categoryKey: text('category_key').notNull(),
    /** Pinned articles come first in every list. */
    pinned: boolean('pinned').notNull(),
    /** Public from this moment; may be in the future. */
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.locale] }),
    valueCheck(t.locale, locales),
    index('article_listing_order_index').on(t.locale, t.pinned, t.publishedAt, t.articleId),
    index('article_listing_category_index').on(
      t.locale,
      t.categoryKey,
      t.pinned,
      t.publishedAt,
      t.articleId,
    ),
  ],
);

/**
 * Number of listed articles per month, so that lists need not count rows and an offset is found
 * by adding up months. Only triggers write it.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    locale: localeColumn(),
    categoryKey: text('category_key').notNull(),
    /** Pinned articles are counted separately. */
    pinned: boolean('pinned').notNull(),
    /** First day of the month of publishing, in UTC. */
    month: date('month').notNull(),
    /** Published and listed texts, scheduled ones included. */
    total: integer('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.categoryKey, t.pinned, t.month] }),
    valueCheck(t.locale, locales),
  ],
);
