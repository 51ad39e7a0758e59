import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TocEntry } from '#contracts/values/publishing.ts';
import { id, ruleCheck, slugCheck, times, translation, translationChecks } from './columns.ts';
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
    /** Author as shown. */
    authorName: text('author_name'),
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
  (t) => [primaryKey({ columns: [t.articleId, t.productKey] }), index().on(t.productKey)],
);
