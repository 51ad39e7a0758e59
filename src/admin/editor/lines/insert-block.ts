import type { EditorState, TransactionSpec } from '@codemirror/state';
import { isBlankLine, type LinePlace, lineBeside, marksLength, placeAt } from './containers.ts';

interface BlockOptions {
  /** Where the cursor goes in the block; behind it otherwise. */
  cursor?: number;
  /** What is around the block. */
  place?: LinePlace;
}

/**
 * Puts a block of its own at the selection, with empty lines around it, into the quote or list that
 * is there. In a table or code it goes behind that. The cursor goes behind the block, so that what is
 * typed next is a paragraph and not part of it.
 */
export function insertBlock(
  state: EditorState,
  text: string,
  { cursor, place = placeAt(state, state.selection.main.from) }: BlockOptions = {},
) {
  const { block, prefix } = place;
  let { from, to } = state.selection.main;
  if (block && from === to) from = to = state.doc.lineAt(block.to).to;
  const start = startAbove(state, from, place);
  const head = start + withPrefix(text.slice(0, cursor), prefix);
  const tail = cursor === undefined ? '' : withPrefix(text.slice(cursor), prefix);
  const end = endBelow(state, to, prefix);
  const inserted = head + tail + end.insert;
  const anchor =
    cursor === undefined ? end.cursor + inserted.length - (to - from) : from + head.length;
  return {
    changes: { from, to, insert: inserted },
    selection: { anchor },
    userEvent: 'input.insert',
    scrollIntoView: true,
  } satisfies TransactionSpec;
}

/** Begins the lines of a text, but for the first, as those around it begin. */
export function withPrefix(text: string, prefix: string): string {
  return text.replace(/\n(?!\n)/g, `\n${prefix}`).replace(/\n(?=\n)/g, `\n${prefix.trimEnd()}`);
}

/** What separates a block from the text above it. */
function startAbove(state: EditorState, from: number, place: LinePlace): string {
  const { line, containers, prefix, block } = place;
  const before = state.sliceDoc(line.from + marksLength(place), from);
  if (block || before.trim() !== '') return `\n${prefix.trimEnd()}\n${prefix}`;
  const isFirst = (containers.at(-1)?.from ?? -1) >= line.from;
  return isFirst || isBlankLine(lineBeside(state, line, -1)) ? '' : `\n${prefix}`;
}

/** What separates a block from the text below it, and where the next paragraph is without it. */
function endBelow(state: EditorState, to: number, prefix: string) {
  const line = state.doc.lineAt(to);
  const blank = `\n${prefix.trimEnd()}`;
  const below = lineBeside(state, line, 1);
  if (!below || state.sliceDoc(to, line.to).trim() !== '') {
    return { insert: `${blank}\n${prefix}`, cursor: to };
  }
  const next = isBlankLine(below) ? lineBeside(state, below, 1) : undefined;
  const { from, text } = next ?? below;
  return {
    insert: next ? '' : blank,
    cursor: from + (text.startsWith(prefix) ? prefix.length : 0),
  };
}
