import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readStaff } from './people.ts';

/** Finds members of staff by name. */
export const staffSearcher: Searcher = {
  right: 'staff.read',
  async find(db, q, limit, call) {
    const { items } = await readStaff(db, { q }, call);
    return items
      .slice(0, limit)
      .map(({ id, name }) => ({ kind: 'staff', id, title: sameTitle(name), detail: '' }));
  },
};
