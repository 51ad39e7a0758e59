import type { List, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';

type Marked = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;

/**
 * Tidies emphasis so that Markdown can express it: joins neighbours that programs have split, and
 * moves spaces and punctuation at both ends outside, since `**注意：**请` would not be bold.
 */
export function tidyText() {
  return (tree: Root) => tidy(tree);
}

function tidy(parent: Parents): void {
  const children = (parent.children as Nodes[]).flatMap((child) => {
    if ('children' in child) tidy(child);
    if (child.type === 'list') tighten(child);
    if (child.type === parent.type && isMarked(child)) return child.children;
    return isMarked(child) ? moveEndsOut(child) : [child];
  });
  parent.children = joinNeighbours(children) as typeof parent.children;
}

/** Entries of one paragraph need no empty lines between them. */
function tighten(list: List): void {
  for (const item of list.children) {
    item.spread = item.children.filter(({ type }) => type !== 'list').length > 1;
  }
  list.spread = list.children.some(({ spread }) => spread);
}

function isMarked(node: Nodes): node is Marked {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

function joinNeighbours(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = text(last.value + node.value);
    } else if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
      last.value += node.value;
    } else if (last && isMarked(node) && isMarked(last) && node.type === last.type) {
      last.children = joinNeighbours([...last.children, ...node.children]) as PhrasingContent[];
    } else {
      joined.push(node);
    }
  }
  return joined;
}

function moveEndsOut(node: Marked): Nodes[] {
  const first = node.children[0];
  const last = node.children.at(-1);
  const before = first?.type === 'text' ? (/^[\s\p{P}]+/u.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/[\s\p{P}]+$/u.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '');
  const middle = node.children.length > 0 ? [node] : [];
  return [...(before ? [text(before)] : []), ...middle, ...(after ? [text(after)] : [])];
}

function text(value: string): Text {
  return { type: 'text', value };
}
