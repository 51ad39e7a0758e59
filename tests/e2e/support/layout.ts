import type { Page } from '@playwright/test';

/**
 * Layout problems: a page that scrolls sideways, and text outside the window or clipped by its
 * box. Boxes that scroll, or that shorten text with "…", are intended.
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
      // Text of a drawing is placed within it and scales with it.
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
        // Only for screen readers.
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
