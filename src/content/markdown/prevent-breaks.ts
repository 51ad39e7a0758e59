import type { Element, Root } from 'hast';
import { keepLast, keepUnits } from '#contracts/keep-units.ts';

/**
 * Keeps ranges, and numbers with their units, on one line, and the last two Chinese characters of a
 * table's cell or list item, so that none stands alone. Code is not changed.
 */
export function preventBreaks() {
  return (tree: Root) => keepIn(tree);
}

function keepIn(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = keepUnits(child.value);
    else if (child.type === 'element' && child.tagName !== 'pre' && child.tagName !== 'code') {
      keepIn(child);
      const last = /^(?:t[dh]|li)$/.test(child.tagName) ? child.children.at(-1) : undefined;
      if (last?.type === 'text') last.value = keepLast(last.value);
    }
  }
}
