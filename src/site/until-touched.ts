import { bootSettings } from './boot.ts';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Resolves at the visitor's first interaction with the page's content, or at once after it. */
export function untilTouched(): Promise<void> {
  if (bootSettings().touched) return Promise.resolve();
  return new Promise((resolve) => {
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('#main'))) return;
      for (const type of touches) removeEventListener(type, onTouch, true);
      resolve();
    };
    for (const type of touches) addEventListener(type, onTouch, true);
  });
}
