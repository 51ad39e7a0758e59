import { CaseCardView } from '#ui/case-card.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';

/** Customer cases: a strip on phones; on wider windows an odd number starts with a wide card. */
export function CaseCards({ block: { items } }: BlockProps<'case-cards'>) {
  const startsWide = items.length % 3 === 1;
  const columns = items.length % 3 === 2 ? 2 : 3;
  return (
    <ul
      className={cx(
        'case-cards',
        items.length > 1 && 'strip',
        startsWide && 'starts-wide',
        columns === 3 && 'lg:grid-cols-3',
      )}
    >
      {items.map((item, index) => (
        <li key={item.slug} className="grid">
          <CaseCardView item={item} wide={startsWide && index === 0} columns={columns} />
        </li>
      ))}
    </ul>
  );
}
