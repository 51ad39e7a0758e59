import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { cx } from './text.ts';

const fills: Record<Tone, string> = {
  key: 'fill-key',
  info: 'fill-info',
  good: 'fill-good',
  warn: 'fill-warn',
  bad: 'fill-bad',
};

/** A bar filled to `share` (0 to 1). Decorative: always print the figure beside it as text. */
export function Bar({
  share,
  tone = 'key',
  className = 'h-2',
}: {
  share: number;
  tone?: Tone;
  className?: string;
}) {
  const width = 100 * Math.min(1, Math.max(0, share));
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('block w-full overflow-hidden rounded-sm', className)}
    >
      <rect width="100" height="8" className="fill-surface-2" />
      <rect width={width.toFixed(2)} height="8" className={fills[tone]} />
    </svg>
  );
}

/** Parts of a whole as labelled bars; the largest part fills its bar unless `max` is given. */
export function BarList({
  items,
  max = Math.max(1, ...items.map(({ value }) => value)),
}: {
  items: { label: ReactNode; value: number; text: ReactNode }[];
  max?: number;
}) {
  return (
    <ul className="grid gap-4 print:gap-2.5">
      {items.map(({ label, value, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a report never change places
        <li key={index} className="break-inside-avoid">
          <div className="mb-1.5 flex flex-wrap items-baseline gap-x-4 text-sm print:flex-nowrap print:text-xs">
            <span className="grow basis-24 break-keep">{label}</span>
            <span className="ms-auto whitespace-nowrap text-ink-muted tabular-nums">{text}</span>
          </div>
          <Bar share={value / max} />
        </li>
      ))}
    </ul>
  );
}
