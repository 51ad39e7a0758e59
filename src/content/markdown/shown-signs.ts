import type { Nodes, Text } from 'mdast';

/** What stands in a text node as it was written; nothing for one that was found later. */
function writtenAs({ position }: Nodes, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : '';
}

const around = '[^\\\\*~\\n]{0,6}';
/** Two signs alone: asterisks and tildes anywhere, underscores beside a Chinese character. */
const mark =
  '(?<![\\\\*~])(?:\\*\\*|~~)(?![*~])|(?<![\\\\_])__(?=\\p{sc=Han})|(?<=\\p{sc=Han})__(?!_)';
const marks = new RegExp(`${around}(?:${mark})${around}`, 'gu');

/** Marks that no backslash makes signs: `**` has a space on the wrong side, or no partner. */
export function shownMarks(text: Text, source: string): string[] {
  return writtenAs(text, source).match(marks) ?? [];
}

/** Beginnings of links and pictures with an address that is none, and references to no footnote. */
export function shownBrackets(text: Text, source: string): string[] {
  const brackets = /(?<!\\)\[(?:\^[^\]\s]{1,40}\]|[^\]\n]{0,40}\]\()/g;
  return writtenAs(text, source).match(brackets) ?? [];
}

/** Bold text with bold text in it, which one pair of marks too few makes of all behind it. */
export function isDoublyBold(node: Nodes): boolean {
  return node.type === 'strong' && node.children.some(hasBold);
}

function hasBold(node: Nodes): boolean {
  return node.type === 'strong' || ('children' in node && node.children.some(hasBold));
}
