import { Card } from '#site/components/card.tsx';
import { ArtImage } from '#site/components/picture.tsx';
import { cx } from '#site/components/text.ts';
import { BlockSection } from '../frame.tsx';
import type { ProductCardsBlock } from './schema.ts';

/** The products: two wide cards, then three; each in its own accent. */
export function ProductCardsView({ block }: { block: ProductCardsBlock }) {
  return (
    <BlockSection block={block}>
      <div className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-6">
        {block.items.map(({ key, name, tagline }, index) => (
          <Card
            key={key}
            product={key}
            title={name}
            to={`/product/${key}`}
            media={<ArtImage art={`product-${key}`} alt="" />}
            mediaClassName={index < 2 ? 'aspect-[16/9]' : 'aspect-[16/10]'}
            className={cx(
              index < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
              index === 0 && 'sm:max-lg:col-span-2',
            )}
          >
            {tagline}
          </Card>
        ))}
      </div>
    </BlockSection>
  );
}
