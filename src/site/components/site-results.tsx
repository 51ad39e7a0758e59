import type { SearchResults } from '#api/search/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';
import type { LoadContext } from '#site/page.ts';

/** Most results to request. */
const MAX_RESULTS = 6;

/** Site-wide results for a query that has no results in a list; null if the list has results. */
export async function findSiteResults(
  { api, locale }: Pick<LoadContext, 'api' | 'locale'>,
  q: string | undefined,
  total: number,
): Promise<SearchResults | null> {
  if (!q || total > 0) return null;
  await SiteResults.load();
  return api('GET /search', { query: { locale, q, limit: MAX_RESULTS } });
}

/** The view of these results. It has its own script, because most lists do not need it. */
export const SiteResults = lazyView(
  async () => (await import('./site-results-list.tsx')).SiteResultsList,
);
