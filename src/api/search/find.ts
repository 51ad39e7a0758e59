import type { Locale } from '#contracts/locale.ts';
import type { SearchKind } from '#contracts/values/search.ts';
import type { Executor } from '#db/connection.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { correctQuery } from './corrections.ts';
import { parseQuery, type Synonyms } from './query.ts';
import { all, any, type Term, termQuery, wordsOf } from './tsquery.ts';

/** What is searched for, and in which part of the records. */
export interface FindRequest {
  /** As it was typed. */
  q: string;
  locale: Locale;
  kind?: SearchKind | undefined;
  /** Tags of `search_entries`: of each list one must be carried. */
  tags: string[][];
  limit: number;
  offset: number;
  idsOnly?: boolean;
}

/** What was found, and for which words. */
export interface Found extends Candidates {
  /** The query, folded. */
  query: string;
  /** Words to mark in texts. */
  words: string[];
  corrected: string | null;
  relaxed: boolean;
}

const nothing: Candidates = { hits: [], total: 0, more: false, kinds: [] };

/**
 * Searches for all words of a query; where nothing holds them all, for the words that were probably
 * meant, then for some of the words.
 */
export async function find(db: Executor, synonyms: Synonyms, request: FindRequest): Promise<Found> {
  const query = parseQuery(request.q, synonyms);
  const attempt = async (terms: Term[], text: string, how?: Partial<Found>): Promise<Found> => ({
    ...(await findCandidates(db, { ...request, text, terms })),
    query: query.text,
    words: wordsOf(terms),
    corrected: null,
    relaxed: false,
    ...how,
  });
  if (query.terms.length === 0) {
    return { ...nothing, query: query.text, words: [], corrected: null, relaxed: false };
  }
  const strict = await attempt(query.terms, query.text);
  if (isFound(strict)) return strict;

  const corrected = await correctQuery(db, request.locale, query);
  if (corrected !== null) {
    const { terms, text, looser } = parseQuery(`${corrected} `, synonyms);
    const found = await attempt(terms, text, { corrected });
    if (isFound(found)) return found;
    if (looser) {
      const loose = await attempt(looser, text, { corrected, relaxed: true });
      if (isFound(loose)) return loose;
    }
  }
  const partly = query.looser ?? query.terms;
  if (query.looser) {
    const loose = await attempt(query.looser, query.text, { relaxed: true });
    if (isFound(loose)) return loose;
  }
  if (partly.length > 1) {
    const some = await attempt([someOf(partly)], query.text, {
      relaxed: true,
      words: wordsOf(partly),
    });
    if (isFound(some)) return some;
  }
  return strict;
}

/** Whether there is anything, if only beyond the page or of another kind. */
function isFound({ total, kinds }: Candidates): boolean {
  return total > 0 || kinds.length > 0;
}

/** All terms but one, or of two either. */
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
