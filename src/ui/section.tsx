import type { ReactNode } from 'react';
import { cx } from './text.ts';

/** Eyebrow, heading and lead of a section; `aside` is at the end of the line on wide windows. */
export type SectionHeadProps = {
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  id?: string;
};

export function SectionHead({ eyebrow, heading, lead, aside, id }: SectionHeadProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12 print:mb-5">
      <div className="max-w-180">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        {lead && <p className="mt-4 text-lg text-ink-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}

/** A section of a page with its heading, at content width. */
export function Section({
  children,
  className,
  tone = 'stage',
  id,
  ...head
}: Partial<SectionHeadProps> & {
  children?: ReactNode;
  className?: string;
  /** `surface`: raised background; `keylight`: background lit in the accent colour. */
  tone?: 'stage' | 'surface' | 'keylight';
}) {
  const headingId = id && `${id}-heading`;
  const { heading } = head;
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={cx(
        'section scroll-mt-16',
        tone === 'surface' && 'border-y border-line bg-surface',
        tone === 'keylight' && 'keylight',
        className,
      )}
    >
      <div className="wrap">
        {heading && <SectionHead {...head} heading={heading} id={headingId} />}
        {children}
      </div>
    </section>
  );
}
