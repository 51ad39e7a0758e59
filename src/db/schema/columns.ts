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

// Names of columns: `id` is the database's own, `key` a name that code knows and never changes, `slug`
// the name of a record in its public address. Markdown and its rendered form are `<name>_markdown`
// and `<name>_html`.

// Indexes of lists are ascending and read backwards: Drizzle's `.desc()` sorts nulls last, which an
// ordinary `order by … desc` cannot use.

/** A moment, read and written as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Primary key of every record: UUIDs of version 7 sort by the time of creation. */
export const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);

/** Id of the record that a row belongs to and is deleted with. */
export const belongsTo = (name: string, record: () => AnyPgColumn) =>
  uuid(name).notNull().references(record, { onDelete: 'cascade' });

/** Number of a record in the order of creation; the sitemap is split by it. */
export const serialNumber = () =>
  bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique();

/** A trigger sets `updated_at` in every table that has it: src/db/functions/updated-at.sql. */
export const times = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Language of a text or of a whole sheet. */
export const localeColumn = () => text('locale', { enum: locales }).notNull();

/** Language and publication of a text. */
export const translationState = () => ({
  locale: localeColumn(),
  /** Status of this language only. */
  status: text('status', { enum: publishStatuses }).notNull().default('draft'),
  /** Public from this moment; may be in the future. */
  publishedAt: instant('published_at'),
  /** Incremented by every save; see src/db/functions/text-versions.sql. */
  version: integer('version').notNull().default(1),
});

/** Columns that the `<record>_translations` table of records with a page has besides its text. */
export const translation = () => ({
  ...translationState(),
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
