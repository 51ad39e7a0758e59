import { useEffect, useRef } from 'react';

/** What takes text has an undo of its own. */
const TEXT = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key takes back what was done outside of all texts. */
export function isUndoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
  const element = target as Partial<Element> | null;
  return !element?.closest?.(TEXT);
}

/** A deletion that can be taken back. */
export interface Undoable {
  /** Its place among all deletions of the screen: the last one is taken back first. */
  order: number;
  undo: () => void;
}

let deletions = 0;

/** The `order` of a deletion that happens now. */
export function nextOrder(): number {
  deletions += 1;
  return deletions;
}

/** The last of several deletions. */
export function lastOf(all: Iterable<Undoable | undefined>): Undoable | undefined {
  return [...all].reduce(
    (last, one) => (one && one.order > (last?.order ?? 0) ? one : last),
    undefined,
  );
}

/** The last deletion of each place that deletes: the blocks of a page, each list of a block. */
const places = new Set<{ current: Undoable | undefined }>();

function takeBack(event: KeyboardEvent) {
  const last = lastOf([...places].map(({ current }) => current));
  if (!last || event.defaultPrevented || !isUndoKey(event)) return;
  event.preventDefault();
  last.undo();
}

/** Ctrl+Z outside of all texts takes back the last deletion; nothing while there is none. */
export function useUndoKey(last: Undoable | undefined): void {
  const current = useRef(last);
  current.current = last;
  useEffect(() => {
    places.add(current);
    window.addEventListener('keydown', takeBack);
    return () => {
      places.delete(current);
      if (places.size === 0) window.removeEventListener('keydown', takeBack);
    };
  }, []);
}
