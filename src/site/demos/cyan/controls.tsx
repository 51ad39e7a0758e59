/** The small controls of the demo. */
import { type ReactNode, useId } from 'react';
import { IconChevronDown } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';

/** A fraction on the scale of the programs and their documents, 0 to 100. */
export const percentOf = (fraction: number) => String(Math.round(fraction * 100));

/** One choice of several, as a row of segments. */
export function Segments<Value extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onChange(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label
          key={item.value}
          className="segment relative min-h-9 cursor-pointer px-3 outline-offset-2 outline-key has-[:focus-visible]:outline-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A group of controls that opens; of those with the same `name`, one is open. */
export function ControlFold({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="cutout" open={open} className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 text-sm font-semibold hover:text-key">
        {title}
        <IconChevronDown
          size={18}
          className="text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-5">{children}</div>
    </details>
  );
}

/** A button that opens the file chooser. */
export function FileButton({
  accept,
  onFile,
  className,
  children,
}: {
  accept: string;
  onFile(file: File): void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <label
      className={cx(
        'btn btn-secondary btn-sm relative cursor-pointer outline-offset-2 outline-key has-[:focus-visible]:outline-2',
        className,
      )}
    >
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
