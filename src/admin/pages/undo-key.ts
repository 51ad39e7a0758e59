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

/** Ctrl+Z outside of all texts takes back the last deletion; nothing while there is none. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const current = useRef(undo);
  current.current = undo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!current.current || event.defaultPrevented || !isUndoKey(event)) return;
      event.preventDefault();
      current.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
