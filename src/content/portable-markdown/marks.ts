import type { Nodes } from 'mdast';
import { isLinkable } from '#content/markdown/schemes.ts';

/**
 * Whether the same is bold, italic, struck and linked in two texts. Leaving markup out between two
 * marks can make others of them, as those work by what stands beside them.
 */
export function meansSame(one: Nodes, other: Nodes): boolean {
  return marksIn(one).join('\n') === marksIn(other).join('\n');
}

function marksIn(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap(marksIn);
  const isMark =
    node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete' || isLink(node);
  return isMark ? [`${node.type} ${wordsIn(node)}`, ...inside] : inside;
}

const isLink = (node: Nodes) => node.type === 'link' && isLinkable(node.url);

function wordsIn(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ');
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}
