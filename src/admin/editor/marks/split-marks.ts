import type { EditorState, TransactionSpec } from '@codemirror/state';
import { treeOf } from '../syntax/site-markdown.ts';
import { type InlineElement, inlineBlocksAt, signsOf } from './inline-blocks.ts';

const splittable = /^(?:StrongEmphasis|Emphasis|Strikethrough|InlineCode)$/;

/**
 * Prepares marked text for a line that ends at a place in it: at an end of the text, the place goes
 * outside of its marks, which do not work beside a line end.
 */
export function leaveMarks(state: EditorState, at: number): TransactionSpec {
  return { selection: { anchor: marksAt(state, at).position } };
}

/**
 * Prepares marked text for a paragraph that ends at a place in it, since marks do not reach beyond:
 * they end there and begin again behind it.
 */
export function splitMarks(state: EditorState, at: number): TransactionSpec {
  const { position, around } = marksAt(state, at);
  if (around.length === 0) return { selection: { anchor: position } };
  const signs = around.map((element) =>
    signsOf(element).map(({ from, to }) => state.sliceDoc(from, to)),
  );
  const closing = signs.map(([, close]) => close).join('');
  const opening = signs
    .map(([open]) => open)
    .toReversed()
    .join('');
  const { from, text } = state.doc.lineAt(position);
  const before = text.slice(0, position - from).trimEnd();
  const after = text.slice(position - from).trimStart();
  return {
    changes: {
      from: from + before.length,
      to: from + text.length - after.length,
      insert: closing + opening,
    },
    selection: { anchor: from + before.length + closing.length },
  };
}

/** The marked texts that go on at both sides of a place, inner ones first, and the place outside of others. */
function marksAt(state: EditorState, at: number): { position: number; around: InlineElement[] } {
  const [block] = inlineBlocksAt(state, treeOf(state), { from: at, to: at });
  let position = at;
  const around: InlineElement[] = [];
  for (const element of block?.elements.toReversed() ?? []) {
    const { name, from, to, inside } = element;
    if (!splittable.test(name) || !inside || from >= position || to <= position) continue;
    if (around.length > 0) around.push(element);
    else if (position >= inside.to) position = to;
    else if (position <= inside.from) position = from;
    else around.push(element);
  }
  return { position, around };
}
