import { currentOwner } from '#bounded/owner.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import type { SearchContext } from './context.ts';
import { correctQuery } from './corrections.ts';
import { parseQuery, type Query } from './query.ts';
import { isHan, pairsOf } from './terms.ts';
import { type Term, wordsOf } from './tsquery.ts';

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
  /** The corrected query, if each of its words is known. */
  corrected: string | null;
  /** Whether no record has some of the words. */
  relaxed: boolean;
}

/**
 * Searches for a query. If no record has some of its words, searches for the corrected query, or
 * without these words.
 */
export function find(context: SearchContext, request: FindRequest): Promise<Found> {
  return context.queue.run(currentOwner(), () => findAtOnce(context, request));
}

async function findAtOnce(
  { db, synonyms: readSynonyms, readings, commonWords: readWords }: SearchContext,
  request: FindRequest,
): Promise<Found> {
  const [synonyms, commonWords] = await Promise.all([readSynonyms(), readWords()]);
  const query = parseQuery(request.q, synonyms, commonWords);
  const search = (way: Query, missing = 0) => findCandidates(db, { ...request, ...way, missing });
  const answer = (result: Candidates, way: Query, how?: Partial<Found>): Found => ({
    ...result,
    query: query.text,
    words: wordsOf(way.terms),
    corrected: null,
    relaxed: false,
    ...how,
  });
  if (query.terms.length === 0) return answer(nothing, query);
  const result = await search(query);
  const unknown = query.terms.filter((_, at) => result.unknown.includes(at));
  const { locale } = request;
  const corrected =
    unknown.length > 0
      ? await correctQuery({ db, locale, readings, synonyms, commonWords }, query, unknown)
      : null;
  if (corrected === null) return withKnownWords(query, result);
  const correctedQuery = parseQuery(`${corrected} `, synonyms, commonWords);
  return withKnownWords(correctedQuery, await search(correctedQuery), corrected);

  /** The result, if no needed word is unknown; else that of a search for the other words. */
  async function withKnownWords(
    way: Query,
    result: Candidates,
    corrected: string | null = null,
  ): Promise<Found> {
    const rest = way.terms.filter((_, at) => !result.unknown.includes(at));
    const unknown = way.terms.filter((_, at) => result.unknown.includes(at));
    if (unknown.every(({ isOptional }) => isOptional)) return answer(result, way, { corrected });
    const terms = [...rest, ...unknown.flatMap(partsOf)];
    if (terms.length === 0) return answer(nothing, way);
    const hasNeeded = rest.some(({ isOptional }) => !isOptional);
    const known = {
      ...way,
      terms: hasNeeded ? terms : terms.map((term) => ({ ...term, isOptional: false })),
    };
    const lacksWords = unknown.some(({ isPart }) => !isPart);
    const missing = hasNeeded ? unknown.filter(({ isPart }) => !isPart).length : 0;
    return answer(await search(known, missing), known, { relaxed: lacksWords });
  }
}

/** The pairs of characters of a longer Chinese word. */
function partsOf({ text }: Term): Term[] {
  if (!isHan(text) || text.length < 3) return [];
  return pairsOf(text).map((pair) => ({
    text: pair,
    forms: [{ text: pair }],
    isPart: true,
    isOptional: true,
  }));
}

const nothing: Candidates = { hits: [], total: 0, more: false, kinds: [], unknown: [] };
