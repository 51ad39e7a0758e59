import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { stylesOf } from './styles.ts';

/** A paragraph that Word and WPS show as an entry of a list. */
interface Entry {
  level: number;
  isOrdered: boolean;
  content: ElementContent[];
}

/** Numbers as `1.`, `(2)`, `a)`, `iv.`, `三、`; everything else is a bullet. */
const orderedMarker = /^[（(]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十百]+)[.)、．）]/i;

/** Word and WPS write lists as paragraphs with a marker; this makes real lists of them. */
export function joinOfficeLists() {
  return (tree: Root) => joinIn(tree);
}

function joinIn(parent: Root | Element): void {
  const children: ElementContent[] = [];
  let entries: Entry[] = [];
  const endList = () => {
    if (entries.length > 0) children.push(...listsOf(entries));
    entries = [];
  };
  for (const child of parent.children as ElementContent[]) {
    const entry = child.type === 'element' ? entryOf(child) : undefined;
    if (entry) {
      entries.push(entry);
      continue;
    }
    // Line breaks and conditional comments separate the entries.
    const isBetween = child.type === 'comment' || (child.type === 'text' && !child.value.trim());
    if (!isBetween || entries.length === 0) {
      endList();
      children.push(child);
    }
    if (child.type === 'element') joinIn(child);
  }
  endList();
  parent.children = children;
}

function entryOf(paragraph: Element): Entry | undefined {
  if (!/^(?:p|div|h[1-6])$/.test(paragraph.tagName)) return undefined;
  const list = stylesOf(paragraph).get('mso-list');
  const [, level] = /level(\d+)/.exec(list ?? '') ?? [];
  if (!level) return undefined;
  const marker = takeMarker(paragraph);
  return {
    level: Number(level),
    isOrdered: orderedMarker.test(marker.trim()),
    content: paragraph.children,
  };
}

/** Removes the marker from a paragraph and returns its text. */
function takeMarker(parent: Element): string {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (stylesOf(child).get('mso-list') === 'ignore') {
      parent.children.splice(index, 1);
      return textOf(child);
    }
    const marker = takeMarker(child);
    if (marker) return marker;
  }
  return '';
}

/** Nests entries by their level. */
function listsOf(entries: readonly Entry[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  while (at < entries.length) {
    const { level, isOrdered, content } = entries[at] as Entry;
    let end = at + 1;
    while ((entries[end]?.level ?? 0) > level) end++;
    const inner = listsOf(entries.slice(at + 1, end));
    const item = element('li', [...content, ...inner]);
    const tagName = isOrdered ? 'ol' : 'ul';
    const last = lists.at(-1);
    if (last?.tagName === tagName) last.children.push(item);
    else lists.push(element(tagName, [item]));
    at = end;
  }
  return lists;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
