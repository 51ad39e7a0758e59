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
 * The records that search finds: one row per published text, scheduled ones included. Only triggers
 * write it; they and the index of its terms are in src/db/functions/search-*.sql.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** Id of the article, document, case or product. For a download: of the release, or of the program if it has none. */
    entityId: uuid('entity_id').notNull(),
    locale: localeColumn(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Folded title (lower case, half-width characters), for exact and prefix matches. */
    titleKey: text('title_key').notNull(),
    /** Summary in the first line, then the headings. */
    lead: text('lead').notNull(),
    /** Text without markup. */
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
