import type { EditorState, Line, TransactionSpec } from '@codemirror/state';
import { isBlankLine, type LinePlace, lineBeside, marksLength } from './containers.ts';

/** The line that names the kind of a callout. */
const calloutName = /^[ \t>]*>[ \t]*\[![a-z]+\][ \t]*$/i;

/** Begins a paragraph: with an empty line above, and one below if text follows. */
export function nextParagraph(state: EditorState, at: number, place: LinePlace): TransactionSpec {
  const { line, prefix } = place;
  const blank = `\n${prefix.trimEnd()}`;
  const start = line.from + marksLength(place);
  const before = state.sliceDoc(start, at);
  const isFresh = before.trim() === '' || calloutName.test(state.sliceDoc(line.from, at));
  const from = before.trim() === '' ? at : at - (before.length - before.trimEnd().length);
  const after = state.sliceDoc(at, line.to);
  const to = line.to - after.trimStart().length;
  const isJoined =
    to === line.to && before.trim() !== '' && !isBlankLine(lineBeside(state, line, 1));
  const insert = `${isFresh ? '' : blank}\n${prefix}`;
  return {
    changes: { from, to, insert: insert + (isJoined ? blank : '') },
    selection: { anchor: from + insert.length },
  };
}

/** Leaves a quote or list from an empty line in it, for a paragraph below. */
export function leaveContainer(
  state: EditorState,
  { line, containers }: LinePlace,
  outer: string,
): TransactionSpec {
  const first = firstBlank(state, line, containers.at(-1)?.from ?? line.from);
  const blank = outer.trimEnd();
  const insert = isBlankLine(lineBeside(state, first, -1)) ? outer : `${blank}\n${outer}`;
  const isJoined = !isBlankLine(lineBeside(state, line, 1));
  return {
    changes: { from: first.from, to: line.to, insert: insert + (isJoined ? `\n${blank}` : '') },
    selection: { anchor: first.from + insert.length },
  };
}

/** The first of the empty lines that end at a line, not above a place. */
function firstBlank(state: EditorState, line: Line, from: number): Line {
  const above = lineBeside(state, line, -1);
  const isPart = above && above.from >= from && above.text !== '' && isBlankLine(above);
  return isPart ? firstBlank(state, above, from) : line;
}
