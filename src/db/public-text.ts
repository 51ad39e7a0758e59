import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/locale.ts';

/** The columns that decide whether a record is public. */
interface Publishing {
  status: AnyPgColumn;
  publishedAt: AnyPgColumn;
}

/** The condition that visitors may see a record: published, and not in the future. */
export function isPublic(table: Publishing): SQL | undefined {
  return and(eq(table.status, 'published'), lte(table.publishedAt, sql`now()`));
}

/** The condition that visitors may see a text, in one language. */
export function isPublicIn(
  table: Publishing & { locale: AnyPgColumn },
  locale: Locale,
): SQL | undefined {
  return and(eq(table.locale, locale), isPublic(table));
}

/**
 * When a text last changed for its readers: a scheduled text was written before it was published,
 * so for them the time of publishing counts.
 */
export function changedForReaders(changed: AnyPgColumn, publishedAt: AnyPgColumn) {
  return sql`greatest(${changed}, ${publishedAt})`.mapWith((value: string) => new Date(value));
}
