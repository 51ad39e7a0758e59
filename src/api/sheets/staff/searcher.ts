import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readSheets } from './listing.ts';

/** Finds sheets by number, title, customer or site. */
export const sheetSearcher: Searcher = {
  right: 'sheets.read',
  async find(db, q, limit) {
    const { items } = await readSheets(db, { q });
    return items.slice(0, limit).map(({ id, number, title, customerName }) => ({
      kind: 'sheet',
      id,
      title: title.en ? { zh: title.zh, en: title.en } : sameTitle(title.zh),
      detail: [number, customerName].filter(Boolean).join(' · '),
    }));
  },
};
