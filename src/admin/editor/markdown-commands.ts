import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import type { CalloutKind } from '#contracts/callouts.ts';

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

/** Characters from the end of a block to the line behind the empty one that follows it. */
const BEHIND_BLOCK = 2;

/**
 * Puts a block of its own at the selection, with empty lines around it. The cursor goes behind it,
 * so that what is typed next is a paragraph and not part of the block.
 */
export function insertBlock(state: EditorState, block: string) {
  const { from, to } = state.selection.main;
  const before = state.sliceDoc(0, from);
  const after = state.sliceDoc(to);
  const start =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const end = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return {
    changes: { from, to, insert: start + block + end },
    selection: { anchor: from + start.length + block.length + BEHIND_BLOCK },
    userEvent: 'input.insert',
    scrollIntoView: true,
  } satisfies TransactionSpec;
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

/** A fenced block around the selected text. */
export function codeBlock(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
  return insertBlock(state, `\`\`\`text\n${state.sliceDoc(from, to)}\n\`\`\``);
}

/** A callout around the selected lines; the cursor is at its end, to write on. */
export function calloutBlock(state: EditorState, kind: CalloutKind): TransactionSpec {
  const lines = selectedLines(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return {};
  const texts = lines.map(({ text }) => `> ${text.replace(/^> ?/, '')}`);
  const block = [`> [!${kind.toUpperCase()}]`, ...texts].join('\n');
  const selection = { anchor: first.from, head: last.to };
  const spec = insertBlock(state.update({ selection }).state, block);
  return { ...spec, selection: { anchor: spec.selection.anchor - BEHIND_BLOCK } };
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
