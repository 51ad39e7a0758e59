import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readSearchMisses } from './list.ts';

/** Finds searches without result that nobody has handled yet. */
export const searchMissSearcher: Searcher = {
  right: 'searches.read',
  async find(db, q, limit) {
    const { items } = await readSearchMisses(db, { q });
    return items.slice(0, limit).map(({ id, query, locale }) => ({
      kind: 'search-miss',
      id,
      title: sameTitle(query),
      detail: locale,
    }));
  },
};
