import type { BlockPage } from '#api/pages/contract.ts';
import type { LoadContext } from '#site/page.ts';
import { loadCaseCards } from './case-cards.ts';
import { withCodeSamples } from './code-samples.ts';
import { withRoomGuide } from './room-chooser.ts';
import { withStudioPlan } from './studio-plan.tsx';

/** Gives the page's blocks with scripts of their own what they need, and fetches the scripts. */
export async function withLazyBlocks(page: BlockPage, context: LoadContext): Promise<BlockPage> {
  await loadCaseCards(page);
  return withStudioPlan(await withRoomGuide(await withCodeSamples(page), context), context);
}
