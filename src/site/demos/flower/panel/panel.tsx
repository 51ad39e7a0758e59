import type { ReactNode } from 'react';

/** A group of controls with its heading. */
export function Panel({
  heading,
  aside,
  children,
}: {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-md border border-line bg-stage p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{heading}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
