import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import type { TocEntry } from '#contracts/enums/publishing.ts';

/** Headings that a table of contents lists. */
const headingDepths: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

/** Notes the headings in `file.data.toc` and puts an anchor beside each. */
export function collectHeadings() {
  return (tree: Root, file: VFile) => {
    const toc: TocEntry[] = [];
    forEachElement(tree, (element) => {
      const depth = headingDepths[element.tagName];
      const id = element.properties.id;
      if (depth === undefined || typeof id !== 'string') return;
      toc.push({ id, depth, text: textOf(element) });
      element.children.push(anchorTo(id));
    });
    file.data.toc = toc;
  };
}

/** The table of contents leads to headings by keyboard; the sign beside them is for the pointer. */
function anchorTo(id: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaHidden: 'true', tabIndex: -1 },
    children: [{ type: 'text', value: '#' }],
  };
}

/** Sets all headings to one level, for a text that is part of a page with headings of its own. */
export function levelHeadings() {
  return (tree: Root) => {
    forEachElement(tree, (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = 'h4';
    });
  };
}

/** Makes links, pictures, tables and ticks fit for the page. */
export function finishElements() {
  return (tree: Root) => {
    forEachElement(tree, (element, parent) => {
      const { tagName, properties } = element;
      if (tagName === 'h1') element.tagName = 'h2';
      if (tagName === 'a' && /^https?:/.test(String(properties.href)))
        properties.rel = ['noopener'];
      if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      if (tagName === 'input') properties.ariaLabel = textOf(parent).trim();
      if (tagName === 'table') wrapInScroller(element, parent);
    });
  };
}

/** A wide table scrolls in its own box, which the keyboard must reach. */
function wrapInScroller(table: Element, parent: Root | Element): void {
  const box: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0 },
    children: [table],
  };
  (parent.children as ElementContent[])[parent.children.indexOf(table)] = box;
}

function forEachElement(
  parent: Root | Element,
  visit: (element: Element, parent: Root | Element) => void,
): void {
  for (const child of [...parent.children]) {
    if (child.type !== 'element') continue;
    visit(child, parent);
    forEachElement(child, visit);
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
