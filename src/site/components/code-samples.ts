import type { BlockPage } from '#api/pages/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';

/** Has its own script, because few pages show code. */
export const CodeSamples = lazyView(
  async () => (await import('#blocks/code-samples/lazy-view.tsx')).View,
);

/** Fetches the script if the page shows code. */
export async function withCodeSamples(page: BlockPage): Promise<BlockPage> {
  if (page.blocks.some(({ type }) => type === 'code-samples')) await CodeSamples.load();
  return page;
}
