import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconArrowRight, IconChevronDown } from '#ui/icons.tsx';
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
  folded?: boolean | undefined;
}

interface SectionProps {
  block: Head;
  /** Places the heading beside the content on wide windows, where it is sticky. */
  side?: boolean;
  /** Wider than the others, with a larger heading: at most one section of a page. */
  wide?: boolean;
  /** Left out in print, where nothing can be pressed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** The section of a block with its heading. */
export function BlockSection({ block, side, wide, screenOnly, children }: SectionProps) {
  if (block.folded) return <FoldedSection block={block}>{children}</FoldedSection>;
  const { id, tone } = block;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-tone={tone === 'stage' ? undefined : tone}
      className={cx('band', tone === 'keylight' && 'keylight', screenOnly && 'no-print')}
    >
      <div
        className={cx(
          wide ? 'wrap wrap-wide' : 'wrap',
          side &&
            'grid gap-x-16 gap-y-6 print:block print:space-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <BlockHead block={block} side={side} wide={wide} />
        {side ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

function BlockHead({ block, side, wide }: Omit<SectionProps, 'children'>) {
  const { id, eyebrow, heading, lead } = block;
  return (
    <header
      className={
        side
          ? 'lg:sticky lg:top-36 lg:self-start'
          : 'rise mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 md:mb-10'
      }
    >
      <div className="max-w-[46rem]">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h2 id={`${id}-heading`} className={wide ? 'text-3xl md:text-4xl' : 'text-3xl'}>
          <Phrases text={heading} />
        </h2>
        {lead && <p className="mt-3 max-w-[40em] text-balance text-ink-muted md:text-lg">{lead}</p>}
      </div>
      <More block={block} className={side ? 'mt-3' : undefined} />
    </header>
  );
}

function More({ block: { more }, className }: { block: Head; className?: string | undefined }) {
  const targetOf = useTarget();
  const target = more && targetOf(more.to);
  return (
    target && (
      <Button {...target} variant="ghost" flush iconEnd={IconArrowRight} className={className}>
        {more.label}
      </Button>
    )
  );
}

/**
 * A section folded into one line. The anchor is inside, so that a link to it opens the section:
 * browsers reveal the target of a fragment.
 */
function FoldedSection({ block, children }: { block: Head; children: ReactNode }) {
  const { id, heading, lead } = block;
  return (
    <section aria-labelledby={`${id}-heading`} className="fold-band">
      <div className="wrap">
        <Fold heading={<h2 id={`${id}-heading`}>{heading}</h2>}>
          <div id={id} className="fold-body">
            {lead && <p className="mb-6 max-w-[40em] break-after-avoid text-ink-muted">{lead}</p>}
            {children}
            <More block={block} className="mt-4" />
          </div>
        </Fold>
      </div>
    </section>
  );
}

/** One line that opens, in a list of such lines. Printed open. */
export function Fold({
  heading,
  open,
  children,
}: {
  heading: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="fold group">
      <summary className="fold-summary">
        {heading}
        <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
