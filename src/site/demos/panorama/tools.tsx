import type { ReactNode } from 'react';
import { cx } from '#ui/text.ts';

/** Buttons of which one is chosen, with a name before them. */
export function Choice<Key extends string>({
  label,
  items,
  chosen,
  onChoose,
}: {
  label: string;
  items: readonly { key: Key; label: string }[];
  chosen: Key | undefined;
  onChoose(key: Key): void;
}) {
  if (items.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="float-start me-3 text-sm text-ink-muted">{label}</legend>
      {items.map((item) => (
        <ToolButton key={item.key} pressed={item.key === chosen} onClick={() => onChoose(item.key)}>
          {item.label}
        </ToolButton>
      ))}
    </fieldset>
  );
}

export function ToolButton({
  pressed,
  label,
  onClick,
  children,
}: {
  pressed?: boolean;
  /** Where the button shows an icon only. */
  label?: string;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cx('segment', pressed && 'border-key text-key')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
