import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import type { CalloutKind } from '#contracts/callouts.ts';
import { placeAt } from './lines/containers.ts';
import { insertBlock } from './lines/insert-block.ts';

/** Marks that begin a line: heading, list, quote. */
const lineStart = /^(?:#{1,6} |[-*+] (?:\[[ x]\] )?|\d+[.)] |> )/;

/**
 * Begins the selected lines with a mark, in place of the one they have; takes it away if all of
 * them have it already. `1. ` counts up.
 */
export function toggleLines(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const kind = kindOf(mark);
    const isOn = lines.every(({ text }) => kindOf(lineStart.exec(text)?.[0] ?? '') === kind);
    const changes = state.changes(
      lines.map(({ from, text }, index) => {
        const before = lineStart.exec(text)?.[0] ?? '';
        const insert = isOn ? '' : mark.replace('1', String(index + 1));
        return { from, to: from + before.length, insert };
      }),
    );
    // The cursor goes behind a mark that is put in front of it.
    const selection = state.selection.map(changes, 1);
    dispatch(state.update({ changes, selection, userEvent: 'input.format', scrollIntoView: true }));
    return true;
  };
}

function kindOf(mark: string): string {
  return mark.replace(/^\d+[.)]/, '1.').replace(/^[*+]/, '-');
}

function selectedLines(state: EditorState) {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

/** Puts text in place of the selection. */
export function insertText(state: EditorState, text: string): TransactionSpec {
  const { from, to } = state.selection.main;
  return {
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    userEvent: 'input.insert',
    scrollIntoView: true,
  };
}

/** An empty table with a head. */
export function emptyTable(columns: number, rows: number): string {
  const row = `|${'   |'.repeat(columns)}`;
  return [row, `|${' --- |'.repeat(columns)}`, ...Array<string>(rows).fill(row)].join('\n');
}

/** A fenced block around the selected text; the cursor is at its end, to write on. */
export function codeBlock(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
  const { prefix } = placeAt(state, from);
  const code = state.sliceDoc(from, to).replaceAll(`\n${prefix}`, '\n');
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  const start = `${fence}text\n${code}`;
  return insertBlock(state, `${start}\n${fence}`, { cursor: start.length });
}

/** A callout around the selected lines; the cursor is at its end, to write on. */
export function calloutBlock(state: EditorState, kind: CalloutKind): TransactionSpec {
  const lines = selectedLines(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return {};
  const texts = lines.map(({ text }) => `> ${text.replace(/^> ?/, '')}`);
  const block = [`> [!${kind.toUpperCase()}]`, ...texts].join('\n');
  const whole = state.update({ selection: { anchor: first.from, head: last.to } }).state;
  // The lines stand in no quote: they become one.
  const place = { line: first, containers: [], prefix: '', block: undefined };
  return insertBlock(whole, block, { cursor: block.length, place });
}

/** A link. */
export function linkMarkdown(label: string, address: string): string {
  const target = /[\s()]/.test(address) ? `<${address}>` : address;
  return `[${label.replace(/[[\]]/g, '\\$&')}](${target})`;
}

/** A picture of the media library, with the text for people who cannot see it and a caption. */
export function pictureMarkdown(key: string, alt: string, caption: string): string {
  const label = alt.replace(/[[\]\n]/g, ' ').trim();
  const title = caption.trim() && ` "${caption.trim().replace(/["\\]/g, '\\$&')}"`;
  return `![${label}](media:${key}${title})`;
}
