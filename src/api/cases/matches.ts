import type { SearchContext } from '#api/search/context.ts';
import { searchKeys } from '#api/search/keys.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { Locale } from '#contracts/locale.ts';
import type { CaseFilter } from './cards.ts';

/** A filter as the address names it: with words to search for. */
export type CaseQuery = Omit<CaseFilter, 'ids'> & { q?: string | undefined };

/** Most cases that a search lists. */
const MAX_MATCHES = 500;

/** A filter whose words have become the cases they find. */
interface Matches {
  filter: CaseFilter;
  /** What was searched for in place of the words, where only that finds anything. */
  corrected: string | null;
  /** Marks what was found in a card. */
  mark(card: CaseCard): CaseCard;
}

/** Replaces the words of a filter by the cases they find. */
export async function withMatches(
  search: SearchContext,
  locale: Locale,
  { q, ...filter }: CaseQuery,
): Promise<Matches> {
  if (!q) return { filter, corrected: null, mark: (card) => card };
  // Without the other filters: the counts beside them need what lies under other choices too.
  const request = { q, locale, kind: 'case', filters: {}, limit: MAX_MATCHES, offset: 0 } as const;
  const { ids, corrected, mark } = await searchKeys(search, request);
  return { filter: { ...filter, ids }, corrected, mark };
}
