import { CardGrid } from '#ui/card.tsx';
import { CaseCardView } from '#ui/case-card.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Customer cases; an odd number starts with a wide card. */
export function View({ block }: BlockProps<'case-cards'>) {
  const [first, ...others] = block.items;
  if (!first) return null;
  const wide = block.items.length % 3 === 1;
  const rest = wide ? others : block.items;
  const columns = rest.length % 3 === 0 ? 3 : 2;
  return (
    <BlockSection block={block}>
      <div className="grid gap-4 md:gap-6">
        {wide && <CaseCardView item={first} wide />}
        {rest.length > 0 && (
          <CardGrid columns={columns}>
            {rest.map((item) => (
              <CaseCardView key={item.slug} item={item} columns={columns} />
            ))}
          </CardGrid>
        )}
      </div>
    </BlockSection>
  );
}
