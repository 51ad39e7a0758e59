import type { CaseCard } from '#contracts/cards.ts';
import { solutionArt } from '#contracts/enums/art.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { ArtImage } from './art-image.tsx';
import { Badge } from './badge.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { Phrases } from './phrases.tsx';
import { Picture } from './picture.tsx';
import { cx } from './text.ts';

/** The card of a customer case: picture with the first result in large figures. */
export function CaseCardView({
  item,
  search,
  fromList,
  wide,
  columns = 2,
  priority,
  headingLevel = 3,
}: {
  item: CaseCard;
  /** Filters of the list, kept when the case is closed. */
  search?: Record<string, string | undefined>;
  /** Opened from the list of cases: closing the case goes back in the history. */
  fromList?: boolean;
  /** Alone in its row: the picture is beside the text, and the page's colour is kept. */
  wide?: boolean;
  /** Cards in a row on wide windows. */
  columns?: 2 | 3;
  /** Its picture is in the first window, so it loads at once. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      id={`case-${item.slug}`}
      data-product={wide ? undefined : item.products[0]?.key}
      className={cx('card case-card scroll-mt-24', wide && 'lg:flex-row')}
    >
      <div className={cx('case-picture', wide && 'lg:w-3/5 lg:shrink-0')}>
        <div className={cx('aspect-[16/10] overflow-hidden', wide && 'lg:h-full')}>
          {item.cover ? (
            <Picture
              picture={item.cover}
              alt=""
              priority={priority}
              sizes={
                wide
                  ? '(min-width: 1280px) 720px, (min-width: 1024px) 60vw, 100vw'
                  : `(min-width: 1280px) ${columns === 3 ? 390 : 590}px, (min-width: 640px) 50vw, 100vw`
              }
            />
          ) : (
            <ArtImage art={solutionArt(item.solution.key)} alt="" />
          )}
        </div>
        {item.figure && !wide && <CardFigure figure={item.figure} />}
      </div>
      <div className={cx('flex grow flex-col gap-3 p-5 md:p-6', wide && 'justify-center lg:p-10')}>
        {/*
         * The dot is in the middle of the gap, whatever its width in the font, and outside the
         * paragraph where a new line begins with its name.
         */}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 overflow-x-clip text-xs text-ink-muted">
          <Badge tone="key">{item.industry.name}</Badge>
          <span>{item.customer}</span>
          <span className="relative before:absolute before:-left-5 before:w-5 before:text-center before:content-['·'/'']">
            {item.solution.name}
          </span>
        </p>
        <Heading className={wide ? 'text-2xl' : 'text-xl'}>
          <Link
            to="/cases"
            search={{ case: item.slug, ...search }}
            state={fromList ? { fromList } : undefined}
            className="card-link"
          >
            {item.marks ? (
              <HighlightedText parts={item.marks.title} />
            ) : (
              <Phrases text={item.title} />
            )}
          </Link>
        </Heading>
        <p className={cx('text-sm text-ink-muted', wide ? 'line-clamp-5' : 'line-clamp-3')}>
          {item.marks ? <HighlightedText parts={item.marks.summary} /> : item.summary}
        </p>
        {item.figure && wide && <CardFigure figure={item.figure} plain />}
      </div>
    </article>
  );
}

/** The first result: on the picture or below it, always in the dark theme; or `plain` beside it. */
function CardFigure({
  figure,
  plain,
}: {
  figure: NonNullable<CaseCard['figure']>;
  plain?: boolean;
}) {
  const text = useMessages(commonMessages);
  return (
    <div
      data-theme={plain ? undefined : 'dark'}
      className={plain ? 'mt-3 border-t border-line pt-5' : 'case-figure'}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <FigureValue value={figure.value} className="text-4xl leading-tight text-key" />
        {figure.before && (
          <span className="text-sm text-ink-muted">{text.before(figure.before)}</span>
        )}
      </p>
      <p className="text-sm">{figure.label}</p>
    </div>
  );
}

/** A figure in large digits with a small unit. */
export function FigureValue({ value, className }: { value: string; className?: string }) {
  const [, figure = value, unit] = /^([\d.,/%–\s-]*[\d%])\s*(.*)$/.exec(value) ?? [];
  return (
    <span className={cx('font-semibold tracking-tight tabular-nums', className)}>
      <span className="whitespace-nowrap">{figure}</span>
      {/* The space lets a long unit move to the next line. */}
      {unit && <span className="text-[0.5em] font-medium tracking-normal"> {unit}</span>}
    </span>
  );
}
