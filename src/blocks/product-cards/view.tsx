import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { Poster } from '../poster.tsx';

/** The products: two wide posters, then three; each in its own accent. */
export function View({ block }: BlockProps<'product-cards'>) {
  return (
    <BlockSection block={block}>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-6">
        {block.items.map(({ key, name, tagline, cover }, index) => (
          <Poster
            key={key}
            product={key}
            to={`/product/${key}`}
            title={name}
            text={tagline}
            picture={cover}
            large={index < 2}
            sizes={`(width >= 1024px) ${index < 2 ? 600 : 400}px, (width >= 640px) 50vw, 90vw`}
            className={cx(
              'aspect-[2/1] sm:aspect-square',
              index < 2 ? 'lg:col-span-3 lg:aspect-[3/2]' : 'lg:col-span-2 lg:aspect-square',
              index === 0 && 'sm:max-lg:col-span-2 sm:max-lg:aspect-[2/1]',
            )}
          />
        ))}
      </ul>
    </BlockSection>
  );
}
