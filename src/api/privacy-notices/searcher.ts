import type { Searcher } from '#api/quick-search/searcher.ts';
import { readNotices } from './read.ts';

/** Finds versions of the privacy notice by name or number; there are few. */
export const privacyNoticeSearcher: Searcher = {
  right: 'privacyNotices.read',
  async find(db, q, limit) {
    const { items } = await readNotices(db);
    const words = q.toLowerCase();
    return items
      .map(({ id, version, inForceOn }) => ({
        kind: 'privacy-notice' as const,
        id,
        title: { zh: `隐私声明 ${version}`, en: `Privacy notice ${version}` },
        detail: inForceOn ?? '',
      }))
      .filter(({ title }) => `${title.zh} ${title.en}`.toLowerCase().includes(words))
      .slice(0, limit);
  },
};
