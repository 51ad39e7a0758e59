import { eq } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import type { Synonyms } from './query.ts';
import { usualWords } from './regional-words.ts';
import { simplify } from './simplify.ts';
import { fold, runsOf } from './terms.ts';

/**
 * Reads the synonym groups. A word in two groups gets the words of both. A word of Taiwan or Hong Kong that
 * is in none gets those of the usual word.
 */
export async function readSynonyms(db: Executor): Promise<Synonyms> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.active, true));
  const byWord = new Map<string, string[]>();
  for (const { terms } of rows) {
    // Same format as a parsed query: Latin words are separated by one space.
    const group = terms.map((term) => runsOf(simplify(fold(term))).join(' ')).filter(Boolean);
    for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), ...group]);
  }
  // "greenscreen" is "green screen".
  for (const [word, group] of [...byWord]) {
    const joined = word.replaceAll(' ', '');
    if (!byWord.has(joined)) byWord.set(joined, group);
  }
  for (const [regional, usual] of usualWords) {
    if (!byWord.has(regional)) byWord.set(regional, byWord.get(usual) ?? [usual]);
  }
  return byWord;
}
