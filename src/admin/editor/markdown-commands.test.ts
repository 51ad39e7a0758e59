import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  calloutBlock,
  emptyTable,
  insertBlock,
  linkMarkdown,
  pictureMarkdown,
  toggleLines,
} from './markdown-commands.ts';

/** Runs a command on a text in which `|` is the cursor, or two of them the selection. */
function run(marked: string, command: ReturnType<typeof toggleLines>): string {
  const anchor = marked.indexOf('|');
  const doc = marked.replaceAll('|', '');
  const head = Math.max(anchor, marked.lastIndexOf('|') - 1);
  let state = EditorState.create({
    doc,
    selection: { anchor, head: anchor === head ? anchor : head },
  });
  command({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  const middle = from === to ? '|' : `|${text.slice(from, to)}|`;
  return text.slice(0, from) + middle + text.slice(to);
}

describe('lines', () => {
  test.each([
    ['an empty line becomes a heading, with the cursor behind its mark', '|', '## ', '## |'],
    ['a heading becomes a text', '## a|', '## ', 'a|'],
    ['a list becomes a quote', '- a|', '> ', '> a|'],
    ['several lines are numbered', '|a\nb|', '1. ', '1. |a\n2. b|'],
  ])('%s', (_, before, mark, after) => {
    expect(run(before, toggleLines(mark))).toBe(after);
  });
});

describe('callouts', () => {
  const callout: ReturnType<typeof toggleLines> = ({ state, dispatch }) => {
    dispatch(state.update(calloutBlock(state, 'warning')));
    return true;
  };
  test.each([
    ['start with an empty line to write on', '|', '> [!WARNING]\n> |\n\n'],
    ['take the selected lines in', '前\n|一\n> 二|\n后', '前\n\n> [!WARNING]\n> 一\n> 二|\n\n后'],
  ])('%s', (_, before, after) => {
    expect(run(before, callout)).toBe(after);
  });
});

test('a block has empty lines around it', () => {
  const state = EditorState.create({ doc: 'before\nafter', selection: { anchor: 6 } });
  const { state: next } = state.update(insertBlock(state, '---'));
  expect(next.doc.toString()).toBe('before\n\n---\n\nafter');
});

test.each([
  ['at the end', 'before'],
  ['above a line', 'before\nafter'],
  ['above a paragraph', 'before\n\nafter'],
])('what is typed after a block %s is a paragraph of its own', (_, doc) => {
  const state = EditorState.create({ doc, selection: { anchor: 6 } });
  const { state: next } = state.update(insertBlock(state, '---'));
  const { head } = next.selection.main;
  expect(next.sliceDoc(0, head)).toBe('before\n\n---\n\n');
});

test('text for a picture and a link is escaped', () => {
  expect(pictureMarkdown('a', 'x]y', 'say "hi"')).toBe('![x y](media:a "say \\"hi\\"")');
  expect(linkMarkdown('a]', '/show/a b')).toBe('[a\\]](</show/a b>)');
});

test('an empty table has a head', () => {
  expect(emptyTable(2, 1)).toBe('|   |   |\n| --- | --- |\n|   |   |');
});
