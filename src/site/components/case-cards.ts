import type { BlockPage } from '#api/pages/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';

/** Has its own script, because few pages made of blocks show cases. */
export const CaseCards = lazyView(
  async () => (await import('#blocks/case-cards/lazy-view.tsx')).CaseCards,
);

/** Fetches the script if the page shows cases. */
export async function loadCaseCards(page: BlockPage): Promise<void> {
  if (page.blocks.some(({ type }) => type === 'case-cards')) await CaseCards.load();
}
