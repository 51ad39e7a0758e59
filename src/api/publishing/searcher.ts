import type { Searcher } from '#api/quick-search/searcher.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { findRecords } from './listing.ts';

/** Finds content of all kinds by name and title. */
export const contentSearcher: Searcher = {
  right: 'content.read',
  async find(db, q, limit) {
    const { items } = await findRecords(db, { q }, contentKinds);
    return items.slice(0, limit).map(({ id, kind, title, name }) => ({
      kind,
      id,
      title: { ...title, zh: title.zh || name },
      detail: name,
    }));
  },
};
