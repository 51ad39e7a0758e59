import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { listOfRedirects } from './list.ts';

/** Finds redirects by both addresses and the note. */
export const redirectSearcher: Searcher = {
  right: 'redirects.read',
  async find(db, q, limit) {
    const { items } = await listOfRedirects(db, { q });
    return items.slice(0, limit).map(({ id, fromPath, target, note }) => ({
      kind: 'redirect',
      id,
      title: sameTitle(fromPath),
      detail: [target && `→ ${target}`, note].filter(Boolean).join(' · '),
    }));
  },
};
