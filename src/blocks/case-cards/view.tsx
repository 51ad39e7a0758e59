import { CaseCardView } from '#ui/case-card.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Customer cases: a strip on phones; on wider windows an odd number starts with a wide card. */
export function View({ block }: BlockProps<'case-cards'>) {
  const { items } = block;
  if (items.length === 0) return null;
  const startsWide = items.length % 3 === 1;
  const others = items.length - (startsWide ? 1 : 0);
  const columns = others % 3 === 0 ? 3 : 2;
  return (
    <BlockSection block={block}>
      <ul
        className={cx(
          items.length > 1 ? 'strip md:grid-cols-2' : 'grid',
          'gap-4 md:gap-6',
          columns === 3 && 'lg:grid-cols-3',
        )}
      >
        {items.map((item, index) => {
          const wide = startsWide && index === 0;
          return (
            <li
              key={item.slug}
              className={cx(
                'grid',
                wide && 'md:col-span-full',
                // Never alone beside an empty half.
                others % 2 === 1 &&
                  index === items.length - 1 &&
                  (columns === 3 ? 'md:max-lg:col-span-full' : 'md:col-span-full'),
              )}
            >
              <CaseCardView item={item} wide={wide} columns={columns} />
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
