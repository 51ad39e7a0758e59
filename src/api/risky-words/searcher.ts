import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { readRiskyWords } from './list.ts';

/** Finds risky words. */
export const riskyWordSearcher: Searcher = {
  right: 'riskyWords.read',
  async find(db, q, limit) {
    const { items } = await readRiskyWords(db, { q });
    return items.slice(0, limit).map(({ id, word, reasonZh }) => ({
      kind: 'risky-word',
      id,
      title: sameTitle(word),
      detail: reasonZh,
    }));
  },
};
