import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/**
 * Makes plain code blocks of those that programs build of one element per line: WeChat of `code`,
 * Feishu of `div`.
 */
export function mendCode() {
  return (tree: Root) => mendIn(tree);
}

function mendIn(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => !isLineNumbers(child));
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'pre') mendBlock(child);
    else mendIn(child);
  }
}

function isLineNumbers(node: ElementContent): boolean {
  return (
    node.type === 'element' &&
    String(node.properties.className).includes('code-snippet__line-index')
  );
}

function mendBlock(pre: Element): void {
  const { dataLang, dataLarkLanguage } = pre.properties;
  const language = String(dataLang ?? dataLarkLanguage ?? '').toLowerCase();
  const lines = linesOf(pre);
  if (!lines && !language) return;
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    children: [{ type: 'text', value: lines ? `${lines.join('\n')}\n` : textOf(pre) }],
  };
  pre.children = [code];
}

/** The lines of a block that has an element for each. */
function linesOf(pre: Element): string[] | undefined {
  const codes = pre.children.filter((child) => isElement(child, 'code'));
  if (codes.length > 1) return codes.map(textOf);
  const rows = codes[0]?.children.filter((child) => isElement(child, 'div')) ?? [];
  return rows.length > 0 ? rows.map(textOf) : undefined;
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}
