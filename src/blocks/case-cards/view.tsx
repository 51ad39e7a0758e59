import { CardGrid } from '#site/components/card.tsx';
import { CaseCardView } from '#site/components/case-card.tsx';
import { BlockSection } from '../frame.tsx';
import type { CaseCardsBlock } from './schema.ts';

/** Customer cases. */
export function CaseCardsView({ block }: { block: CaseCardsBlock }) {
  const [only, second] = block.items;
  if (!only) return null;
  if (!second) {
    return (
      <BlockSection block={block}>
        <CaseCardView item={only} wide />
      </BlockSection>
    );
  }
  return (
    <BlockSection block={block}>
      <CardGrid columns={block.items.length === 4 || block.items.length === 2 ? 2 : 3}>
        {block.items.map((item) => (
          <CaseCardView key={item.slug} item={item} />
        ))}
      </CardGrid>
    </BlockSection>
  );
}
