import type { Element, Root, Text } from 'hast';
import { joinLineEnds } from '#contracts/line-ends.ts';
import { nodeText } from './elements.ts';

/** Elements of a line; the text around one goes on behind it. */
const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'sup', 'sub', 'kbd', 'mark']);

/**
 * Takes out line ends that would show as a space: those between Chinese characters, and beside signs of
 * full width. Browsers do not do it.
 */
export function joinLines() {
  return (tree: Root) => joinIn(tree);
}

/** A text in a line, or code, which is not changed; undefined is a picture, a break or a block. */
type Piece = Text | Element | undefined;

function joinIn(block: Root | Element): void {
  const pieces: Piece[] = [];
  collect(block, pieces);
  pieces.forEach((piece, at) => {
    if (piece?.type === 'text') joinText(piece, pieces[at - 1], pieces[at + 1]);
  });
}

function collect(parent: Root | Element, pieces: Piece[]): void {
  for (const child of parent.children) {
    if (child.type === 'text') pieces.push(child);
    else if (child.type !== 'element') continue;
    else if (child.tagName === 'code') pieces.push(child);
    else if (inline.has(child.tagName)) collect(child, pieces);
    else {
      pieces.push(undefined);
      if (child.tagName !== 'pre') joinIn(child);
    }
  }
}

function joinText(text: Text, previous: Piece, next: Piece): void {
  const start = (previous ? nodeText(previous) : '').slice(-2);
  const end = (next ? nodeText(next) : '').slice(0, 2);
  text.value = joinLineEnds(text.value, start, end);
}
