import type { Executor } from '../connection.ts';
import { searchSynonyms } from '../schema/search.ts';
import { synonymGroups } from './content/synonyms.ts';

/** Writes the words that the search takes for the same; every site begins with them. */
export async function seedSearch(db: Executor): Promise<void> {
  await db.insert(searchSynonyms).values(synonymGroups.map((terms) => ({ terms })));
}
