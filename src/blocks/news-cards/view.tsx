import { articleArt } from '#contracts/values/art.ts';
import { Badge } from '#site/components/badge.tsx';
import { Card, CardGrid } from '#site/components/card.tsx';
import { ArtImage } from '#site/components/picture.tsx';
import { formatDay } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/messages.tsx';
import { BlockSection } from '../frame.tsx';
import type { NewsCardsBlock } from './schema.ts';

/** The latest articles. */
export function NewsCardsView({ block }: { block: NewsCardsBlock }) {
  const locale = useLocale();
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <CardGrid>
        {block.items.map((item) => (
          <Card
            key={item.uid}
            to={`/show/${item.uid}`}
            title={item.title}
            product={item.product ?? undefined}
            media={<ArtImage art={articleArt({ ...item, category: item.category.key })} alt="" />}
            meta={
              <>
                <Badge tone="key">{item.category.name}</Badge>
                <time dateTime={item.publishedAt}>{formatDay(item.publishedAt, locale)}</time>
              </>
            }
          >
            <p className="line-clamp-3">{item.summary}</p>
          </Card>
        ))}
      </CardGrid>
    </BlockSection>
  );
}
