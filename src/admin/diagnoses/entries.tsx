import { Children, createContext, type ReactNode, use, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconTrash } from '#ui/icons.tsx';
import { Grip } from '../pages/fields/grip.tsx';
import { blockFieldMessages } from '../pages/fields/messages.ts';
import { useSorting } from '../pages/fields/use-sorting.ts';

/** The grip of a row; undefined where the order cannot be changed. */
const GripContext = createContext<ReturnType<ReturnType<typeof useSorting>['grip']> | undefined>(
  undefined,
);

/** Answers or actions of a step, sorted by grips or keys. */
export function Entries({
  label,
  onMove,
  add,
  children,
}: {
  label: string;
  /** Absent where the order cannot be changed. */
  onMove: ((from: number, to: number) => void) | undefined;
  /** The button that adds an entry. */
  add: ReactNode;
  children: ReactNode[];
}) {
  const text = useMessages(blockFieldMessages);
  const [announcement, setAnnouncement] = useState('');
  const { listRef, grip, markOf } = useSorting((from, to) => {
    onMove?.(from, to);
    setAnnouncement(text.itemMoved(label, to + 1));
  });
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ol ref={listRef} className="mb-3 grid gap-3 empty:hidden">
        {Children.map(children, (child, index) => (
          <li data-sort-row="" data-mark={markOf(index)} className="sort-row">
            <GripContext value={onMove && grip(index)}>{child}</GripContext>
          </li>
        ))}
      </ol>
      {add}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

/** One answer or action. */
export function EntryRow({
  moveLabel,
  removeLabel,
  onRemove,
  children,
}: {
  moveLabel: string;
  removeLabel: string;
  /** Absent where it cannot be deleted. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  const grip = use(GripContext);
  return (
    <>
      {grip && <Grip label={moveLabel} {...grip} />}
      <div className="grid min-w-0 grow gap-3 rounded-sm border border-line p-3">{children}</div>
      {onRemove && (
        <button
          type="button"
          className="editor-tool shrink-0"
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </button>
      )}
    </>
  );
}
