import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { Poster } from '../poster.tsx';

/** Solutions: a strip on phones; five of them as one large card and four around it. */
export function View({ block }: BlockProps<'solution-cards'>) {
  const wall = block.items.length === 5;
  return (
    <BlockSection block={block}>
      <ul className={cx('strip', wall ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3')}>
        {block.items.map((solution, index) => {
          const large = wall && index === 0;
          return (
            <Poster
              key={solution.key}
              to="/cases"
              search={{ solution: solution.key }}
              title={solution.name}
              text={solution.summary}
              picture={solution.cover}
              large={large}
              sizes={`(width >= 1024px) ${large ? 760 : 380}px, (width >= 768px) 50vw, 84vw`}
              className={cx(
                'aspect-[4/5] md:aspect-square',
                wall && 'lg:aspect-auto lg:min-h-90',
                large && 'md:max-lg:col-span-2 md:max-lg:aspect-[2/1] lg:col-span-2 lg:row-span-2',
              )}
            />
          );
        })}
      </ul>
    </BlockSection>
  );
}
