import { type SQL, sql } from 'drizzle-orm';
import { facts } from './schema/facts.ts';
import { mediaAssets } from './schema/media.ts';
import { redirects } from './schema/site.ts';

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
