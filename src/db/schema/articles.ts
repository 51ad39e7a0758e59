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
  uuid,
} from 'drizzle-orm/pg-core';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { locales } from '#contracts/locale.ts';
import {
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
    /** Name in addresses. */
    key: text('key').notNull().unique(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name; null hides it on English pages. */
    nameEn: text('name_en'),
    /** Order in filters, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key)],
);

/** A piece of news, whatever its languages. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** Place among all of them, in order of creation. */
    number: serialNumber(),
    /** Its `uid` in `/show/:uid`, the same in both languages. */
    slug: text('slug').notNull().unique(),
    /** Its category. */
    categoryKey: text('category_key')
      .notNull()
      .references(() => articleCategories.key, { onDelete: 'restrict', onUpdate: 'cascade' }),
    /** Cover picture. */
    coverId: mediaRef('cover_id'),
    /** Whether it stands before all others. */
    pinned: boolean('pinned').notNull().default(false),
    /** False for texts reached by link only, such as the privacy notice. */
    listed: boolean('listed').notNull().default(true),
    /** Who wrote it. */
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

/** What an article says in one language. */
export const articleTranslations = pgTable(
  'article_translations',
  {
    /** The article. */
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Headline. */
    title: text('title').notNull(),
    /** One or two sentences for lists and cards. */
    summary: text('summary').notNull().default(''),
    /** Author as shown; null names the provider. */
    authorName: text('author_name'),
    /** Text as written. */
    bodyMarkdown: text('body_markdown').notNull().default(''),
    /** Text rendered and sanitised at save. */
    bodyHtml: text('body_html').notNull().default(''),
    /** Headings of the text. */
    toc: jsonb('toc').$type<TocEntry[]>().notNull().default([]),
    /** Reading time in minutes. */
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
    /** The article. */
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The product. */
    productKey: productRef('product_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.productKey] }),
    index().on(t.productKey, t.articleId),
  ],
);

/**
 * What lists are read from: one narrow row per listed and published text, those of the future
 * included, so that a page of any depth is a walk over one index. Triggers keep it.
 */
export const articleListing = pgTable(
  'article_listing',
  {
    /** The article. */
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Language of the text. */
    locale: localeColumn(),
    /** The article's category. */
    categoryKey: text('category_key').notNull(),
    /** Whether it stands before all others. */
    pinned: boolean('pinned').notNull(),
    /** Public from this moment on. */
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
 * How many rows of the listing each month has, so that no list has to count them and every page is
 * found from the beginning of its month. Triggers keep it.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    /** Language of the texts. */
    locale: localeColumn(),
    /** The category. */
    categoryKey: text('category_key').notNull(),
    /** Those that stand before all others are counted apart. */
    pinned: boolean('pinned').notNull(),
    /** First day of the month of publishing, in UTC. */
    month: date('month').notNull(),
    /** Listed and published texts, those of the future included. */
    total: integer('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.categoryKey, t.pinned, t.month] }),
    valueCheck(t.locale, locales),
  ],
);
