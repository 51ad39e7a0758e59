import { useState } from 'react';
import type { Removed } from './removed-line.tsx';
import { nextOrder, useUndoKey } from './undo-key.ts';

/** A deleted entry of a list that can still be brought back. */
export interface RemovedEntry extends Removed {
  /** Its place among the entries. */
  place: number;
}

/**
 * Deletes entries of a list and brings them back, the last one first, also by Ctrl+Z. What else was
 * changed meanwhile stays.
 */
export function useRemovals<Entry>(
  entries: readonly Entry[],
  change: (entries: Entry[]) => void,
): { removed: RemovedEntry | undefined; remove: (place: number, name: string) => void } {
  const [removals, setRemovals] = useState<
    readonly { place: number; name: string; order: number; entry: Entry }[]
  >([]);
  const last = removals.at(-1);
  const removed = last && {
    ...last,
    undo() {
      setRemovals((all) => all.filter((one) => one !== last));
      change(entries.toSpliced(last.place, 0, last.entry));
    },
  };
  useUndoKey(removed);
  return {
    removed,
    remove(place, name) {
      const entry = entries[place] as Entry;
      setRemovals((all) => [...all, { place, name, order: nextOrder(), entry }]);
      change(entries.toSpliced(place, 1));
    },
  };
}
