import type { SearchKind } from '#contracts/enums/search.ts';
import { splitAtFacts } from '#contracts/facts.ts';
import type { CardMarks } from '#contracts/highlight.ts';
import { freeLast } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SearchContext } from './context.ts';
import { find } from './find.ts';
import { highlight } from './highlight.ts';

/** Filters of a list; each has one value or several alternatives. */
export interface KeyFilters {
  /** Category of articles, section slugs of documents, industry of cases. */
  category?: string | readonly string[] | undefined;
  product?: string | undefined;
  /** Solution of cases. */
  solution?: string | undefined;
  level?: string | undefined;
}

/** A list with a search query. */
export interface KeyRequest {
  q: string;
  locale: Locale;
  kind: SearchKind;
  filters: KeyFilters;
  limit: number;
  offset: number;
}

/** The matching records of one page. */
export interface Keys {
  /** Ids of the records, best first. */
  ids: string[];
  /** Number of all matches, at most 2,000. */
  total: number;
  /** Whether there are more. */
  more: boolean;
  /** The corrected query, if the original one has no results. */
  corrected: string | null;
  /** Adds the highlighted matches to a card. */
  mark<Card extends { title: string; summary: string }>(card: Card): Card & { marks: CardMarks };
}

/** Searches public records of one kind for a list; an empty result is recorded for editors. */
export async function searchKeys(context: SearchContext, request: KeyRequest): Promise<Keys> {
  const { q, locale, kind, filters, limit, offset } = request;
  const tags = tagsFor(filters);
  const result = await find(context, {
    q,
    locale,
    kind,
    tags,
    limit,
    offset,
    idsOnly: true,
  });
  if (result.total === 0 && tags.length === 0) await context.recordMiss(result.query, locale);
  const { words } = result;
  return {
    ids: result.hits.map(({ id }) => id),
    total: result.total,
    more: result.more,
    corrected: result.corrected,
    mark: (card) => {
      const [title, summary] = [card.title, card.summary].map((text) =>
        splitAtFacts(freeLast(text)).flatMap((part, index) =>
          index % 2 === 1 ? { text: part, hit: false } : highlight(part, words),
        ),
      );
      return { ...card, marks: { title: title ?? [], summary: summary ?? [] } };
    },
  };
}

function tagsFor({ category, product, solution, level }: KeyFilters): string[][] {
  const tags = (letter: string, values: string | readonly string[] | undefined) =>
    values === undefined ? [] : [[values].flat().map((value) => `${letter}:${value}`)];
  return [
    ...tags('c', category),
    ...tags('p', product),
    ...tags('s', solution),
    ...tags('l', level),
  ];
}
