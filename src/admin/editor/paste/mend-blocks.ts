import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const list = /^[ou]l$/;

/**
 * Mends what programs build differently from HTML's rules: lists directly inside lists, a list or a
 * code block per entry or line, line breaks between blocks.
 */
export function mendBlocks() {
  return (tree: Root) => mend(tree);
}

function mend(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  const content = children.filter(
    (child, index) => !isBreak(child) || !isBetweenBlocks(children, index),
  );
  parent.children = joinCode(joinLists(content));
  if (parent.type === 'element' && list.test(parent.tagName)) nestLists(parent);
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

/** Makes one list of numbered lists that go on counting; some programs begin one per entry. */
function joinLists(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.findLast((other) => !isEmpty(other));
    if (isElement(node, /^ol$/) && last && isElement(last, /^ol$/)) {
      const start = Number(node.properties.start ?? 1);
      if (start === Number(last.properties.start ?? 1) + entriesOf(last)) {
        last.children.push(...node.children);
        continue;
      }
    }
    joined.push(node);
  }
  return joined;
}

function entriesOf({ children }: Element): number {
  return children.filter((child) => isElement(child, /^li$/)).length;
}

function isEmpty(node: ElementContent): boolean {
  return (
    !(node.type === 'element' && /^(?:img|hr)$/.test(node.tagName)) &&
    (node.type !== 'element' || node.children.every(isEmpty)) &&
    (node.type !== 'text' || node.value.trim() === '')
  );
}

/** Makes a block of paragraphs of code that follow each other. */
function joinCode(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let lines: string[] = [];
  let single: ElementContent | undefined;
  const end = () => {
    if (lines.length > 1) joined.push(codeBlock(lines));
    else if (single) joined.push(single);
    lines = [];
    single = undefined;
  };
  for (const node of nodes) {
    const line = codeLine(node);
    if (line !== undefined) {
      single ??= node;
      lines.push(line);
    } else if (lines.length === 0 || !isEmpty(node) || node.type !== 'text') {
      end();
      joined.push(node);
    }
  }
  end();
  return joined;
}

function codeLine(node: ElementContent): string | undefined {
  if (!isElement(node, /^p$/)) return undefined;
  const [only, ...others] = node.children.filter((child) => !isEmpty(child));
  return only && others.length === 0 && isElement(only, /^code$/) ? textOf(only) : undefined;
}

function codeBlock(lines: readonly string[]): Element {
  const children: Text[] = [{ type: 'text', value: `${lines.join('\n')}\n` }];
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
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
