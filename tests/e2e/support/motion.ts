import type { Page } from '@playwright/test';

/**
 * Elements and pseudo-elements that would move by themselves or scroll smoothly, for a visitor
 * who prefers reduced motion.
 */
export async function movingParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() => {
    const moving = new Set<string>();
    const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after', '::backdrop'] as const) {
        const style = getComputedStyle(element, part);
        const moves =
          seconds(style.transitionDuration) > 0.01 ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
          style.scrollBehavior === 'smooth';
        // A progress indicator without motion would look broken, so it only fades.
        if (moves && !element.matches('.spinner')) {
          moving.add(`${element.tagName}.${element.className}${part ?? ''}`);
        }
      }
    }
    return [...moving];
  });
}
