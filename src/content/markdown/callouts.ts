import type { Element, ElementContent, Root } from 'hast';
import { calloutKindOf, calloutTitles } from '#contracts/callouts.ts';
import { nodeText } from './elements.ts';

/** The marker of a callout, alone on the first line of a quote. */
const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/**
 * Makes callouts of quotes that begin with a marker such as `[!WARNING]`: a note with its title
 * above, in the language of its own text.
 */
export function makeCallouts() {
  return (tree: Root) => {
    visit(tree);
  };
}

function visit(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'blockquote') makeCallout(child);
    visit(child);
  }
}

function makeCallout(quote: Element): void {
  const first = quote.children.find((child) => child.type === 'element');
  const start = first?.tagName === 'p' ? first.children[0] : undefined;
  if (!first || start?.type !== 'text') return;
  const [marker = '', name = ''] = MARKER.exec(start.value) ?? [];
  const kind = calloutKindOf(name);
  if (!kind) return;
  start.value = start.value.slice(marker.length);
  if (first.children.length === 1 && start.value === '') {
    quote.children.splice(quote.children.indexOf(first), 1);
  } else if (start.value === '' && isBreak(first.children[1])) {
    first.children.splice(0, 2);
  }
  const locale = /\p{Script=Han}/u.test(nodeText(quote)) ? 'zh' : 'en';
  quote.tagName = 'div';
  quote.properties = { className: ['callout', `callout-${kind}`], role: 'note' };
  quote.children.unshift({
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: calloutTitles[kind][locale] }],
  });
}

const isBreak = (node: ElementContent | undefined) =>
  node?.type === 'element' && node.tagName === 'br';
