import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readFactList } from './list.ts';

/** Finds facts. */
export const factSearcher: Searcher = {
  right: 'facts.read',
  async find(db, q, limit) {
    const { items } = await readFactList(db, { q });
    return items.slice(0, limit).map(({ id, key, value }) => ({
      kind: 'fact',
      id,
      title: sameTitle(key),
      detail: value.zh === value.en ? value.zh : `${value.zh} · ${value.en}`,
    }));
  },
};
