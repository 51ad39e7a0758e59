import type { Element, Nodes, RootContent } from 'hast';
import { toString as plainText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { PdfBlock } from '#content/pdf/document.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** Rendered Markdown as blocks of a document: its structure and texts, without links and pictures. */
export function htmlBlocks(html: string): PdfBlock[] {
  return blocksOf(parser.parse(html).children);
}

/** Rendered Markdown as texts below each other, for a cell of a table. */
export function htmlLines(html: string): string[] {
  return htmlBlocks(html).flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'subheading') return [block.text];
    if (block.kind === 'list') return block.items.map((item) => `· ${item}`);
    if (block.kind === 'table') return block.rows.map((row) => row.join(' · '));
    return [];
  });
}

function blocksOf(nodes: readonly RootContent[]): PdfBlock[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return paragraph(node.value);
    return node.type === 'element' ? blockOf(node) : [];
  });
}

function blockOf(element: Element): PdfBlock[] {
  switch (element.tagName) {
    case 'ul':
    case 'ol': {
      const items = elementsIn(element, 'li').map(textOf);
      return [{ kind: 'list', items, ordered: element.tagName === 'ol' }];
    }
    case 'table':
      return tableBlock(element);
    case 'blockquote':
    case 'div':
    case 'section':
      return blocksOf(element.children);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ kind: 'subheading', text: textOf(element) }];
    default:
      return paragraph(textOf(element));
  }
}

function tableBlock(table: Element): PdfBlock[] {
  const [head, ...rows] = elementsIn(table, 'tr').map((row) =>
    elementsIn(row, 'th', 'td').map(textOf),
  );
  if (!head) return [];
  return [{ kind: 'table', columns: head.map((text) => ({ head: text, share: 1 })), rows }];
}

/** The elements of some names, at any depth, but not those inside of one that was found. */
function elementsIn(parent: Element, ...names: string[]): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return names.includes(child.tagName) ? [child] : elementsIn(child, ...names);
  });
}

function paragraph(text: string): PdfBlock[] {
  const shown = text.trim();
  return shown === '' ? [] : [{ kind: 'paragraph', text: shown }];
}

function textOf(node: Nodes): string {
  return plainText(node)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
}
