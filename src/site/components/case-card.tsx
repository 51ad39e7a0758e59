import type { CaseCard } from '#contracts/cards.ts';
import { sceneArt } from '#contracts/values/art.ts';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { ArtImage } from './picture.tsx';

/** A customer case in a list: its usage in a picture, its first result in figures. */
export function CaseCardView({
  item,
  search,
  wide,
}: {
  item: CaseCard;
  /** Filters of the list the card stands in, kept when the case is closed again. */
  search?: Record<string, string | undefined>;
  /** Alone in its row: the picture stands beside the words. */
  wide?: boolean;
}) {
  const { figure } = item;
  return (
    <Card
      to="/cases"
      search={{ case: item.slug, ...search }}
      title={item.title}
      className={wide ? 'md:flex-row' : undefined}
      mediaClassName={wide ? 'aspect-[16/10] md:w-1/2 md:shrink-0' : undefined}
      media={<ArtImage art={sceneArt(item.scene.key)} alt="" />}
      product={item.products[0]?.key}
      meta={
        <>
          <Badge tone="key">{item.industry.name}</Badge>
          <span>{item.customer}</span>
        </>
      }
      footer={
        figure && (
          <p className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-4">
            <span className="text-xl font-semibold text-key tabular-nums">{figure.value}</span>
            <span className="text-sm text-ink-muted">{figure.label}</span>
          </p>
        )
      }
    >
      <p className="line-clamp-3">{item.summary}</p>
    </Card>
  );
}
