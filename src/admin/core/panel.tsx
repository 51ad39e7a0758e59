import { type ReactNode, useId } from 'react';

/** A titled part of a screen. */
export function Panel({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  /** A state or an action at the end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="panel scroll-mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
