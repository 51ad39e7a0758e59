import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { withoutBold } from './clean-clip.ts';

/**
 * Brings tables into the form that Markdown has: a head, cells of one line, no empty rows and
 * columns at the end. A table of one cell is a text.
 */
export function mendTables() {
  return (tree: Root) => mendIn(tree);
}

function mendIn(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName !== 'table') {
      mendIn(child);
      return child;
    }
    return mendTable(child);
  });
}

function mendTable(table: Element): Element {
  const [frame, ...others] = cellsOf(table);
  if (frame && others.length === 0 && elements(frame, /^table$/).length > 0) {
    // A table that only lays out what is in it.
    const content = { ...frame, tagName: 'div', properties: {} };
    mendIn(content);
    return content;
  }
  for (const cell of cellsOf(table)) cell.children = inOneLine(cell.children);
  dropEmptyEnds(table, elements(table, /^tr$/));
  const cells = elements(table, /^t[hd]$/);
  const [only] = cells;
  if (only && cells.length === 1) return { ...only, tagName: 'p', properties: {} };
  addHead(table, cells);
  return table;
}

/** The cells of a table, without those of tables in them. */
function cellsOf(parent: Element): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^t[hd]$/.test(child.tagName) ? [child] : cellsOf(child);
  });
}

/** Puts a space where a block, an entry of a list, a cell of a table inside or a line ends. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [space()];
    const children = inOneLine(node.children);
    if (
      !/^(?:p|div|section|[uo]l|li|h[1-6]|blockquote|table|t(?:[hdr]|body|head|foot)|caption)$/.test(
        node.tagName,
      )
    ) {
      return [{ ...node, children }];
    }
    return [space(), ...children, space()];
  });
}

function space(): Text {
  return { type: 'text', value: ' ' };
}

/** Programs copy the selection as it was, with what is empty at its end. */
function dropEmptyEnds(table: Element, rows: readonly Element[]): void {
  const empty = new Set<ElementContent>(rows.slice(rows.findLastIndex(hasContent) + 1));
  removeFrom(table, empty);
  const cells = rows.map((row) => elements(row, /^t[hd]$/));
  // With merged cells, places in a row are not columns.
  if (cells.flat().some(({ properties }) => properties.colSpan || properties.rowSpan)) return;
  const last = Math.max(...cells.map((row) => row.findLastIndex(hasContent)));
  removeFrom(table, new Set(cells.flatMap((row) => row.slice(last + 1))));
}

function removeFrom(parent: Element, removed: ReadonlySet<ElementContent>): void {
  parent.children = parent.children.filter((child) => !removed.has(child));
  for (const child of parent.children) {
    if (child.type === 'element') removeFrom(child, removed);
  }
}

function hasContent(element: Element): boolean {
  return textOf(element).trim() !== '' || elements(element, /^img$/).length > 0;
}

/** Markdown has no tables without a head: the first row becomes one, and is bold by itself. */
function addHead(table: Element, cells: readonly Element[]): void {
  const [row] = elements(table, /^tr$/);
  if (row && !cells.some(({ tagName }) => tagName === 'th')) {
    for (const cell of elements(row, /^td$/)) cell.tagName = 'th';
  }
  for (const cell of elements(table, /^th$/)) cell.children = withoutBold(cell.children);
}

function elements(parent: Element, tagName: RegExp): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(tagName.test(child.tagName) ? [child] : []), ...elements(child, tagName)];
  });
}
