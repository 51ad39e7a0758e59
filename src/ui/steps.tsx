import type { ReactNode } from 'react';
import { IconCheck } from './icons.tsx';
import { cx } from './text.ts';

/** A step or an event. Without `state` only its number is shown. */
export type Step = {
  title: ReactNode;
  text?: ReactNode;
  /** Time, person or result, shown above the title. */
  meta?: ReactNode;
  state?: 'done' | 'current' | 'open';
};

/** Ordered steps: in a column, or in a row on wide windows. */
export function Steps({
  steps,
  direction = 'column',
}: {
  steps: Step[];
  direction?: 'column' | 'row';
}) {
  const row = direction === 'row';
  return (
    <ol
      className={cx(
        'grid',
        // Takes back the space below the last row.
        row && '-mb-8 print:-mb-4',
        row && 'gap-x-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        row && (steps.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'),
      )}
    >
      {steps.map(({ title, text, meta, state }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
          key={index}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cx('group/step relative flex gap-4 pb-8 print:pb-4', row && 'lg:flex-col')}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute start-[17px] top-10 bottom-1 w-px bg-line group-last/step:hidden',
              row &&
                'sm:max-lg:hidden lg:start-12 lg:end-0 lg:top-[17px] lg:bottom-auto lg:h-px lg:w-auto',
            )}
          />
          <span
            className={cx(
              'flex size-9 shrink-0 items-center justify-center rounded-full border text-sm font-semibold tabular-nums',
              state === 'done' &&
                'border-transparent bg-good text-on-key [print-color-adjust:exact]',
              state === 'current' && 'border-key text-key',
              state === undefined && 'border-key text-key',
              state === 'open' && 'border-control text-ink-muted',
            )}
          >
            {state === 'done' ? <IconCheck size={18} /> : index + 1}
          </span>
          <div className="min-w-0 pt-1">
            {meta && <div className="text-xs text-ink-muted">{meta}</div>}
            <h3 className="text-base">{title}</h3>
            {text && <div className="mt-1 text-sm text-ink-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
