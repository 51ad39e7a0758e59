import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#ui/state/store.ts';
import { loadSearchDialog } from '../search/load-dialog.ts';
import { closeSearch, isSearchShortcut, openSearch, searchState } from '../state/search.ts';
import { useSearchFallback } from './search-button.tsx';

const closed = searchState.get();

/** Listens for the search keys and shows the dialog when its script is loaded. */
export function SearchHost() {
  const { isOpen } = useStore(searchState, closed);
  const [dialog, setDialog] = useState<{ View: ComponentType } | null>(null);
  const fallback = useSearchFallback();
  useEffect(listenForKeys, []);
  useEffect(() => {
    if (!isOpen || dialog) return;
    loadSearchDialog().then(
      ({ SearchDialog }) => setDialog({ View: SearchDialog }),
      () => {
        closeSearch();
        location.assign(fallback);
      },
    );
  }, [isOpen, dialog, fallback]);
  return isOpen && dialog ? <dialog.View /> : null;
}

function listenForKeys(): () => void {
  const stop = new AbortController();
  addEventListener('keydown', onKey, { signal: stop.signal });
  return () => stop.abort();
}

function onKey(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Control' || key === 'Meta') loadSearchDialog().catch(() => {});
  const { isOpen, typed } = searchState.get();
  if (isSearchShortcut(event)) {
    event.preventDefault();
    if (isOpen) closeSearch();
    else openSearch();
  } else if (isOpen && key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    // This key was pressed before the dialog's own field had the focus.
    if (document.querySelector('dialog.search')) return;
    event.preventDefault();
    searchState.set({ isOpen, typed: typed + key });
  }
}
