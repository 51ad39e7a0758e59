import type { Element, Root } from 'hast';
import { nodeText } from './elements.ts';

/** Longest line of code that gets colours. Grammars take time with the square of a line's length. */
const MAX_LINE = 500;
/** Most brackets that are open at once in code with colours. */
const MAX_OPEN = 50;

/**
 * Takes the language from code that would take seconds to colour: with very long lines, as in
 * minified files, or with dozens of brackets inside each other.
 */
export function leavePlain() {
  return (tree: Root) => visit(tree);
}

function visit(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'code' && isCostly(nodeText(child))) delete child.properties.className;
    visit(child);
  }
}

function isCostly(code: string): boolean {
  return code.split('\n').some((line) => line.length > MAX_LINE) || depthOf(code) > MAX_OPEN;
}

function depthOf(code: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of code.matchAll(/[([{<)\]}>]/g)) {
    depth = '([{<'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
