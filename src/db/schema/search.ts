import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { id, localeColumn, ruleCheck, times, valueCheck } from './columns.ts';

/**
 * What is searched: one row per published text, the future ones included. Triggers on the tables of
 * the content keep it; nothing else writes here. The inverted indexes are made by the migration.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The article, document, case or product; of a download the release, or the program without one. */
    entityId: uuid('entity_id').notNull(),
    /** Language of the text. */
    locale: localeColumn(),
    /** Kind of record. */
    kind: text('kind', { enum: searchKinds }).notNull(),
    /** Its name in addresses. */
    slug: text('slug').notNull(),
    /** Title as shown. */
    title: text('title').notNull(),
    /** Title in small letters and plain widths, for exact and prefix matches. */
    titleKey: text('title_key').notNull(),
    /** Summary in the first line, then headings. */
    lead: text('lead').notNull(),
    /** Text without markup. */
    body: text('body').notNull(),
    /** What it can be filtered by: `k:article c:practice p:cyan`, see the migration. */
    tags: text('tags').notNull(),
    /** Public from this moment on. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** What staff put forward ranks higher among equals. */
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

/** Latin words that the searched texts hold, for corrections; kept by a trigger, it only grows. */
export const searchWords = pgTable('search_words', {
  /** The word in small letters. */
  word: text('word').primaryKey(),
});

/** Words that mean the same: who searches for one finds the others. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    /** The words or phrases, in any language; usual misspellings too. */
    terms: text('terms').array().notNull(),
    /** Whether searches use it. */
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [ruleCheck(t.terms, sql`cardinality(${t.terms}) between 2 and 40`)],
);
