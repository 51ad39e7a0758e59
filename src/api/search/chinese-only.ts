import { sql } from 'drizzle-orm';
import type { SearchContext } from './context.ts';
import type { SearchHit } from './contract.ts';
import { find } from './find.ts';
import type { Labels } from './labels.ts';
import { presentHit } from './present.ts';

const MOST = 5;
/** Records that are looked through for those without an English text. */
const CANDIDATES = 24;

/**
 * Documents and pages without an English version that have all words of an English query, or their Chinese
 * synonyms; for readers to whom no English text gives an answer.
 */
export async function findOnlyInChinese(
  context: SearchContext,
  q: string,
  labels: Labels,
): Promise<SearchHit[]> {
  const found = await find(context, { q, locale: 'zh', tags: [], limit: CANDIDATES, offset: 0 });
  // A correction would be made of Chinese words in Latin letters.
  if (found.relaxed || found.corrected !== null) return [];
  const records = found.hits.filter(({ kind }) => kind === 'document' || kind === 'page');
  if (records.length === 0) return [];
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select entity_id as id from search_entries
    where locale = 'en' and entity_id = any (${sql.param(records.map(({ id }) => id))}::uuid[])`);
  const inEnglish = new Set(rows.map(({ id }) => id));
  return records
    .filter(({ id }) => !inEnglish.has(id))
    .slice(0, MOST)
    .map((record) => presentHit(record, labels, found));
}
