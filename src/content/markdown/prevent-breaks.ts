import type { Element, ElementContent, Root, Text } from 'hast';

const NO_BREAK_SPACE = '\u00a0';
/** "20～30", "1/3～1/2", "40%～50%": a line must not begin with the tilde. */
const range = /\d[\d.,/:]*[°%℃]?～\d[\d.,/:]*[°%℃]?/g;
/** The spaces in "1000 lx", "8 × 6 m" and "5.6 kW". */
const unitSpace = /(?<=\d) (?=(?:[×°℃Ω]|[a-zA-Zµ][a-zA-Z/]{0,3}(?![a-zA-Z])))|(?<=\d ×|^×) (?=\d)/g;

/** Keeps ranges, and numbers with their units, on one line. Code is not changed. */
export function preventBreaks() {
  return (tree: Root) => keepIn(tree);
}

function keepIn(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'text') return unbroken(child);
    if (child.type === 'element' && child.tagName !== 'pre' && child.tagName !== 'code') {
      keepIn(child);
    }
    return [child];
  });
}

function unbroken({ value }: Text): ElementContent[] {
  const text = value.replace(unitSpace, NO_BREAK_SPACE);
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: measure, index } of text.matchAll(range)) {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['whitespace-nowrap'] },
      children: [{ type: 'text', value: measure }],
    });
    end = index + measure.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}
