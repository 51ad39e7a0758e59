import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { type Tree, treeOf } from '../syntax/site-markdown.ts';
import { inlineBlocksAt, signsOf } from './inline-blocks.ts';
import { putOn, selectedIn, takeOff, touchedBy } from './marked-text.ts';
import type { Mark } from './move-marks.ts';

/**
 * Puts marks around the selected text of each paragraph, or takes them away where all of it has
 * them. At the cursor, it takes them off the text around it or begins new ones.
 */
export function toggleMarks(mark: Mark): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const tree = treeOf(state);
    const spec = state.selection.main.empty
      ? toggleAtCursor(state, tree, mark)
      : toggleSelection(state, tree, mark);
    if (spec) {
      dispatch(state.update({ ...spec, userEvent: 'input.format', scrollIntoView: true }));
    }
    return true;
  };
}

function toggleSelection(state: EditorState, tree: Tree, mark: Mark): TransactionSpec | undefined {
  const { from, to, anchor } = state.selection.main;
  const found = inlineBlocksAt(state, tree, { from, to }).flatMap((block) => {
    const range = { from: Math.max(from, block.from), to: Math.min(to, block.to) };
    if (range.from >= range.to) return [];
    return selectedIn(state, { block, range }, mark) ?? [];
  });
  const hasLetters = found.some((one) => one.hasLetters);
  const selected = found.filter((one) => one.hasLetters === hasLetters);
  const change = selected.every(({ isMarked }) => isMarked) ? takeOff : putOn;
  const changes = state.changes(selected.flatMap(({ stretch }) => change(state, stretch, mark)));
  if (changes.empty) return undefined;
  // The selection stays within the marks.
  const start = changes.mapPos(from, 1);
  const end = Math.max(start, changes.mapPos(to, -1));
  const isForward = anchor === from;
  return {
    changes,
    selection: { anchor: isForward ? start : end, head: isForward ? end : start },
  };
}

/** What takes no marks: code, addresses, pictures. */
const literal = /^(?:FencedCode|CodeBlock|InlineCode|URL|Image|Autolink|HTMLBlock|CommentBlock)$/;

function toggleAtCursor(state: EditorState, tree: Tree, mark: Mark): TransactionSpec | undefined {
  const { head } = state.selection.main;
  if (isBetweenMarks(state, head, mark)) {
    return { changes: { from: head - mark.length, to: head + mark.length } };
  }
  const [block] = inlineBlocksAt(state, tree, { from: head, to: head });
  const around = block
    ? touchedBy({ block, range: { from: head, to: head } }, mark).findLast(
        ({ from, to }) => from < head && head < to,
      )
    : undefined;
  if (around) return { changes: signsOf(around) };
  for (let node = tree.resolveInner(head, -1); node.parent; node = node.parent) {
    if (literal.test(node.name) && node.from < head && head < node.to) return undefined;
  }
  return {
    changes: { from: head, insert: mark + mark },
    selection: { anchor: head + mark.length },
  };
}

/** Whether the cursor stands between marks that have no text yet. */
function isBetweenMarks(state: EditorState, head: number, mark: Mark): boolean {
  const { from, text } = state.doc.lineAt(head);
  const sign = mark.charAt(0);
  const offset = head - from;
  let left = 0;
  while (text[offset - 1 - left] === sign) left++;
  let right = 0;
  while (text[offset + right] === sign) right++;
  // Three asterisks are bold and italic.
  const isWhole = left === mark.length || (sign === '*' && left === 3);
  return left === right && isWhole;
}
