import { bootSettings } from './boot.ts';

/** Stands for a touch by the visitor. */
const TOUCH = 'site:touch';
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', TOUCH] as const;

/** Hydrates all of the page's content, and resolves once it handles events and shows new data. */
export async function touchPage(): Promise<void> {
  const settings = bootSettings();
  settings.touched = true;
  dispatchEvent(new Event(TOUCH));
  while (settings.waiting || document.querySelector('#main [data-waiting]')) {
    await new Promise((resolve) => addEventListener('site:page', resolve, { once: true }));
  }
}

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
