import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { stylesOf } from './styles.ts';

/** A paragraph that Word and WPS show as an entry of a list. */
interface Entry {
  level: number;
  /** Its number; undefined for a bullet. */
  number: number | undefined;
  content: ElementContent[];
}

/** Numbers as `1.`, `(2)`, `a)`, `iv.`, `三、`, `①`; everything else is a bullet. */
const orderedMarker = /^[（(]?(\d+|[a-z]|[ivx]+|[一二三四五六七八九十百]+)[.)、．）]|^[①-⑳]/i;
const chineseDigits = '一二三四五六七八九';

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
    number: numberOf(marker.trim()),
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

/** The number that a marker shows; of letters and Roman numbers only that they are no bullets. */
function numberOf(marker: string): number | undefined {
  const [found, digits = ''] = orderedMarker.exec(marker) ?? [];
  if (!found) return undefined;
  if (/^[①-⑳]/.test(found)) return found.charCodeAt(0) - '①'.charCodeAt(0) + 1;
  const [, tens, ones] = /^(.?)十(.?)$/.exec(digits) ?? [];
  if (tens !== undefined && ones !== undefined) {
    return 10 * (tens ? digitValue(tens) : 1) + (ones ? digitValue(ones) : 0);
  }
  return Number(digits) || digitValue(digits) || 1;
}

/** The value of one Chinese digit; 0 if it is none. */
function digitValue(digit: string): number {
  return digit.length === 1 ? chineseDigits.indexOf(digit) + 1 : 0;
}

/** Nests entries by their level. */
function listsOf(entries: readonly Entry[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  while (at < entries.length) {
    const { level, number, content } = entries[at] as Entry;
    let end = at + 1;
    while ((entries[end]?.level ?? 0) > level) end++;
    const inner = listsOf(entries.slice(at + 1, end));
    const item = element('li', [...content, ...inner]);
    const tagName = number === undefined ? 'ul' : 'ol';
    const last = lists.at(-1);
    if (last?.tagName === tagName) last.children.push(item);
    else lists.push(element(tagName, [item], number && number > 1 ? { start: number } : {}));
    at = end;
  }
  return lists;
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}
