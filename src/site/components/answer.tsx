import { lazyView } from '#site/lazy-view.tsx';

/** An answer above a list of results. It has its own script, because few searches have an answer. */
export const Answer = lazyView(
  async () => (await import('#site/search/answer-card.tsx')).AnswerCard,
);
