import { createStore } from '#ui/state/store.ts';

/** State of the search dialog. */
export interface SearchState {
  isOpen: boolean;
  /** Text typed between the request to open and the dialog's first render. */
  typed: string;
}

const closed: SearchState = { isOpen: false, typed: '' };

/** Whether the search dialog is open; shared by the buttons, the keys and the dialog. */
export const searchState = createStore<SearchState>(closed);

export function openSearch(): void {
  if (!searchState.get().isOpen) searchState.set({ isOpen: true, typed: '' });
}

export function closeSearch(): void {
  searchState.set(closed);
}

/** Whether a key press opens the search: Ctrl+K or Cmd+K anywhere, "/" outside fields. */
export function isSearchShortcut(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || shiftKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  const element = target as Partial<Element> | null;
  return (
    element?.closest?.(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) != null
  );
}
