import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { RouteInput } from '#contracts/route.ts';
import { findAnswer } from './answers.ts';
import type { Candidate } from './candidates.ts';
import type { SearchContext } from './context.ts';
import type { SearchHit, SearchResults, search } from './contract.ts';
import { find } from './find.ts';
import { containsAny, highlight, passage, snippet } from './highlight.ts';
import { type Labels, withSectionsBelow } from './labels.ts';
import { pathOf, tagsOf } from './paths.ts';
import { similarQueries } from './suggestions.ts';
import { hasHan } from './terms.ts';

type SearchQuery = RouteInput<typeof search>['query'];

/** Searches all public records. */
export async function searchSite(
  context: SearchContext,
  query: SearchQuery,
): Promise<SearchResults> {
  const { locale, q, kind, product, category, level, limit, offset, settled } = query;
  const [synonyms, allLabels] = await Promise.all([context.synonyms(), context.labels()]);
  const labels = allLabels[locale];
  const tags = [
    ...(product ? [[`p:${product}`]] : []),
    ...(category ? [withSectionsBelow(labels, category).map((key) => `c:${key}`)] : []),
    ...(level ? [[`l:${level}`]] : []),
  ];
  const result = await find(context, { q, locale, kind, tags, limit, offset });
  const isWhole = !kind && tags.length === 0 && offset === 0;
  const answer = isWhole ? await findAnswer(context, locale, [q, result.corrected]) : null;
  const isEmpty = result.total === 0 && result.kinds.length === 0 && !answer;
  if (isEmpty && settled === '1' && tags.length === 0)
    await context.recordMiss(result.query, locale);
  return {
    query: result.query,
    corrected: result.corrected,
    relaxed: result.relaxed,
    answer,
    hits: result.hits.map((one) => presentHit(one, labels, result.query, result.words)),
    total: { count: result.total, more: result.more },
    kinds: result.kinds,
    suggestions: isEmpty
      ? { queries: similarQueries(result.query, synonyms), ...(await context.offer(locale)) }
      : null,
  };
}

/** Characters; less is a heading, a figure or a button. */
const SHORTEST_PASSAGE = 12;

function presentHit(result: Candidate, labels: Labels, query: string, words: string[]): SearchHit {
  const { kind, slug, title, lead, excerpt, tags, publishedAt } = result;
  const [summary = ''] = lead.split('\n');
  const about = tagsOf(tags, 'p');
  const [level] = tagsOf(tags, 'l');
  const found = passage(excerpt, words);
  // Who asks in Chinese gets no line of code that has an English synonym.
  const isReadable = hasHan(found) || !hasHan(query);
  const isBetter = found.length >= SHORTEST_PASSAGE && isReadable && !containsAny(summary, words);
  const best = isBetter ? found : summary;
  return {
    kind,
    slug,
    path: pathOf(kind, slug, tags),
    title: highlight(title, words),
    snippet: highlight(snippet(best, words), words),
    category: categoryOf(result, labels),
    products: productKeys
      .filter((key) => about.includes(key))
      .sort((a, b) => labels.products.indexOf(a) - labels.products.indexOf(b))
      .map((key) => ({ key, name: labels.names.get(`p:${key}`) ?? key })),
    level: documentLevels.find((one) => one === level) ?? null,
    publishedAt: new Date(publishedAt).toISOString(),
  };
}

function categoryOf({ kind, tags }: Candidate, labels: Labels): SearchHit['category'] {
  const [key] = tagsOf(tags, 'c');
  if (key === undefined) return null;
  // Platforms have no records: the site formats their names.
  return { key, name: labels.names.get(`${kind} c:${key}`) ?? key };
}
