import { getTableName, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  integer,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { publishStatuses } from '#contracts/enums/publishing.ts';
import { locales } from '#contracts/locale.ts';
import { FILE_KEY_PATTERN } from '#files/file-key.ts';

// Indexes of lists are ascending and read backwards: Drizzle's `.desc()` sorts nulls last, which an
// ordinary `order by … desc` cannot use.

/** A moment, read and written as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Primary key of every record: a UUID whose order is the order of creation. */
export const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);

/** Grows by one with every record of a table, whatever its languages; the sitemap is cut by it. */
export const serialNumber = () =>
  bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique();

/** When a record was made and last changed; the trigger of `attach_updated_at()` keeps the latter. */
export const times = () => ({
  /** When the record was made. */
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When the record last changed. */
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Language of a text or of a whole sheet. */
export const localeColumn = () => text('locale', { enum: locales }).notNull();

/** Columns that every `<record>_translations` table has besides its text. */
export const translation = () => ({
  /** Language of this text. */
  locale: localeColumn(),
  /** Draft, published or archived, for this language alone. */
  status: text('status', { enum: publishStatuses }).notNull().default('draft'),
  /** Public from this moment on; in the future for a scheduled text. */
  publishedAt: instant('published_at'),
  /** Grows by one with every save; equals the newest row in content_versions. */
  version: integer('version').notNull().default(1),
  /** When the text this one was translated from had last changed, for the staleness notice. */
  sourceUpdatedAt: instant('source_updated_at'),
  /** Hash of each source paragraph or block at the time of translating, in order. */
  sourceHashes: text('source_hashes').array(),
  /** Title for search engines where it differs from the title. */
  seoTitle: text('seo_title'),
  /** Description for search engines where it differs from the summary. */
  seoDescription: text('seo_description'),
  ...times(),
});

/** Refuses values outside the list; null passes unless the column forbids it. */
export function valueCheck(column: AnyPgColumn, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === 'string' ? `'${value}'` : value));
  return ruleCheck(column, sql`${column} in (${sql.raw(list.join(', '))})`);
}

/** A check named after its column, as PostgreSQL itself would name it. */
export function ruleCheck(column: AnyPgColumn, rule: SQL) {
  return check(`${getTableName(column.table)}_${column.name}_check`, rule);
}

/** Refuses what cannot be part of a public address. */
export function slugCheck(column: AnyPgColumn) {
  return ruleCheck(column, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${column}) <= 96`);
}

/** Refuses what cannot be the key of a stored file. */
export function fileKeyCheck(column: AnyPgColumn) {
  return ruleCheck(column, sql`${column} ~ ${sql.raw(`'${FILE_KEY_PATTERN}'`)}`);
}

/** Refuses values below zero. */
export function countCheck(column: AnyPgColumn) {
  return ruleCheck(column, sql`${column} >= 0`);
}

/** Refuses anything but a SHA-256 in lower-case hexadecimal. */
export function sha256Check(column: AnyPgColumn) {
  return ruleCheck(column, sql`${column} ~ '^[0-9a-f]{64}$'`);
}

/** Refuses an end that is not after its start. */
export function orderCheck(start: AnyPgColumn, end: AnyPgColumn) {
  return ruleCheck(end, sql`${end} > ${start}`);
}

/** The checks of every `<record>_translations` table. */
export function translationChecks(t: {
  locale: AnyPgColumn;
  status: AnyPgColumn;
  publishedAt: AnyPgColumn;
  version: AnyPgColumn;
}) {
  return [
    valueCheck(t.locale, locales),
    valueCheck(t.status, publishStatuses),
    ruleCheck(t.publishedAt, sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    ruleCheck(t.version, sql`${t.version} >= 1`),
  ];
}
