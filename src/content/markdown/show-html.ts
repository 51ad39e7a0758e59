import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { nodeText } from './elements.ts';
import { type HtmlPiece, htmlPieces, isFoldTag, type ShownTag } from './html-pieces.ts';
import { textLimits } from './limits.ts';

type Tag = Extract<HtmlPiece, { name: string }>;
type Item = ElementContent | { type: 'tag'; tag: Tag };

/** Elements that contain paragraphs. Only there something can be folded. */
const flows = new Set(['blockquote', 'li', 'section']);

/**
 * Makes elements of the HTML in a text that may be shown (`<br>`, `<sup>`, `<sub>`, `<kbd>`, `<mark>`,
 * `<details>`, `<summary>`), and leaves out all other tags, not the text between them. Nothing is
 * taken over from the source but names: attributes are dropped.
 */
export function showHtml() {
  return (tree: Root) => {
    tree.children = nest(flowItems(tree), true) as RootContent[];
  };
}

/** Children of an element with paragraphs; paragraphs end where something to fold begins or ends. */
function flowItems(parent: Root | Element): Item[] {
  return parent.children.flatMap((child): Item[] => {
    if (child.type === 'raw') return split(paragraph(read(child)));
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (child.tagName === 'p') return split({ ...child, children: lineItems(child) });
    return [withinElement(child)];
  });
}

function withinElement(element: Element): Element {
  const isFlow = flows.has(element.tagName);
  const isTight = element.tagName === 'li' && !element.children.some(isParagraph);
  const items = isFlow && !isTight ? flowItems(element) : lineItems(element);
  element.children = nest(items, isFlow);
  return element;
}

const isParagraph = (node: ElementContent) => node.type === 'element' && node.tagName === 'p';

/** Children of an element whose text stands in lines. */
function lineItems(parent: Element): Item[] {
  return parent.children.flatMap((child): Item[] => {
    if (child.type === 'raw') return read(child);
    if (child.type === 'element') return [withinElement(child)];
    return child.type === 'text' ? [child] : [];
  });
}

function read({ value }: Raw): Item[] {
  return htmlPieces(value).flatMap((piece): Item[] => {
    if (piece.kind === 'text') return [{ type: 'text', value: decode(piece.source) }];
    return piece.kind === 'other' ? [] : [{ type: 'tag', tag: piece }];
  });
}

const references = unified().use(rehypeParse, { fragment: true }).freeze();
const decode = (source: string) => nodeText(references.parse(source.replaceAll('<', '&lt;')));

interface Paragraph {
  type: 'element';
  tagName: string;
  properties: Element['properties'];
  children: Item[];
}

const paragraph = (children: Item[]): Paragraph => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

/** Cuts a paragraph at the tags of what folds; parts without content are dropped. */
function split({ children, ...rest }: Paragraph): Item[] {
  const items: Item[] = [];
  let part: Item[] = [];
  const flush = () => {
    const inside = nest(part, false);
    if (inside.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      items.push({ ...rest, children: inside });
    }
    part = [];
  };
  for (const item of children) {
    if (item.type === 'tag' && isFoldTag(item.tag.name)) {
      flush();
      items.push(item);
    } else part.push(item);
  }
  flush();
  return items;
}

/**
 * Puts what stands between two tags into an element. An element without an end reaches to the end of
 * its parent, as in browsers; an end without an element is left out.
 */
function nest(items: readonly Item[], mayFold: boolean): ElementContent[] {
  const root = elementOf('');
  const open = [root];
  const ignored = new Map<string, number>();
  const count = (name: string, by: number) => ignored.set(name, (ignored.get(name) ?? 0) + by);
  for (const item of items) {
    const top = open.at(-1) ?? root;
    if (item.type !== 'tag') {
      // A summary is one line: it takes the content of its paragraph.
      const isLine = top.tagName === 'summary' && item.type === 'element' && item.tagName === 'p';
      top.children.push(...(isLine ? item.children : [item]));
      continue;
    }
    const { kind, name, isOpened } = item.tag;
    if (name === 'br') top.children.push(elementOf(name));
    else if (kind === 'open') {
      const mayOpen = open.length <= textLimits.nesting && mayStand(name, top, mayFold);
      if (mayOpen) {
        const element = elementOf(name);
        if (isOpened) element.properties.open = true;
        top.children.push(element);
        open.push(element);
      } else count(name, 1);
    } else if ((ignored.get(name) ?? 0) > 0) count(name, -1);
    else {
      const at = open.findLastIndex(({ tagName }) => tagName === name);
      if (at > 0) open.length = at;
    }
  }
  return root.children;
}

function mayStand(name: ShownTag, { tagName }: Element, mayFold: boolean): boolean {
  if (name === 'summary') return tagName === 'details';
  return name !== 'details' || (mayFold && tagName !== 'summary');
}

const elementOf = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
