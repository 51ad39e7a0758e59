import type { Element, Root } from 'hast';
import { keepUnits, WORD_JOINER } from '../keep-units.ts';

/** Between the last two Chinese characters of a text; signs may follow them. */
const beforeLast = /(?<=\p{Script=Han})(?=\p{Script=Han}[）」》。，；：！？]*$)/u;

/**
 * Keeps ranges, and numbers with their units, on one line, and the last two Chinese characters of a
 * table's cell, so that none stands alone. Code is not changed.
 */
export function preventBreaks() {
  return (tree: Root) => keepIn(tree);
}

function keepIn(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = keepUnits(child.value);
    else if (child.type === 'element' && child.tagName !== 'pre' && child.tagName !== 'code') {
      keepIn(child);
      const last = /^t[dh]$/.test(child.tagName) ? child.children.at(-1) : undefined;
      if (last?.type === 'text') last.value = last.value.replace(beforeLast, WORD_JOINER);
    }
  }
}
