import type { Text } from '@codemirror/state';
import { alignedPlaces } from '#contracts/alignment.ts';

interface LineChange {
  from: number;
  to: number;
  insert: string;
}

/** The lines to replace so that a document becomes another text. */
export function lineChanges(doc: Text, text: string): LineChange[] {
  // With its end, each line is a piece; together the pieces are the text.
  const before = piecesOf(doc.toString());
  const after = piecesOf(text);
  const changes: LineChange[] = [];
  let open: LineChange | undefined;
  let at = 0;
  for (const [i, j] of alignedPlaces(before, after)) {
    const length = i === undefined ? 0 : (before[i]?.length ?? 0);
    if (i !== undefined && j !== undefined) open = undefined;
    else {
      if (!open) {
        open = { from: at, to: at, insert: '' };
        changes.push(open);
      }
      open.to += length;
      if (j !== undefined) open.insert += after[j] ?? '';
    }
    at += length;
  }
  return changes;
}

function piecesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
