import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { locales } from '#contracts/locale.ts';
import { id, ruleCheck, slugCheck, times, valueCheck } from './columns.ts';
import { downloads } from './downloads.ts';
import { staffRef } from './staff.ts';

/**
 * A figure that more than one text states: a limit, tolerance, format, price or version. Texts
 * show it by its key, so that it is written once.
 */
export const facts = pgTable(
  'facts',
  {
    id: id(),
    /** Name in placeholders and rules, e.g. `ups-run-time`. */
    key: text('key').notNull().unique(),
    subject: text('subject', { enum: factSubjects }).notNull(),
    /** Lowest value; null if there is only a highest one. */
    minimum: numeric('minimum', { mode: 'number' }),
    /** Highest value, the same as the lowest if the value is exact. */
    maximum: numeric('maximum', { mode: 'number' }),
    /** Unit as texts print it after the number; the currency CNY comes before it. */
    unitZh: text('unit_zh').notNull().default(''),
    unitEn: text('unit_en').notNull().default(''),
    /** The English unit beside the number one, `minute` for `minutes`; empty if it is the same. */
    unitEnOne: text('unit_en_one').notNull().default(''),
    /** The value of a fact that is not a number. */
    textZh: text('text_zh'),
    textEn: text('text_en'),
    /** Program whose newest stable version is the value. */
    downloadId: uuid('download_id').references(() => downloads.id, { onDelete: 'restrict' }),
    /** Condition of the value. */
    conditionZh: text('condition_zh').notNull().default(''),
    conditionEn: text('condition_en').notNull().default(''),
    sourceKind: text('source_kind', { enum: factSources }).notNull(),
    sourceZh: text('source_zh').notNull().default(''),
    sourceEn: text('source_en').notNull().default(''),
    /** Day on which the value was set or last compared with its source. */
    checkedOn: date('checked_on').notNull(),
    /**
     * Phrases that state the fact, `#` in place of the number and `…` for a few other words; see
     * src/content/facts/phrase.ts. A text with such a phrase and another number is in error.
     */
    phrasesZh: text('phrases_zh').array().notNull().default([]),
    phrasesEn: text('phrases_en').array().notNull().default([]),
    sort: integer('sort').notNull().default(0),
    /** Incremented by every save in the back office, so that two people do not overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedBy: staffRef('updated_by'),
    ...times(),
  },
  (t) => [
    slugCheck(t.key),
    valueCheck(t.subject, factSubjects),
    valueCheck(t.sourceKind, factSources),
    ruleCheck(t.maximum, sql`${t.minimum} <= ${t.maximum}`),
    check(
      'facts_value_check',
      sql`num_nonnulls(coalesce(${t.minimum}, ${t.maximum}), ${t.textZh}, ${t.downloadId}) = 1
        and (${t.textZh} is null) = (${t.textEn} is null)`,
    ),
    // So that a value may be placed in HTML, Markdown and JSON as it is.
    check(
      'facts_plain_check',
      sql`concat(${t.unitZh}, ${t.unitEn}, ${t.unitEnOne}, ${t.textZh}, ${t.textEn}) !~ ${sql.raw("'[<>&\"\\\\`*_|{}\\[\\]]'")}`,
    ),
    index().on(t.downloadId),
    index().on(t.updatedBy),
  ],
);

/**
 * A stored text that shows a fact. Only triggers write it: they refuse unknown keys, and a fact
 * that is shown cannot be deleted.
 */
export const factUses = pgTable(
  'fact_uses',
  {
    factKey: text('fact_key')
      .notNull()
      .references(() => facts.key, { onDelete: 'restrict', onUpdate: 'restrict' }),
    /** Name in the placeholder: the key, and the format if there is one. */
    name: text('name').notNull(),
    /** Table of the text. */
    relation: text('relation').notNull(),
    /** Id of its record. */
    recordId: uuid('record_id').notNull(),
    /** Language of the text; empty if its row has both. */
    locale: text('locale', { enum: ['', ...locales] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relation, t.recordId, t.locale, t.name] }),
    valueCheck(t.locale, ['', ...locales]),
    index().on(t.factKey),
  ],
);
