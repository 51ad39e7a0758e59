import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readSearchMisses } from './list.ts';
import { readSynonymGroups } from './synonyms.ts';

/** Finds groups of synonyms. */
export const synonymSearcher: Searcher = {
  right: 'searches.read',
  async find(db, q, limit) {
    const { items } = await readSynonymGroups(db, { q });
    return items.slice(0, limit).map(({ id, terms: [first = '', ...others] }) => ({
      kind: 'search-synonym',
      id,
      title: sameTitle(first),
      detail: others.join(' · '),
    }));
  },
};

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
