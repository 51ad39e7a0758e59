import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { Grip } from '../form/lists/grip.tsx';
import { useSorting } from '../form/lists/use-sorting.ts';
import { formKitMessages } from '../form/messages.ts';
import { moveEntry } from './steps.ts';

/** Answers or actions of a step: sorted by grips or keys, added and deleted. */
export function Entries<Entry extends { id: string }>({
  label,
  entries,
  most,
  names,
  onChange,
  newEntry,
  children,
}: {
  label: string;
  entries: readonly Entry[];
  /** Maximum number of entries. */
  most: number;
  /** Names of the buttons; those of an entry by its number. */
  names: { add: string; move: (number: number) => string; remove: (number: number) => string };
  /** Absent where entries cannot be sorted, added or deleted. */
  onChange: ((make: (all: Entry[]) => Entry[]) => void) | undefined;
  newEntry: (all: readonly Entry[]) => Entry;
  children: (entry: Entry, number: number) => ReactNode;
}) {
  const text = useMessages(formKitMessages);
  const [announcement, setAnnouncement] = useState('');
  const { listRef, grip, markOf } = useSorting((from, to) => {
    onChange?.((all) => moveEntry(all, from, to));
    setAnnouncement(text.itemMoved(label, to + 1));
  });
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ol ref={listRef} className="mb-3 grid gap-3 empty:hidden">
        {entries.map((entry, index) => (
          <li key={entry.id} data-sort-row="" data-mark={markOf(index)} className="sort-row">
            {onChange && <Grip label={names.move(index + 1)} {...grip(index)} />}
            <div className="grid min-w-0 grow gap-3 rounded-sm border border-line p-3">
              {children(entry, index + 1)}
            </div>
            {onChange && (
              <button
                type="button"
                className="editor-tool shrink-0"
                aria-label={names.remove(index + 1)}
                title={names.remove(index + 1)}
                onClick={() => onChange((all) => all.filter(({ id }) => id !== entry.id))}
              >
                <IconTrash size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {onChange && entries.length < most && (
        <Button
          variant="secondary"
          size="sm"
          icon={IconPlus}
          onClick={() => onChange((all) => [...all, newEntry(all)])}
        >
          {names.add}
        </Button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
