import { type ReactNode, useId } from 'react';
import { cx } from '#ui/text.ts';

/** A slider with its value beside the label. */
export function RangeField({
  label,
  value,
  text = String(value),
  isCompact,
  onChange,
  ...range
}: {
  label: ReactNode;
  value: number;
  /** The value in words, or with its unit. */
  text?: string;
  /** For panels with many: low where a pointer is fine. */
  isCompact?: boolean;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={cx('text-ink-muted tabular-nums', isCompact && 'text-xs')}>
          {text}
        </output>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={cx(
          'w-full cursor-pointer accent-key',
          isCompact ? 'block h-7 pointer-coarse:h-11' : 'h-11',
        )}
      />
    </div>
  );
}
