import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Grip } from './grip.tsx';
import { blockFieldMessages } from './messages.ts';
import { useSorting } from './use-sorting.ts';

/** Rows in an order that a person changes by pointer or keys. Moves are announced. */
export function Sortable({
  names,
  isReadOnly,
  onMove,
  children,
}: {
  /** What each row is called. */
  names: readonly string[];
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}) {
  const text = useMessages(blockFieldMessages);
  const [announcement, setAnnouncement] = useState('');
  const { listRef, grip, markOf } = useSorting((from, to) => {
    onMove(from, to);
    setAnnouncement(text.itemMoved(names[from] ?? '', to + 1));
  });
  return (
    <>
      <ol ref={listRef} className="mb-2 grid gap-1 empty:hidden">
        {names.map((name, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own; their fields are controlled
            key={index}
            data-sort-row=""
            data-mark={markOf(index)}
            className="sort-row"
          >
            {!isReadOnly && <Grip label={text.moveItem(name)} {...grip(index)} />}
            <div className="min-w-0 grow">{children(index)}</div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
