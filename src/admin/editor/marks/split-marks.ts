import type { EditorState, TransactionSpec } from '@codemirror/state';
import { treeOf } from '../syntax/site-markdown.ts';
import { inlineBlocksAt, signsOf } from './inline-blocks.ts';

const splittable = /^(?:StrongEmphasis|Emphasis|Strikethrough|InlineCode)$/;

/**
 * Prepares marked text for a paragraph that ends at a place in it, since marks do not reach beyond:
 * they end there and begin again behind it. At an end of the text, the place goes outside of its marks.
 */
export function splitMarks(state: EditorState, at: number): TransactionSpec {
  const [block] = inlineBlocksAt(state, treeOf(state), { from: at, to: at });
  let place = at;
  let closing = '';
  let opening = '';
  for (const element of block?.elements.toReversed() ?? []) {
    const { name, from, to, inside } = element;
    const isAround = splittable.test(name) && from < place && place < to;
    if (!isAround || !inside) continue;
    if (closing === '' && place >= inside.to) place = to;
    else if (closing === '' && place <= inside.from) place = from;
    else {
      const [open, close] = signsOf(element).map((sign) => state.sliceDoc(sign.from, sign.to));
      closing += close;
      opening = open + opening;
    }
  }
  if (closing === '') return { selection: { anchor: place } };
  const { from, text } = state.doc.lineAt(place);
  const before = text.slice(0, place - from).trimEnd();
  const after = text.slice(place - from).trimStart();
  return {
    changes: {
      from: from + before.length,
      to: from + text.length - after.length,
      insert: closing + opening,
    },
    selection: { anchor: from + before.length + closing.length },
  };
}
