import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import type { SearchContext } from './context.ts';
import { correctQuery } from './corrections.ts';
import { parseQuery, type Query } from './query.ts';
import { all, any, type Term, termQuery, wordsOf } from './tsquery.ts';

/** A search request with filters and paging. */
export interface FindRequest {
  /** The query as typed. */
  q: string;
  locale: Locale;
  kind?: SearchKind | undefined;
  /** Tags of `search_entries`: at least one tag of each list must match. */
  tags: string[][];
  limit: number;
  offset: number;
  idsOnly?: boolean;
}

/** The search result, and the query that produced it. */
export interface Found extends Candidates {
  /** The query, folded. */
  query: string;
  /** Words to highlight in texts. */
  words: string[];
  corrected: string | null;
  relaxed: boolean;
}

/**
 * Searches for all words of a query. Without results, searches for the corrected query, then for
 * some of the words.
 */
export function find(context: SearchContext, request: FindRequest): Promise<Found> {
  return context.gate(() => findAtOnce(context, request));
}

async function findAtOnce(
  { db, synonyms: readSynonyms, readings }: SearchContext,
  request: FindRequest,
): Promise<Found> {
  const synonyms = await readSynonyms();
  const query = parseQuery(request.q, synonyms);
  const unchanged = { query: query.text, words: [], corrected: null, relaxed: false };
  const nothing: Found = { hits: [], total: 0, more: false, kinds: [], ...unchanged };
  const attempt = async (way: SearchTerms, how?: Partial<Found>): Promise<Found | null> => {
    const result = await findCandidates(db, { ...request, ...way });
    return isFound(result) ? { ...result, ...unchanged, words: wordsOf(way.terms), ...how } : null;
  };
  if (query.terms.length === 0) return nothing;
  const exactResult = await attempt(query);
  if (exactResult) return exactResult;

  const corrected = await correctQuery(db, request.locale, query, readings);
  const correctedQuery = corrected === null ? null : parseQuery(`${corrected} `, synonyms);
  const correctedResult = correctedQuery && (await attempt(correctedQuery, { corrected }));
  if (correctedResult) return correctedResult;

  const looser = [
    ...(correctedQuery
      ? relaxedSearches(correctedQuery).map((way) => ({ ...way, corrected }))
      : []),
    ...relaxedSearches(query).map((way) => ({ ...way, corrected: null })),
  ];
  for (const { corrected, words, ...way } of looser) {
    const result = await attempt(way, { corrected, words, relaxed: true });
    if (result) return result;
  }
  return nothing;
}

/** The terms of one search attempt. */
type SearchTerms = Pick<Query, 'text' | 'terms'>;

/**
 * Relaxed searches with the words to highlight: without single characters, then with all words but
 * one.
 */
function relaxedSearches({ text, terms, looser }: Query): (SearchTerms & { words: string[] })[] {
  const core = looser ?? terms;
  const words = wordsOf(core);
  return [
    ...(looser ? [{ text, terms: looser, words }] : []),
    ...(core.length > 1 ? [{ text, terms: [someOf(core)], words }] : []),
  ];
}

/** Whether there are any results, even outside of the page or of another kind. */
function isFound({ total, kinds }: Candidates): boolean {
  return total > 0 || kinds.length > 0;
}

/** A term that matches if all terms but one match; with two terms, either of them. */
function someOf(terms: Term[]): Term {
  return {
    text: terms.map(({ text }) => text).join(' '),
    forms: terms.flatMap(({ forms }) => forms),
    guess: (field) => {
      const conditions = terms.map((term) => termQuery(term, field));
      return any(conditions.map((_, left) => all(conditions.filter((_, at) => at !== left))));
    },
  };
}
