import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { IconChevronLeft, IconChevronRight } from './icons.tsx';
import { Phrases } from './phrases.tsx';

type Neighbour = { title: string } & Target;

/** Links to the previous and the next text. */
export function Neighbours({
  label,
  previous,
  next,
}: {
  /** Names the pair for assistive technology. */
  label: string;
  previous: ({ label: string } & Neighbour) | null;
  next: ({ label: string } & Neighbour) | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="no-print grid gap-4 sm:grid-cols-2">
      {previous && (
        <Step {...previous} className="sm:col-start-1">
          <IconChevronLeft size={16} />
          {previous.label}
        </Step>
      )}
      {next && (
        <Step {...next} className="sm:col-start-2 sm:items-end sm:text-end">
          {next.label}
          <IconChevronRight size={16} />
        </Step>
      )}
    </nav>
  );
}

function Step({
  title,
  className,
  children,
  label: _,
  ...target
}: Neighbour & { label: string; className: string; children: ReactNode }) {
  return (
    <Link
      {...target}
      className={`flex flex-col gap-1 rounded-md border border-line bg-surface px-5 py-4 hover:border-key ${className}`}
    >
      <span className="flex items-center gap-1 text-sm text-ink-muted">{children}</span>
      <span className="font-medium text-balance">
        <Phrases text={title} />
      </span>
    </Link>
  );
}
