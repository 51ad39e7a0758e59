import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** Header of a reading or working page: breadcrumbs, title, lead, actions. */
export function PageHeader({
  eyebrow,
  heading,
  lead,
  crumbs,
  meta,
  actions,
}: {
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  crumbs?: Crumb[];
  /** Number, status, version, dates: one line under the heading. */
  meta?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap py-8 print:pt-0 print:pb-4 md:py-12">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-180">
            <h1 className="text-4xl">{heading}</h1>
            {lead && <p className="mt-4 text-lg text-balance text-ink-muted">{lead}</p>}
            {meta && (
              <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-muted">
                {meta}
              </div>
            )}
          </div>
          {actions && <div className="no-print flex flex-wrap gap-3 max-sm:w-full">{actions}</div>}
        </div>
      </div>
    </header>
  );
}

/** Header of a marketing page: text on the left, picture on the right. */
export function Hero({
  eyebrow,
  heading,
  lead,
  actions,
  note,
  art,
}: {
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
  /** The picture, shown in a 16:10 frame. */
  art?: ReactNode;
}) {
  return (
    <section className="keylight overflow-hidden">
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div>
          {eyebrow && <p className="eyebrow mb-5">{eyebrow}</p>}
          <h1 className="text-5xl">{heading}</h1>
          {lead && <p className="mt-6 max-w-[36em] text-lg text-balance text-ink-muted">{lead}</p>}
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
          {note && <div className="mt-6 text-sm text-ink-muted">{note}</div>}
        </div>
        {art && (
          <div className="viewfinder aspect-[16/10] overflow-hidden rounded-lg border border-line shadow-lg">
            {art}
          </div>
        )}
      </div>
    </section>
  );
}
