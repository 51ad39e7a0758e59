import { type RefObject, useEffect, useRef } from 'react';
import { usePlatform } from '../state/platform.ts';

/**
 * Menu behaviour that details elements lack: one open at a time; closed by Escape, focus loss and
 * navigation; opened by hover on computers. Without scripts they open on click.
 */
export function useMenus(root: RefObject<HTMLElement | null>, path: string): void {
  const { isPC } = usePlatform();

  // A new path closes them. At the first one they stay: a visitor may have opened one before the
  // scripts came.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    for (const menu of root.current?.querySelectorAll('details') ?? []) menu.open = false;
  }, [root, path]);

  useEffect(() => {
    const bar = root.current;
    if (!bar) return;
    const stop = new AbortController();
    const { signal } = stop;
    const menus = [...bar.querySelectorAll('details')];
    const close = (except?: Element | null) => {
      for (const menu of menus)
        if (menu !== except && !menu.contains(except ?? null)) menu.open = false;
    };
    bar.addEventListener(
      'keydown',
      (event) => {
        const open = menus.find((menu) => menu.open && menu.contains(event.target as Node));
        if (event.key !== 'Escape' || !open) return;
        open.open = false;
        open.querySelector('summary')?.focus();
      },
      { signal },
    );
    bar.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && close((relatedTarget as Element).closest('details')),
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => close((target as Element).closest('details')),
      { signal },
    );
    bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), {
      signal,
    });
    for (const menu of bar.querySelectorAll<HTMLDetailsElement>('details.menu')) {
      if (!isPC) break;
      menu.addEventListener(
        'pointerenter',
        ({ pointerType }) => {
          if (pointerType !== 'mouse') return;
          close(menu);
          menu.open = true;
        },
        { signal },
      );
      menu.addEventListener(
        'pointerleave',
        ({ pointerType }) => {
          if (pointerType === 'mouse') menu.open = false;
        },
        { signal },
      );
      // Hover has opened it already: the click must not close it again.
      menu
        .querySelector('summary')
        ?.addEventListener(
          'click',
          (event) => (event as PointerEvent).pointerType === 'mouse' && event.preventDefault(),
          { signal },
        );
    }
    return () => stop.abort();
  }, [root, isPC]);
}
