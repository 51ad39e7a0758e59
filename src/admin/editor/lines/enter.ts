import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import {
  ChangeSet,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { leaveMarks, splitMarks } from '../marks/split-marks.ts';
import { type LinePlace, marksLength, placeAt, prefixOf } from './containers.ts';
import { leaveContainer, nextParagraph } from './paragraphs.ts';
import { isRow, nextRow } from './tables.ts';

/** Starts an entry of a list like the one above, with its number. */
const nextEntry = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Starts a paragraph, with an empty line above it. Lists, quotes and tables go on; from an empty
 * entry, line or row they end. Code gets a line.
 */
export const startParagraph: StateCommand = inSteps(removeSelection, endMarks, (state, at) => {
  const place = placeAt(state, at);
  if (isRow(place) && at > place.line.from) return nextRow(state, place);
  if (place.block) return nextLine(state, at, place);
  const inner = place.containers.at(-1);
  const isEmpty = place.line.text.slice(marksLength(place)).trim() === '';
  if (inner && isEmpty && at > place.line.from) {
    const isNested = inner.name === 'ListItem' && place.containers.at(-2)?.name === 'ListItem';
    const nested = isNested ? continued(state) : undefined;
    return nested ?? leaveContainer(state, place, prefixOf(state, place.containers.slice(0, -1)));
  }
  if (inner?.name === 'ListItem') return continued(state) ?? insertAt(at, '\n');
  return nextParagraph(state, at, place);
});

/** Starts a line in the same paragraph: a hard break. Headings have none. */
export const breakLine: StateCommand = inSteps(removeSelection, breakMarks, (state, at) => {
  const place = placeAt(state, at);
  const { line, prefix, block } = place;
  if (isRow(place) && at > line.from) return nextRow(state, place);
  if (block) return nextLine(state, at, place);
  const text = state.sliceDoc(line.from + marksLength(place), at);
  if (isHeading(state, at, place)) return nextParagraph(state, at, place);
  const shown = text.trimEnd();
  // A backslash would be shown on an empty line, or behind another one.
  const isPlain = shown === '' || /^\[![a-z]+\]$/i.test(shown) || /(?<!\\)\\(?:\\\\)*$/.test(shown);
  const after = state.sliceDoc(at, line.to);
  const insert = `${isPlain ? '' : '\\'}\n${prefix}`;
  const from = shown === '' ? at : at - (text.length - shown.length);
  return {
    changes: { from, to: line.to - after.trimStart().length, insert },
    selection: { anchor: from + insert.length },
  };
});

/** A line of code, as far in as the one above. */
function nextLine(state: EditorState, at: number, place: LinePlace): TransactionSpec {
  const before = state.sliceDoc(place.line.from, at);
  const code = before.slice(Math.min(before.length, lengthIn(place)));
  return insertAt(at, `\n${place.prefix}${/^[ \t]*/.exec(code)?.[0] ?? ''}`);
}

/** Characters of a line of code that belong to the quotes and entries around it. */
function lengthIn({ line, prefix }: LinePlace): number {
  return line.text.startsWith(prefix)
    ? prefix.length
    : (/^[ \t>]*/.exec(line.text)?.[0].length ?? 0);
}

function insertAt(at: number, insert: string): TransactionSpec {
  return { changes: { from: at, insert }, selection: { anchor: at + insert.length } };
}

function continued(state: EditorState): TransactionSpec | undefined {
  let spec: TransactionSpec | undefined;
  nextEntry({
    state,
    dispatch: ({ changes, newSelection }) => {
      spec = { changes, selection: newSelection };
    },
  });
  return spec;
}

function removeSelection(state: EditorState): TransactionSpec {
  return state.replaceSelection('');
}

/** A paragraph ends the marks around it; a row of a table goes on as it is. */
function endMarks(state: EditorState, at: number): TransactionSpec {
  return isRow(placeAt(state, at)) ? {} : splitMarks(state, at);
}

/** Marks go over the lines of a paragraph. */
function breakMarks(state: EditorState, at: number): TransactionSpec {
  const place = placeAt(state, at);
  return isRow(place) || isHeading(state, at, place) ? endMarks(state, at) : leaveMarks(state, at);
}

function isHeading(state: EditorState, at: number, place: LinePlace): boolean {
  return /^#{1,6}[ \t]/.test(state.sliceDoc(place.line.from + marksLength(place), at));
}

/** A command that makes its changes one after the other, each at the cursor that the last one left. */
function inSteps(...steps: ((state: EditorState, at: number) => TransactionSpec)[]): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    let changes: ChangeSet = ChangeSet.empty(state.doc.length);
    let after = state;
    for (const step of steps) {
      const transaction = after.update(step(after, after.selection.main.head));
      changes = changes.compose(transaction.changes);
      after = transaction.state;
    }
    dispatch(
      state.update({
        changes,
        selection: after.selection,
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}
