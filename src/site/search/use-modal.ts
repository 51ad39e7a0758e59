import { type RefObject, useEffect } from 'react';

/**
 * Shows a modal dialog while it is mounted. Escape and a click outside close it, and the focus
 * returns to the previous element. On phones it avoids the on-screen keyboard.
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
    // A press that starts inside, such as text selection, may end outside.
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
