import type { Page } from '@playwright/test';

/**
 * What does not fit the window: the page itself where it scrolls sideways, text that leaves the window
 * or is cut by its box. What scrolls in a box of its own, or says by "…" that it is cut, is meant so.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth ? [`page is ${scrollWidth - clientWidth} px wider`] : [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || seen.has(element) || !node.textContent?.trim()) continue;
      seen.add(element);
      if (element.closest('[aria-hidden="true"]')) continue;
      // Words of a drawing are placed within it and scale with it.
      if (element instanceof SVGElement) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width <= 1 || text.height <= 1) continue;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const inner = box.getBoundingClientRect();
        // Only for readers of the screen.
        if (inner.width <= 1 || style.clipPath !== 'none') break;
        if (/auto|scroll/.test(style.overflowX)) break;
        if (style.position === 'fixed' && inner.right <= 0) break;
        if (/hidden|clip/.test(style.overflowX)) {
          const isCutOnPurpose =
            style.textOverflow === 'ellipsis' ||
            style.getPropertyValue('-webkit-line-clamp') !== 'none';
          const isCut = text.right > inner.right + 1 || text.left < inner.left - 1;
          const isCutBelow = text.bottom > inner.bottom + 3 && !/auto|scroll/.test(style.overflowY);
          if (!isCutOnPurpose && (isCut || isCutBelow)) found.push(`cut: ${name(element)}`);
          if (isCutOnPurpose || isCut || isCutBelow) break;
        }
        if (box === element && (text.right > clientWidth + 1 || text.left < -1)) {
          let outer: Element | null = element;
          while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowX)) {
            outer = outer.parentElement;
          }
          if (!outer) found.push(`outside of the window: ${name(element)}`);
        }
      }
    }
    return found;
  });
}
