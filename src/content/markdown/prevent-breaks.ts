import type { Element, Root } from 'hast';
import { keepUnits } from '../keep-units.ts';

/** Keeps ranges, and numbers with their units, on one line. Code is not changed. */
export function preventBreaks() {
  return (tree: Root) => keepIn(tree);
}

function keepIn(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = keepUnits(child.value);
    else if (child.type === 'element' && child.tagName !== 'pre' && child.tagName !== 'code') {
      keepIn(child);
    }
  }
}
