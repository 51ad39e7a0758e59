import type { SearchContext } from '#api/search/context.ts';
import { searchKeys } from '#api/search/keys.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { Locale } from '#contracts/locale.ts';
import type { CaseFilter } from './cards.ts';

/** A filter from the query string, with search words. */
export type CaseQuery = Omit<CaseFilter, 'ids'> & { q?: string | undefined };

/** Maximum number of cases in a search. */
const MAX_MATCHES = 500;

/** A filter whose search words are replaced by case ids. */
interface Matches {
  filter: CaseFilter;
  /** The corrected query, if the original words have no results. */
  corrected: string | null;
  /** Adds highlights of the matches to a card. */
  mark(card: CaseCard): CaseCard;
}

/** Replaces the search words of a filter by the ids of matching cases. */
export async function withMatches(
  search: SearchContext,
  locale: Locale,
  { q, ...filter }: CaseQuery,
): Promise<Matches> {
  if (!q) return { filter, corrected: null, mark: (card) => card };
  // Searches without the other filters: the counts need the results of other choices too.
  const request = { q, locale, kind: 'case', filters: {}, limit: MAX_MATCHES, offset: 0 } as const;
  const { ids, corrected, mark } = await searchKeys(search, request);
  return { filter: { ...filter, ids }, corrected, mark };
}
