import { type ReactNode, useId } from 'react';

/** A slider with its value beside the label. */
export function RangeField({
  label,
  value,
  text,
  onChange,
  ...range
}: {
  label: ReactNode;
  value: number;
  /** The value in words. */
  text: string;
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
        <output htmlFor={id} className="text-ink-muted tabular-nums">
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
        className="h-11 w-full cursor-pointer accent-key"
      />
    </div>
  );
}
