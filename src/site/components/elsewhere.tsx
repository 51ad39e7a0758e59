import { lazy } from 'react';
import type { SearchResults } from '#api/search/contract.ts';
import type { LoadContext } from '#site/page.ts';

/** Links that are offered at most. */
export const MAX_OFFERS = 6;

/** Search results of the whole site for words that a list has no entry for; null where it has some. */
export async function findElsewhere(
  { api, locale }: Pick<LoadContext, 'api' | 'locale'>,
  q: string | undefined,
  total: number,
): Promise<SearchResults | null> {
  if (!q || total > 0) return null;
  return api('GET /search', { query: { locale, q, limit: MAX_OFFERS } });
}

/** Shows them; in the browser a script of its own, which lists with entries do not need. */
export const Elsewhere = import.meta.env.SSR
  ? (await import('./elsewhere-list.tsx')).ElsewhereList
  : lazy(async () => ({ default: (await import('./elsewhere-list.tsx')).ElsewhereList }));
