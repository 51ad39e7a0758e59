import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { riskSeverities, versionedTypes } from '#contracts/enums/publishing.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** A saved state of a record that can be restored. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    entityType: text('entity_type', { enum: versionedTypes }).notNull(),
    /** Not a foreign key: versions outlive the record, so that it can be restored. */
    entityId: uuid('entity_id').notNull(),
    /** Language of the text; null for the record itself. */
    locale: text('locale', { enum: locales }),
    /** Counts from 1 for each record and language. */
    version: integer('version').notNull(),
    /** All fields of the record at that moment. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    note: text('note'),
    authorId: staffRef('author_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.entityType, versionedTypes),
    valueCheck(t.locale, locales),
    ruleCheck(t.version, sql`${t.version} >= 1`),
    unique('content_versions_key')
      .on(t.entityType, t.entityId, t.locale, t.version)
      .nullsNotDistinct(),
    index().on(t.authorId),
  ],
);

/** Changes to a record that are not published yet. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: id(),
    entityType: text('entity_type', { enum: versionedTypes }).notNull(),
    entityId: uuid('entity_id').notNull(),
    /** Language of the text; null for the record itself. */
    locale: text('locale', { enum: locales }),
    /** Version the changes started from, to detect others' edits. */
    baseVersion: integer('base_version').notNull().default(1),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** When to apply the draft; null for when staff say so. */
    applyAt: instant('apply_at'),
    authorId: staffRef('author_id'),
    ...times(),
  },
  (t) => [
    valueCheck(t.entityType, versionedTypes),
    valueCheck(t.locale, locales),
    unique('content_drafts_key').on(t.entityType, t.entityId, t.locale).nullsNotDistinct(),
    index().on(t.applyAt).where(sql`${t.applyAt} is not null`),
    index().on(t.authorId),
  ],
);

/** A word that texts must not or should not contain; checked before publishing and in live scripts. */
export const riskyWords = pgTable(
  'risky_words',
  {
    id: id(),
    /** The word or phrase, in lower case. */
    word: text('word').notNull().unique(),
    severity: text('severity', { enum: riskSeverities }).notNull().default('warning'),
    reasonZh: text('reason_zh').notNull(),
    reasonEn: text('reason_en'),
    suggestionZh: text('suggestion_zh'),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [valueCheck(t.severity, riskSeverities)],
);
