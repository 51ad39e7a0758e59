import type { RouteInput } from '#contracts/route.ts';
import { findAnswer } from './answers.ts';
import { findOnlyInChinese } from './chinese-only.ts';
import type { SearchContext } from './context.ts';
import type { SearchResults, search } from './contract.ts';
import { find } from './find.ts';
import { withSectionsBelow } from './labels.ts';
import { presentHit } from './present.ts';
import { similarQueries } from './suggestions.ts';

type SearchQuery = RouteInput<typeof search>['query'];

/** Fewer English records may only mention what is asked. */
const FEW_HITS = 3;

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
  const isUnanswered = (result.total < FEW_HITS || result.relaxed) && !answer;
  const onlyInChinese =
    locale === 'en' && isWhole && isUnanswered ? await findOnlyInChinese(context, q, labels) : [];
  const isEmpty = result.total === 0 && result.kinds.length === 0 && !answer;
  if (isEmpty && settled === '1' && tags.length === 0)
    await context.recordMiss(result.query, locale);
  return {
    query: result.query,
    corrected: result.corrected,
    relaxed: result.relaxed,
    answer,
    hits: result.hits.map((one) => presentHit(one, labels, result)),
    onlyInChinese,
    total: { count: result.total, more: result.more },
    kinds: result.kinds,
    suggestions: isEmpty
      ? { queries: similarQueries(result.query, synonyms), ...(await context.offer(locale)) }
      : null,
  };
}
