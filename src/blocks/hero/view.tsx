import type { ReactNode } from 'react';
import { Phrases, Words } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockActions } from '../frame.tsx';

const SIZES = '(min-width: 1024px) 80vw, 100vw';
const DEMO_SIZES = '(width >= 1280px) 1200px, 94vw';

interface HeroProps extends BlockProps<'hero'> {
  /** Starts the demo of the block; gets its still. */
  stage?: (still: ReactNode) => ReactNode;
}

/** The top of a page: a full-width picture that fades into the background behind the text. */
export function View({ block, stage }: HeroProps) {
  const { picture, demoPicture, layout, facts } = block;
  return (
    <section id={block.id} className="hero" data-hero={layout}>
      {picture && (
        <div className="hero-picture">
          <Picture picture={picture} sizes={SIZES} priority />
        </div>
      )}
      <div className={cx('wrap', picture ? 'hero-words' : 'py-16 md:py-24')}>
        <div className={layout === 'stage' ? 'max-w-[46rem]' : 'max-w-[38rem]'}>
          {block.eyebrow && <p className="eyebrow mb-4 md:mb-5">{block.eyebrow}</p>}
          <h1 className={layout === 'stage' ? 'text-5xl lg:text-6xl' : 'text-5xl'}>
            <Phrases text={block.heading} />
          </h1>
          <p className="mt-5 max-w-[34em] text-balance text-ink-muted md:mt-6 md:text-lg">
            {block.lead}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 md:mt-9">
            <BlockActions links={block.actions} size="lg" />
            {picture &&
              stage?.(
                <div className="frame aspect-[16/10] md:aspect-video">
                  <Picture picture={demoPicture ?? picture} sizes={DEMO_SIZES} />
                </div>,
              )}
          </div>
          {block.note && <p className="mt-6 text-sm text-ink-muted">{block.note}</p>}
        </div>
      </div>
      {facts && <Facts facts={facts} />}
    </section>
  );
}

function Facts({ facts }: { facts: { value: string; label: string }[] }) {
  return (
    <div className="wrap pb-12 md:pb-16">
      <dl
        className={cx(
          'grid grid-cols-2 gap-x-6 gap-y-6 border-t border-line pt-6',
          facts.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4',
        )}
      >
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 mt-1 text-sm text-ink-muted">
              <Words text={label} />
            </dt>
            <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
