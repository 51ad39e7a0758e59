import type { Element, ElementContent, Root } from 'hast';

const list = /^[ou]l$/;

/**
 * Mends what programs build differently from HTML's rules: lists directly inside lists, tables
 * without a head, line breaks between blocks.
 */
export function mendBlocks() {
  return (tree: Root) => mend(tree);
}

function mend(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  parent.children = children.filter(
    (child, index) => !isBreak(child) || !isBetweenBlocks(children, index),
  );
  if (parent.type === 'element' && list.test(parent.tagName)) nestLists(parent);
  if (parent.type === 'element' && parent.tagName === 'table') addHead(parent);
  for (const child of parent.children) {
    if (child.type === 'element') mend(child);
  }
}

/** Moves a list inside a list into the entry before it. */
function nestLists(parent: Element): void {
  const entries: ElementContent[] = [];
  for (const child of parent.children) {
    const last = entries.findLast(({ type }) => type === 'element') as Element | undefined;
    if (isElement(child, list) && last) last.children.push(child);
    else entries.push(child);
  }
  parent.children = entries;
}

/** Markdown has no tables without a head: the first row becomes one. */
function addHead(table: Element): void {
  const cells = elements(table, /^t[hd]$/);
  if (cells.some(({ tagName }) => tagName === 'th')) return;
  const [row] = elements(table, /^tr$/);
  for (const cell of row?.children ?? []) {
    if (isElement(cell, /^td$/)) cell.tagName = 'th';
  }
}

function elements(parent: Element, tagName: RegExp): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(tagName.test(child.tagName) ? [child] : []), ...elements(child, tagName)];
  });
}

function isElement(node: ElementContent, tagName: RegExp): node is Element {
  return node.type === 'element' && tagName.test(node.tagName);
}

function isBreak(node: ElementContent): boolean {
  return isElement(node, /^br$/);
}

const block = /^(?:p|div|section|[ou]l|table|h[1-6]|blockquote|pre|figure|hr)$/;

function isBetweenBlocks(nodes: readonly ElementContent[], index: number): boolean {
  const isContent = (node: ElementContent) =>
    !isBreak(node) && !(node.type === 'text' && !node.value.trim());
  const before = nodes.slice(0, index).findLast(isContent);
  const after = nodes.slice(index + 1).find(isContent);
  const isEdge = (node: ElementContent | undefined) => !node || isElement(node, block);
  return isEdge(before) && isEdge(after);
}
