import { commonMessages } from '#ui/i18n/common.ts';
import { showToast } from '#ui/state/notices.ts';
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

/** How long the message stays that a press had no effect, in milliseconds. */
const FAILED_MS = 8_000;

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

/**
 * Loads until it succeeds: again whenever the visitor presses something that waits for it, or the page
 * needs it by itself. A visitor whose press had no effect is told so.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (!dispatchEvent(new Event('site:failed', { cancelable: true }))) {
        const texts = commonMessages[document.documentElement.lang === 'en' ? 'en' : 'zh'];
        showToast('error', texts.pageError.scriptText, FAILED_MS);
      }
      await new Promise((resolve) => addEventListener(TOUCH, resolve, { once: true }));
    }
  }
}
