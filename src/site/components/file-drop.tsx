import { useEffect, useId, useRef, useState } from 'react';
import { IconUpload } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';

/** A box where a file is dropped or chosen. The file stays in the browser; what is done with it is up to `onFile`. */
export function FileDrop({
  label,
  hint,
  choose,
  accept,
  onFile,
}: {
  label: string;
  hint: string;
  /** Text of the button. */
  choose: string;
  accept?: string;
  onFile(file: File): void;
}) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = () => {
    const file = input.current?.files?.item(0);
    if (file) onFile(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  // A file may have been chosen before this script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(takeChosen, []);
  return (
    <div className={cx('drop-zone', isOver && 'drop-zone-over')}>
      <IconUpload size={28} className="text-key" />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p className="mt-1 text-sm text-ink-muted">{hint}</p>
      </div>
      <span className="btn btn-secondary shrink-0" aria-hidden="true">
        {choose}
      </span>
      {/* The input covers the box, so a file dropped there is chosen. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={takeChosen}
      />
    </div>
  );
}
