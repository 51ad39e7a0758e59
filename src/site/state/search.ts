import { createStore } from '#ui/state/store.ts';

/** The search dialog as the rest of the site knows it. */
export interface SearchState {
  isOpen: boolean;
  /** What was typed between the wish to search and the dialog's arrival. */
  typed: string;
}

const closed: SearchState = { isOpen: false, typed: '' };

/** Whether the search dialog is open; shared by the buttons, the keys and the dialog itself. */
export const searchState = createStore<SearchState>(closed);

/** Opens the search dialog. */
export function openSearch(): void {
  if (!searchState.get().isOpen) searchState.set({ isOpen: true, typed: '' });
}

/** Closes the search dialog. */
export function closeSearch(): void {
  searchState.set(closed);
}

/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, "/" outside of fields. */
export function asksForSearch(event: {
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
