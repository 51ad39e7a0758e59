import type { ReactNode } from 'react';
import { cx } from './text.ts';

/** Terms with their values; entries without a value are omitted. */
export function DefinitionList({
  items,
  columns = 1,
}: {
  items: { term: string; detail: ReactNode }[];
  columns?: 1 | 2 | 3;
}) {
  const wide = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }[columns];
  const filled = items.filter(({ detail }) => detail !== null && detail !== '');
  return (
    <dl className={cx('grid gap-x-10', wide)}>
      {filled.map(({ term, detail }) => (
        <div
          key={term}
          className={cx(
            'flex gap-4 border-b border-line py-3 text-sm',
            columns === 1 && 'last:border-b-0',
          )}
        >
          <dt className="w-[7.5em] shrink-0 text-ink-muted">{term}</dt>
          <dd className="min-w-0 grow">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures in a row. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">{children}</div>;
}
