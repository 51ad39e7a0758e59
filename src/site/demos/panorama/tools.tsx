import type { ReactNode } from 'react';
import { cx } from '#ui/text.ts';

/** Buttons of which one is chosen, with a name before them; on a phone above them, as they scroll. */
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
    <fieldset className="grid min-w-0 items-center gap-x-4 sm:grid-cols-[6em_minmax(0,1fr)]">
      <legend className="float-start text-sm text-ink-muted">{label}</legend>
      <div className="segments max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
        {items.map((item) => (
          <ToolButton
            key={item.key}
            pressed={item.key === chosen}
            onClick={() => onChoose(item.key)}
          >
            {item.label}
          </ToolButton>
        ))}
      </div>
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
      className={cx(
        'segment',
        pressed ? 'border-key bg-key/10 text-key' : pressed === false && 'border-line',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
