import type { BlockPage } from '#api/pages/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';
import type { LoadContext } from '#site/page.ts';

/** Has its own script, because one product page shows it. */
export const RoomChooser = lazyView(
  async () => (await import('#blocks/room-chooser/lazy-view.tsx')).View,
);

/** Gives a page's room chooser the answers of the address, and fetches its script. */
export async function withRoomGuide(
  page: BlockPage,
  { api, search, locale }: LoadContext,
): Promise<BlockPage> {
  if (!page.blocks.some(({ type }) => type === 'room-chooser')) return page;
  // The plan belongs to the configurator.
  const { plan: _, ...answers } = search;
  const [guide] = await Promise.all([
    api('GET /rooms/guide', { query: { locale, ...answers } }),
    RoomChooser.load(),
  ]);
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'room-chooser' ? { ...block, guide } : block,
    ),
  };
}
