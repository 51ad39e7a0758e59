import { type RefObject, useEffect } from 'react';

/**
 * Shows a dialog above everything while it is mounted: closed by Escape and by touching beside it,
 * with the focus going back to where it was. On phones it keeps clear of the on-screen keyboard.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    const stop = new AbortController();
    const { signal } = stop;
    dialog.addEventListener('close', close, { signal });
    // A touch that begins inside, such as one that selects text, may end beside it.
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target === dialog) close();
      },
      { signal },
    );
    const view = window.visualViewport;
    const keepClear = () => dialog.style.setProperty('--visible-height', `${view?.height ?? 0}px`);
    if (view) {
      keepClear();
      view.addEventListener('resize', keepClear, { signal });
    }
    return () => {
      stop.abort();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [ref, close]);
}
