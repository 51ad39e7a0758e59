import { useState } from 'react';
import type { Removed } from './removed-line.tsx';
import { nextOrder, useUndoKey } from './undo-key.ts';

/** A deleted entry of a list that can still be brought back. */
export interface RemovedEntry extends Removed {
  /** Its index among the entries. */
  index: number;
}

/**
 * Deletes entries of a list and brings them back, the last one first, also by Ctrl+Z. What else was
 * changed meanwhile stays.
 */
export function useRemovals<Entry>(
  entries: readonly Entry[],
  change: (entries: Entry[]) => void,
): { removed: RemovedEntry | undefined; remove: (index: number, name: string) => void } {
  const [removals, setRemovals] = useState<
    readonly { index: number; name: string; order: number; entry: Entry }[]
  >([]);
  const last = removals.at(-1);
  const removed = last && {
    ...last,
    undo() {
      setRemovals((all) => all.filter((one) => one !== last));
      change(entries.toSpliced(last.index, 0, last.entry));
    },
  };
  useUndoKey(removed);
  return {
    removed,
    remove(index, name) {
      const entry = entries[index] as Entry;
      setRemovals((all) => [...all, { index, name, order: nextOrder(), entry }]);
      change(entries.toSpliced(index, 1));
    },
  };
}
