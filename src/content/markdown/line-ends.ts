import type { Element, Root, Text } from 'hast';
import { textOf } from './elements.ts';

/** Elements of a line; the text around one goes on behind it. */
const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'sup', 'sub', 'kbd', 'mark']);

/** Characters of scripts without spaces, and their signs. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;
/** Signs that texts of all scripts have. */
const shared = /[“”‘’…—·]/;
/** Signs with a blank of their own. */
const blank = /[、。〈-】〔-〟！（），．：；？［］｛｝]/;

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
  const start = (previous ? textOf(previous) : '').slice(-2);
  const end = (next ? textOf(next) : '').slice(0, 2);
  const whole = start + text.value + end;
  text.value = text.value.replace(/\n/g, (lineEnd, at: number) => {
    const here = at + start.length;
    const before = [...whole.slice(Math.max(0, here - 2), here)].at(-1) ?? '';
    const [after = ''] = whole.slice(here + 1, here + 3);
    return isJoined(before, after) ? '' : lineEnd;
  });
}

function isJoined(before: string, after: string): boolean {
  if (before === '' || after === '') return false;
  if (blank.test(before) || blank.test(after)) return true;
  const isChinese = wide.test(before) || wide.test(after);
  const isOfText = (sign: string) => wide.test(sign) || shared.test(sign);
  return isChinese && isOfText(before) && isOfText(after);
}
