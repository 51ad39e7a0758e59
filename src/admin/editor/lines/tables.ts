import type { EditorState, TransactionSpec } from '@codemirror/state';
import { isBlankLine, type LinePlace, lineBeside, marksLength } from './containers.ts';

/** Whether a line is a row of a table, or of one that is being written. */
export function isRow(place: LinePlace): boolean {
  const { block, line } = place;
  if (block) return block.name === 'Table';
  return line.text.startsWith('|', marksLength(place));
}

/** Goes to a new row; from an empty one at the end of the table, to a paragraph below it. */
export function nextRow(state: EditorState, place: LinePlace): TransactionSpec {
  const { block, line, prefix } = place;
  const blank = prefix.trimEnd();
  if (block?.name !== 'Table') return insertAt(line.to, `\n${prefix}`);
  const head = state.doc.lineAt(block.from).number;
  const isLast = isBlankLine(lineBeside(state, line, 1)) || line.to >= block.to;
  if (line.number > head + 1 && isLast && /^[\s>|]*$/.test(line.text)) {
    const insert = `${blank}\n${prefix}`;
    return {
      changes: { from: line.from, to: line.to, insert },
      selection: { anchor: line.from + insert.length },
    };
  }
  const rule = state.doc.line(Math.min(head + 1, state.doc.lines));
  const above = line.number <= head ? rule : line;
  const columns = rule.text.match(/-+/g)?.length ?? 1;
  const start = `\n${prefix}| `;
  return {
    changes: { from: above.to, insert: `${start}  |${'   |'.repeat(columns - 1)}` },
    selection: { anchor: above.to + start.length },
  };
}

function insertAt(at: number, insert: string): TransactionSpec {
  return { changes: { from: at, insert }, selection: { anchor: at + insert.length } };
}
