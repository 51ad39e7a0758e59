import { Fragment, type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { formKitMessages } from '../messages.ts';
import { Grip } from './grip.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { RemovedEntry } from './use-removals.ts';
import { useSorting } from './use-sorting.ts';

/** Rows in an order that a person changes by pointer or keys. Moves and deletions are announced. */
export function Sortable({
  names,
  removed,
  isReadOnly,
  onMove,
  children,
}: {
  /** What each row is called. */
  names: readonly string[];
  /** A row that was just deleted; it is offered back at its place. */
  removed: RemovedEntry | undefined;
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}) {
  const text = useMessages(formKitMessages);
  const [announcement, setAnnouncement] = useState('');
  const { listRef, grip, markOf } = useSorting((from, to) => {
    onMove(from, to);
    setAnnouncement(text.itemMoved(names[from] ?? '', to + 1));
  });
  const removedLine = removed && (
    <li key={`removed ${removed.order}`}>
      <RemovedLine removed={removed} />
    </li>
  );
  return (
    <>
      <ol ref={listRef} className="mb-2 grid gap-1 empty:hidden">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own; their fields are controlled
          <Fragment key={index}>
            {removed?.index === index && removedLine}
            <li data-sort-row="" data-mark={markOf(index)} className="sort-row">
              {!isReadOnly && <Grip label={text.moveItem(name)} {...grip(index)} />}
              <div className="min-w-0 grow">{children(index)}</div>
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= names.length && removedLine}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="sr-only">
        {removed && text.removed(removed.name)}
      </p>
    </>
  );
}
