import { EditorState, type StateCommand } from '@codemirror/state';
import { siteMarkdown } from '../../src/admin/editor/syntax/site-markdown.ts';

/** Stands for the cursor in a text; two of them are the ends of the selection. */
const CURSOR = '¦';

/** The state of the editor for a text in which `¦` is the cursor, or two of them the selection. */
export function editorState(marked: string): EditorState {
  const anchor = marked.indexOf(CURSOR);
  const head = marked.lastIndexOf(CURSOR);
  return EditorState.create({
    doc: marked.replaceAll(CURSOR, ''),
    selection: { anchor, head: head === anchor ? anchor : head - 1 },
    extensions: siteMarkdown(),
  });
}

/** The text of a state with the cursor or selection as `¦`. */
export function markedText({ doc, selection: { main } }: EditorState): string {
  const text = doc.toString();
  const middle = main.empty ? CURSOR : `${CURSOR}${text.slice(main.from, main.to)}${CURSOR}`;
  return text.slice(0, main.from) + middle + text.slice(main.to);
}

/** Runs a command. */
export function afterCommand(state: EditorState, command: StateCommand): EditorState {
  let after = state;
  command({
    state,
    dispatch: (transaction) => {
      after = transaction.state;
    },
  });
  return after;
}

/** Runs commands on a text with `¦`, and returns the text with `¦`. */
export function edited(marked: string, ...commands: StateCommand[]): string {
  return markedText(commands.reduce(afterCommand, editorState(marked)));
}
