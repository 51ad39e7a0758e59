import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditLog } from './schema/audit.ts';
import { bookings } from './schema/bookings.ts';
import { facts } from './schema/facts.ts';
import { mediaAssets } from './schema/media.ts';
import { searchEntries, searchQuestions, searchSynonyms } from './schema/search.ts';
import { sheets } from './schema/sheets/sheets.ts';
import { missingPages, redirects } from './schema/site.ts';
import { searchMisses } from './schema/visits.ts';

// Conditions that a record has all words; each may lack its end. The expressions are those of the
// indexes in src/db/functions/list-terms.sql.

/**
 * Rows of a table whose terms match. They are looked up before the rest of the query: the planner
 * would else read a list in its order and make the terms of each row, 5 s for 100,000 rows.
 */
function matching(table: PgTable, terms: SQL, words: string): SQL {
  return sql`${table}.ctid = any (array(select ctid from ${table} where ${terms} @@ content_query(${words})))`;
}

/** Files of the media library: title, names, alternative texts, tags. */
export const mediaHasWords = (words: string): SQL =>
  matching(
    mediaAssets,
    sql`media_terms(${mediaAssets.title}, ${mediaAssets.fileName}, ${mediaAssets.key},
    ${mediaAssets.altZh}, ${mediaAssets.altEn}, ${mediaAssets.tags})`,
    words,
  );

/** Redirects: both addresses and the note. */
export const redirectHasWords = (words: string): SQL =>
  matching(
    redirects,
    sql`redirect_terms(${redirects.fromPath}, ${redirects.target}, ${redirects.note})`,
    words,
  );

/** Facts: key, value, condition, source. */
export const factHasWords = (words: string): SQL =>
  matching(
    facts,
    sql`fact_terms(${facts.key}, ${facts.minimum}, ${facts.maximum}, ${facts.unitZh}, ${facts.unitEn},
    ${facts.textZh}, ${facts.textEn}, ${facts.conditionZh}, ${facts.conditionEn},
    ${facts.sourceZh}, ${facts.sourceEn})`,
    words,
  );

/** Entries of the audit log: action, name of the actor, request id. */
export const auditHasWords = (words: string): SQL =>
  matching(
    auditLog,
    sql`audit_terms(${auditLog.action}, ${auditLog.actorLabel}, ${auditLog.requestId})`,
    words,
  );

/** Searches without result. */
export const searchMissHasWords = (words: string): SQL =>
  matching(searchMisses, sql`search_miss_terms(${searchMisses.query})`, words);

/** Groups of synonyms, by their words. */
export const synonymHasWords = (words: string): SQL =>
  matching(searchSynonyms, sql`synonym_terms(${searchSynonyms.terms})`, words);

/** Addresses that visitors asked for in vain. */
export const missingPageHasWords = (words: string): SQL =>
  matching(missingPages, sql`missing_page_terms(${missingPages.path})`, words);

/** Entries of the site's search, by their title. */
export const searchTitleHasWords = (words: string): SQL =>
  matching(searchEntries, sql`search_title_terms(${searchEntries.title})`, words);

/** Questions that records answer. */
export const searchQuestionHasWords = (words: string): SQL =>
  matching(searchQuestions, sql`search_question_terms(${searchQuestions.questions})`, words);

/** Bookings: reference and what the visitor wrote about himself. */
export const bookingHasWords = (words: string): SQL =>
  matching(
    bookings,
    sql`booking_terms(${bookings.reference}, ${bookings.name}, ${bookings.company}, ${bookings.phone},
      ${bookings.email}, ${bookings.wechat})`,
    words,
  );

/** Sheets: number, titles, customer and site. Their list decides how rows are looked up. */
export const sheetHasWords = (words: string): SQL =>
  sql`sheet_terms(${sheets.number}, ${sheets.titleZh}, ${sheets.titleEn}, ${sheets.customerName},
    ${sheets.siteName}) @@ content_query(${words})`;

/** A pattern for ILIKE that finds the words as they are typed, in short lists without an index; `%` and `_` are not wild cards. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The condition that one of some columns contains the words; none without words. */
export function anyContains(
  words: string | undefined,
  ...columns: readonly (AnyPgColumn | SQL | false)[]
): SQL | undefined {
  if (!words) return undefined;
  const shown = columns.filter((column) => column !== false);
  return or(...shown.map((column) => ilike(column as AnyPgColumn, containing(words))));
}
