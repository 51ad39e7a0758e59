import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { id, localeColumn, ruleCheck, slugCheck, times, valueCheck } from './columns.ts';

/**
 * The records that search finds: one row per published text, scheduled ones included. Only triggers
 * write it; they and the index of its terms are in src/db/functions/search-*.sql.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** Id of the record. For a download: of the release, or of the program if it has none. */
    entityId: uuid('entity_id').notNull(),
    locale: localeColumn(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Folded title (lower case, half-width characters), for exact and prefix matches. */
    titleKey: text('title_key').notNull(),
    /** Summary in the first line, then the headings. */
    lead: text('lead').notNull(),
    /** Folded questions that the record answers, one per line; only for matching. */
    questions: text('questions').notNull(),
    /** Text without markup; the lines are its paragraphs, cells and items. */
    body: text('body').notNull(),
    /** Filters such as `k:article c:practice p:cyan`; see search_tags() in src/db/functions. */
    tags: text('tags').notNull(),
    /** Public from this moment; may be in the future. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Higher for featured and pinned records, which are then ranked first among equals. */
    weight: smallint('weight').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.locale] }),
    valueCheck(t.locale, locales),
    valueCheck(t.kind, searchKinds),
    index('search_entries_title_index').on(t.locale, t.titleKey.op('text_pattern_ops')),
    index('search_entries_offer_index')
      .on(t.locale, t.weight, t.publishedAt)
      .where(sql`${t.weight} > 1`),
  ],
);

/** Latin words of the searched texts, for spelling corrections. Written by a trigger; words are never removed. */
export const searchWords = pgTable('search_words', {
  /** In lower case. */
  word: text('word').primaryKey(),
});

/** Words that mean the same: a search for one finds the others. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    /** The words or phrases, in any language; usual misspellings too. */
    terms: text('terms').array().notNull(),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [ruleCheck(t.terms, sql`cardinality(${t.terms}) between 2 and 40`)],
);

/** Pages of the site that belong to no record, such as the booking page, so that search finds them. */
export const searchPages = pgTable(
  'search_pages',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    /** Chinese path. */
    path: text('path').notNull(),
    titleZh: text('title_zh').notNull(),
    /** Null if the page has no English version. */
    titleEn: text('title_en'),
    summaryZh: text('summary_zh').notNull(),
    summaryEn: text('summary_en'),
    ...times(),
  },
  (t) => [slugCheck(t.slug), ruleCheck(t.path, sql`${t.path} like '/%'`)],
);

/** The questions that a record answers, in the words of visitors; search gives them a high weight. */
export const searchQuestions = pgTable(
  'search_questions',
  {
    kind: text('kind', { enum: searchKinds }).notNull(),
    /** Id of the document, article, case, product, program or page. */
    recordId: uuid('record_id').notNull(),
    locale: localeColumn(),
    questions: text('questions').array().notNull(),
    ...times(),
  },
  (t) => [
    primaryKey({ columns: [t.recordId, t.locale] }),
    valueCheck(t.kind, searchKinds),
    valueCheck(t.locale, locales),
    ruleCheck(t.questions, sql`cardinality(${t.questions}) between 1 and 40`),
  ],
);

/** The records that can have questions, in src/db/functions/search-records.sql. */
export const searchRecords = pgView('search_records', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: searchKinds }).notNull(),
  /** Its name in the search: its slug, or the key of a product. */
  slug: text('slug').notNull(),
  titleZh: text('title_zh').notNull(),
  titleEn: text('title_en'),
  hasEnglish: boolean('has_english').notNull(),
  /** The page whose editor shows it, where that is a record of its own. */
  pageId: uuid('page_id'),
}).existing();

/** An answer in one language, shown above the search results if the query contains one of its triggers. */
export const searchAnswers = pgTable(
  'search_answers',
  {
    id: id(),
    /** The same in both languages. */
    key: text('key').notNull(),
    locale: localeColumn(),
    /** See src/api/search/triggers.ts for their syntax. */
    triggers: text('triggers').array().notNull(),
    title: text('title').notNull(),
    /** `{phone}` and other names of contact settings are replaced by their values. */
    text: text('text').notNull(),
    /** Chinese path of the page that says more. */
    path: text('path').notNull(),
    /** Label of the link to that page. */
    label: text('label').notNull(),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [
    unique().on(t.key, t.locale),
    valueCheck(t.locale, locales),
    ruleCheck(t.triggers, sql`cardinality(${t.triggers}) between 1 and 60`),
    ruleCheck(t.path, sql`${t.path} like '/%'`),
  ],
);
