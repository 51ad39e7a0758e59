import type { Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { addressLength, endsAddress } from '#contracts/bare-addresses.ts';

const beginning = /(?:https?:\/\/|www\.)/i;
/** Signs that get a backslash in a text, which would be part of the address. */
const escaped = /[\\*_~`[\]<&|]/;

/**
 * Makes links of bare addresses that need signs around them: those with characters that Markdown
 * escapes, and those right before marks of bold and the like, which would be taken for a part of them.
 */
export function fenceAddresses() {
  return (tree: Root) => fenceIn(tree);
}

function fenceIn(parent: Parents): void {
  if (parent.type === 'link' || parent.type === 'linkReference') return;
  const children = (parent.children as Nodes[]).flatMap((child, index, all): Nodes[] => {
    if ('children' in child) fenceIn(child);
    if (child.type !== 'text') return [child];
    const isLast = index === all.length - 1 && !/^(?:strong|emphasis|delete)$/.test(parent.type);
    return fencedIn(child.value, isLast);
  });
  parent.children = children as typeof parent.children;
}

function fencedIn(value: string, isLast: boolean): PhrasingContent[] {
  const start = value.search(beginning);
  if (start < 0) return value === '' ? [] : [textOf(value)];
  const rest = value.slice(start);
  const signs = [...rest];
  const end = signs.findIndex(endsAddress);
  const run = end < 0 ? rest : signs.slice(0, end).join('');
  const length = addressLength(run);
  const isSafe = !escaped.test(run + (signs[end] ?? '')) && (end >= 0 || isLast);
  const address = rest.slice(0, length);
  if (length === 0 || isSafe) {
    const [next, ...others] = fencedIn(rest.slice(run.length), isLast);
    const before = value.slice(0, start) + run;
    if (next?.type !== 'text') return [textOf(before), ...(next ? [next, ...others] : [])];
    return [textOf(before + next.value), ...others];
  }
  const url = /^www/i.test(address) ? `http://${address}` : address;
  return [
    ...(start > 0 ? [textOf(value.slice(0, start))] : []),
    { type: 'link', url, children: [textOf(address)] },
    ...fencedIn(rest.slice(length), isLast),
  ];
}

function textOf(value: string): Text {
  return { type: 'text', value };
}
