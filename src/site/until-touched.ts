import { bootSettings } from './boot.ts';

/** Event that stands for a touch by the visitor. */
export const TOUCH = 'site:touch';
/** `change`: a file was dropped on its field. */
const touches = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'change',
  TOUCH,
] as const;

/** Resolves at the visitor's first interaction with the page's content, or at once after it. */
export function untilTouched(): Promise<void> {
  if (bootSettings().touched) return Promise.resolve();
  return new Promise((resolve) => {
    const onTouch = ({ type, target }: Event) => {
      if (type !== TOUCH && !(target instanceof Element && target.closest('#main'))) return;
      for (const type of touches) removeEventListener(type, onTouch, true);
      resolve();
    };
    for (const type of touches) addEventListener(type, onTouch, true);
  });
}
