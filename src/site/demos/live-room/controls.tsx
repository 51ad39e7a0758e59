import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '#ui/text.ts';

/** Tabs with one panel in the page; arrow keys move between them. */
export function Tabs<Key extends string>({
  label,
  items,
  current,
  onChange,
  className,
  children,
}: {
  label: string;
  items: readonly { key: Key; name: string }[];
  current: Key;
  onChange(key: Key): void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex(({ key }) => key === current);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    // Beside the stage it is never taller than the window: what is longer scrolls inside it.
    <div
      className={cx(
        'frame flex flex-col bg-surface xl:max-h-[max(24rem,calc(100dvh-var(--demo-top,7rem)-1.5rem))]',
        className,
      )}
    >
      <div
        role="tablist"
        aria-label={label}
        className="segments flex-none border-b border-line p-1"
        onKeyDown={move}
      >
        {items.map(({ key, name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={cx('segment max-md:px-3 xl:px-2.5', key === current && 'bg-key/10 text-key')}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        className="@container min-h-72 overflow-y-auto p-3 md:p-4"
      >
        {children}
      </div>
    </div>
  );
}

/** One of several choices, as buttons. */
export function Choices<Key extends string>({
  label,
  items,
  current,
  onChange,
}: {
  label: string;
  items: readonly { key: Key; name: string }[];
  current: Key | undefined;
  onChange(key: Key): void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-xs font-medium text-ink-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <label key={item.key} className="segment choice">
            <input
              type="radio"
              name={name}
              value={item.key}
              checked={item.key === current}
              onChange={() => onChange(item.key)}
            />
            {item.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A slider with its value. */
export function Slider({
  label,
  hidden,
  value,
  shown,
  min,
  max,
  step,
  disabled,
  onChange,
}: {
  label: string;
  /** The label is for assistive technology only: the row has a name. */
  hidden?: boolean;
  value: number;
  shown: string;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange(value: number): void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm xl:pointer-fine:min-h-7">
      <span className={hidden ? 'sr-only' : 'w-24 flex-none text-ink-muted'}>{label}</span>
      <input
        type="range"
        className="h-11 min-w-0 grow accent-key xl:pointer-fine:h-7"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span
        aria-hidden="true"
        className="w-14 flex-none text-end text-xs text-ink-muted tabular-nums"
      >
        {shown}
      </span>
    </label>
  );
}
