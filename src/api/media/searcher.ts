import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readMediaList } from './list.ts';

/** Finds files of the library. */
export const mediaSearcher: Searcher = {
  right: 'media.read',
  async find(db, q, limit) {
    const { items } = await readMediaList(db, { q, sort: 'newest' });
    return items
      .slice(0, limit)
      .map(({ id, title, key }) => ({ kind: 'media', id, title: sameTitle(title), detail: key }));
  },
};
