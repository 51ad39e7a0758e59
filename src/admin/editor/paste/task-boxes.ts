import type { Nodes, Root } from 'mdast';

/** Writes the boxes of tasks as text, since the writer of Chinese paragraphs knows none. */
export function writeTaskBoxes() {
  return (tree: Root) => writeIn(tree);
}

function writeIn(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(writeIn);
  if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return;
  const [first] = node.children;
  if (first?.type === 'paragraph' && first.children.length > 0) {
    first.children.unshift({ type: 'html', value: node.checked ? '[x] ' : '[ ] ' });
  }
  node.checked = null;
}
