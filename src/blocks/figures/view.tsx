import { Stat, Stats } from '#site/components/facts.tsx';
import { BlockSection } from '../frame.tsx';
import type { FiguresBlock } from './schema.ts';

/** Figures, each with where it comes from. */
export function FiguresView({ block }: { block: FiguresBlock }) {
  return (
    <BlockSection block={block}>
      <Stats>
        {block.items.map((item) => (
          <Stat key={item.label} {...item} />
        ))}
      </Stats>
    </BlockSection>
  );
}
