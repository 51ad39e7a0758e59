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
    /** Kind of record. */
    entityType: text('entity_type', { enum: versionedTypes }).notNull(),
    /** The record; versions outlive it so that it can be brought back. */
    entityId: uuid('entity_id').notNull(),
    /** Language of the text; null for the record itself. */
    locale: text('locale', { enum: locales }),
    /** Counts from 1 for each record and language. */
    version: integer('version').notNull(),
    /** All fields at that moment. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    /** What changed, in the author's words. */
    note: text('note'),
    /** Who saved it. */
    authorId: staffRef('author_id'),
    /** When it was saved. */
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

/** Unpublished changes to a record; the published state stays as it is until they are applied. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: id(),
    /** Kind of record. */
    entityType: text('entity_type', { enum: versionedTypes }).notNull(),
    /** The record. */
    entityId: uuid('entity_id').notNull(),
    /** Language of the text; null for the record itself. */
    locale: text('locale', { enum: locales }),
    /** Version the changes started from, to detect others' edits. */
    baseVersion: integer('base_version').notNull().default(1),
    /** The changed fields. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Applied by the publishing job at this moment. */
    applyAt: instant('apply_at'),
    /** Who saved it last. */
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

/** A word that may not or should not be said; checked in scripts and before publishing. */
export const riskyWords = pgTable(
  'risky_words',
  {
    id: id(),
    /** The word or phrase, in lower case. */
    word: text('word').notNull().unique(),
    /** How strongly to object. */
    severity: text('severity', { enum: riskSeverities }).notNull().default('warning'),
    /** Chinese reason. */
    reasonZh: text('reason_zh').notNull(),
    /** English reason. */
    reasonEn: text('reason_en'),
    /** What to say instead. */
    suggestionZh: text('suggestion_zh'),
    /** Whether it is checked. */
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [valueCheck(t.severity, riskSeverities)],
);
