import type { ReactNode } from 'react';
import type { ProductKey } from '#contracts/site-state.ts';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { cx } from './text.ts';

/** With `to`, the whole card is the click area of the one link in its title. */
export type CardProps = Partial<Target> & {
  title?: ReactNode;
  /** Small line above the title: badges, category, date. */
  meta?: ReactNode;
  /** A picture; give it `aspect` classes through `mediaClassName` (default 16:10). */
  media?: ReactNode;
  mediaClassName?: string;
  footer?: ReactNode;
  product?: ProductKey;
  headingLevel?: 2 | 3 | 4;
  as?: 'article' | 'div' | 'li';
  className?: string;
  children?: ReactNode;
};

/** A record or a feature in a box. */
export function Card({
  title,
  to,
  search,
  hash,
  meta,
  media,
  mediaClassName = 'aspect-[16/10]',
  footer,
  product,
  headingLevel = 3,
  as: Tag = 'article',
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag className={cx('card', className)} data-product={product}>
      {media && <div className={cx('card-media', mediaClassName)}>{media}</div>}
      <div className="flex grow flex-col gap-2 p-5 md:p-6">
        {meta && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
            {meta}
          </div>
        )}
        {title && (
          <Heading className="text-lg">
            {to === undefined ? (
              title
            ) : (
              <Link to={to} search={search} hash={hash} className="card-link">
                {title}
              </Link>
            )}
          </Heading>
        )}
        {children && <div className="text-sm text-ink-muted">{children}</div>}
        {footer && <div className="mt-auto pt-3">{footer}</div>}
      </div>
    </Tag>
  );
}

/** Cards in one to `columns` columns; on tablets a card alone in its row lies across it. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  const wide = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }[columns];
  return <div className={cx('card-grid grid gap-4 sm:grid-cols-2 md:gap-6', wide)}>{children}</div>;
}
