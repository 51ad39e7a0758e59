import { eq } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import type { Synonyms } from './query.ts';
import { fold, runsOf } from './terms.ts';

/** Reads the groups of words that mean the same. A word of two groups stands for both. */
export async function readSynonyms(db: Executor): Promise<Synonyms> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.active, true));
  const byWord = new Map<string, string[]>();
  for (const { terms } of rows) {
    // Written as queries are read: Latin words apart by one space, whatever stood between them.
    const group = terms.map((term) => runsOf(fold(term)).join(' ')).filter(Boolean);
    for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), ...group]);
  }
  return byWord;
}
