import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import type { TocEntry } from '#contracts/enums/publishing.ts';

/**
 * Prefix of every heading's id, so that no author can take an id that the page itself uses, such
 * as `main` or `root`.
 */
export const HEADING_PREFIX = 'section-';

/** Prefix of the ids of footnotes, set by remark-rehype. */
const FOOTNOTE_PREFIX = 'user-content-';

/** Id of the hidden heading of the footnotes, set by remark-rehype. */
export const FOOTNOTES_ID = 'footnote-label';

/** Headings that a table of contents lists. */
const headingDepths: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

/** Lists the headings in `file.data.toc` and adds to each a link to itself. */
export function collectHeadings() {
  return (tree: Root, file: VFile) => {
    const toc: TocEntry[] = [];
    forEachElement(tree, (element) => {
      const depth = headingDepths[element.tagName];
      const id = element.properties.id;
      if (depth === undefined || typeof id !== 'string') return;
      const text = nodeText(element).trim();
      if (text === '' || id === FOOTNOTES_ID) return;
      toc.push({ id, depth, text });
      element.children.push(anchorTo(id));
    });
    file.data.toc = toc;
  };
}

/** For the pointer only: the keyboard has the table of contents. */
function anchorTo(id: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaHidden: 'true', tabIndex: -1 },
    children: [{ type: 'text', value: '#' }],
  };
}

/** Sets all headings to level 4, for a text that is part of a page with headings of its own. */
export function levelHeadings() {
  return (tree: Root) => {
    forEachElement(tree, (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = 'h4';
    });
  };
}

/** Adjusts links, pictures, tables and checkboxes to the page. */
export function finishElements() {
  return (tree: Root) => {
    forEachElement(tree, (element, parent) => {
      const { tagName, properties } = element;
      if (tagName === 'h1') element.tagName = 'h2';
      if (tagName === 'a') finishLink(properties);
      if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      if (tagName === 'input') properties.ariaLabel = nodeText(parent).trim();
      if (tagName === 'table') wrapInScroller(element, parent);
    });
  };
}

function finishLink(properties: Element['properties']): void {
  const href = String(properties.href);
  if (/^(?:https?:|\/\/)/.test(href)) properties.rel = ['noopener'];
  if (href.startsWith('#') && !href.startsWith(`#${FOOTNOTE_PREFIX}`)) {
    properties.href = headingHref(href);
  }
}

/** A link to a heading of the same text, as the author wrote it, with the prefix of its id; `#` is the top. */
export function headingHref(href: string): string {
  if (href === '#') return href;
  return `#${HEADING_PREFIX}${href.slice(1)}`;
}

/** Puts a table into a box that scrolls. The box can have the focus, so that the keyboard scrolls it. */
function wrapInScroller(table: Element, parent: Root | Element): void {
  const box: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0 },
    children: [table],
  };
  (parent.children as ElementContent[])[parent.children.indexOf(table)] = box;
}

/** Visits the elements in a node; those that a visit takes out or adds do not matter. */
export function forEachElement(
  parent: Root | Element,
  visit: (element: Element, parent: Root | Element) => void,
): void {
  for (const child of [...parent.children]) {
    if (child.type !== 'element') continue;
    visit(child, parent);
    forEachElement(child, visit);
  }
}

/** The text in a node, without markup. */
export function nodeText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(nodeText).join('') : '';
}
