import { Suspense } from 'react';
import type { BlockPage } from '#api/pages/contract.ts';
import type { BlockProps } from '#blocks/block.ts';
import { lazyView } from '#site/lazy-view.tsx';
import type { LoadContext } from '#site/page.ts';

/** Has its own script, because one product page shows it. */
const View = lazyView(async () => (await import('#blocks/studio-plan/lazy-view.tsx')).View);

/** Has its own script, which is loaded for addresses with a plan. */
const Planner = lazyView(async () => (await import('#blocks/studio-plan/planner.tsx')).Planner);

/** The configurator: the planner with the plan of the address, or rooms to begin with. */
export function StudioPlan({ block }: BlockProps<'studio-plan'>) {
  const { studio } = block;
  const planner = studio?.code && (
    <Suspense>
      <Planner studio={studio} code={studio.code} />
    </Suspense>
  );
  return (
    <Suspense>
      <View block={block} planner={planner || undefined} />
    </Suspense>
  );
}

/** Gives a page's configurator its facts and the plan of the address, and fetches its script. */
export async function withStudioPlan(
  page: BlockPage,
  { api, search, locale, site }: LoadContext,
): Promise<BlockPage> {
  if (!page.blocks.some(({ type }) => type === 'studio-plan')) return page;
  const code = search.plan ?? null;
  const [starts] = await Promise.all([
    api('GET /rooms/studio-plans', { query: { locale } }),
    View.load(),
    code && Planner.load(),
  ]);
  const studio = { ...starts, code, publicUrl: site.publicUrl };
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'studio-plan' ? { ...block, studio } : block,
    ),
  };
}
