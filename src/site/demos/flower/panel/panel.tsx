import type { ReactNode } from 'react';
import { cx } from '#ui/text.ts';

/** A group of controls with its heading. */
export function Panel({
  heading,
  aside,
  className,
  children,
}: {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx('rounded-md border border-line bg-stage p-4 sm:p-5', className)}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{heading}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
