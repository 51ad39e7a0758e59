import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** The latest articles; a strip on phones. */
export function View({ block }: BlockProps<'news-cards'>) {
  const locale = useLocale();
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className={cx('strip md:grid-cols-2', block.items.length !== 2 && 'lg:grid-cols-3')}>
        {block.items.map(({ cover, ...item }) => (
          <Card
            key={item.slug}
            as="li"
            to={`/show/${item.slug}`}
            title={<Phrases text={item.title} />}
            media={
              cover && (
                <Picture
                  picture={cover}
                  sizes="(width >= 1024px) 400px, (width >= 768px) 50vw, 84vw"
                  alt=""
                />
              )
            }
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
      </ul>
    </BlockSection>
  );
}
