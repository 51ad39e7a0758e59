import type { ReactNode } from 'react';

/** A part of the booking form with a heading. */
export function Group({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className="space-y-5 border-line py-7 not-first:border-t">
      <div>
        <h2 className="text-xl">{heading}</h2>
        {lead && <p className="mt-1 text-sm text-ink-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
