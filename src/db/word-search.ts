import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from './schema/audit.ts';
import { facts } from './schema/facts.ts';
import { mediaAssets } from './schema/media.ts';
import { searchEntries, searchSynonyms } from './schema/search.ts';
import { missingPages, redirects } from './schema/site.ts';
import { searchMisses } from './schema/visits.ts';

// Conditions that a record has all words; each may lack its end. The expressions are those of the
// indexes in src/db/functions/list-terms.sql.

/** Files of the media library: title, names, alternative texts, tags. */
export const mediaHasWords = (words: string): SQL =>
  sql`media_terms(${mediaAssets.title}, ${mediaAssets.fileName}, ${mediaAssets.key},
    ${mediaAssets.altZh}, ${mediaAssets.altEn}, ${mediaAssets.tags}) @@ content_query(${words})`;

/** Redirects: both addresses and the note. */
export const redirectHasWords = (words: string): SQL =>
  sql`redirect_terms(${redirects.fromPath}, ${redirects.target}, ${redirects.note}) @@ content_query(${words})`;

/** Facts: key, value, condition, source. */
export const factHasWords = (words: string): SQL =>
  sql`fact_terms(${facts.key}, ${facts.minimum}, ${facts.maximum}, ${facts.unitZh}, ${facts.unitEn},
    ${facts.textZh}, ${facts.textEn}, ${facts.conditionZh}, ${facts.conditionEn},
    ${facts.sourceZh}, ${facts.sourceEn}) @@ content_query(${words})`;

/** Entries of the audit log: action, name of the actor, request id. */
export const auditHasWords = (words: string): SQL =>
  sql`audit_terms(${auditLog.action}, ${auditLog.actorLabel}, ${auditLog.requestId}) @@ content_query(${words})`;

/** Searches without result. */
export const searchMissHasWords = (words: string): SQL =>
  sql`search_miss_terms(${searchMisses.query}) @@ content_query(${words})`;

/** Groups of synonyms, by their words. */
export const synonymHasWords = (words: string): SQL =>
  sql`synonym_terms(${searchSynonyms.terms}) @@ content_query(${words})`;

/** Addresses that visitors asked for in vain. */
export const missingPageHasWords = (words: string): SQL =>
  sql`missing_page_terms(${missingPages.path}) @@ content_query(${words})`;

/** Entries of the site's search, by their title. */
export const searchTitleHasWords = (words: string): SQL =>
  sql`search_title_terms(${searchEntries.title}) @@ content_query(${words})`;

/** A pattern for ILIKE that finds the words as they are typed, in short lists without an index; `%` and `_` are not wild cards. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
