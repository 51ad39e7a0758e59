import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { useTarget } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import type { BlockLink } from './block.ts';

/** The buttons of a block; the first is primary. */
export function BlockActions({ links, size }: { links: BlockLink[]; size?: 'lg' }) {
  const targetOf = useTarget();
  return links.map((link, index) => {
    const target = targetOf(link.to);
    return (
      target && (
        <Button
          key={link.to}
          {...target}
          size={size}
          variant={index === 0 ? 'primary' : 'secondary'}
          iconEnd={index === 0 ? IconArrowRight : undefined}
        >
          {link.label}
        </Button>
      )
    );
  });
}

/** Heading of a block, as its schema's `head` says. */
interface Head {
  id: string;
  eyebrow?: string | undefined;
  heading: string;
  lead?: string | undefined;
  more?: BlockLink | undefined;
  tone?: 'stage' | 'surface' | 'keylight' | undefined;
}

/**
 * The section of a block with its heading: above the content, or with `side` beside it on wide
 * windows, where it is sticky.
 */
export function BlockSection({
  block,
  side,
  children,
}: {
  block: Head;
  side?: boolean;
  children: ReactNode;
}) {
  const { id, tone } = block;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-tone={tone === 'stage' ? undefined : tone}
      className={cx('band', tone === 'keylight' && 'keylight')}
    >
      <div
        className={cx(
          'wrap',
          side && 'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <BlockHead block={block} side={side} />
        {side ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

function BlockHead({ block, side }: { block: Head; side: boolean | undefined }) {
  const { id, eyebrow, heading, lead, more } = block;
  const targetOf = useTarget();
  const target = more && targetOf(more.to);
  return (
    <header
      className={
        side
          ? 'lg:sticky lg:top-36 lg:self-start'
          : 'rise mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-12'
      }
    >
      <div className="max-w-[46rem]">
        {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
        <h2 id={`${id}-heading`} className={side ? 'text-3xl' : 'text-3xl md:text-4xl'}>
          <Phrases text={heading} />
        </h2>
        {lead && <p className="mt-4 max-w-[40em] text-lg text-ink-muted">{lead}</p>}
      </div>
      {target && (
        <Button
          {...target}
          variant="ghost"
          flush
          iconEnd={IconArrowRight}
          className={side ? 'mt-4' : undefined}
        >
          {more.label}
        </Button>
      )}
    </header>
  );
}
