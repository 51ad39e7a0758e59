import type { Executor } from '../connection.ts';
import { searchSynonyms } from '../schema/search.ts';
import { synonymGroups } from './content/synonyms.ts';

/** Writes the initial search synonyms of every site. */
export async function seedSearch(db: Executor): Promise<void> {
  await db.insert(searchSynonyms).values(synonymGroups.map((terms) => ({ terms })));
}
