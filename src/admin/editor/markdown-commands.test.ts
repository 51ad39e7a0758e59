import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { edited } from '#tests/support/editor-text.ts';
import {
  calloutBlock,
  codeBlock,
  emptyTable,
  linkMarkdown,
  pictureMarkdown,
  toggleLines,
} from './markdown-commands.ts';

describe('lines', () => {
  test.each([
    ['an empty line becomes a heading, with the cursor behind its mark', '¦', '## ', '## ¦'],
    ['a heading becomes a text', '## a¦', '## ', 'a¦'],
    ['a list becomes a quote', '- a¦', '> ', '> a¦'],
    ['several lines are numbered', '¦a\nb¦', '1. ', '1. ¦a\n2. b¦'],
  ])('%s', (_, before, mark, after) => {
    expect(edited(before, toggleLines(mark))).toBe(after);
  });
});

const applying =
  (make: (state: EditorState) => TransactionSpec): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(state.update(make(state)));
    return true;
  };

describe('callouts', () => {
  test.each([
    ['start with an empty line to write on', '¦', '> [!WARNING]\n> ¦\n\n'],
    ['take the selected lines in', '前\n¦一\n> 二¦\n后', '前\n\n> [!WARNING]\n> 一\n> 二¦\n\n后'],
  ])('%s', (_, before, after) => {
    expect(
      edited(
        before,
        applying((state) => calloutBlock(state, 'warning')),
      ),
    ).toBe(after);
  });
});

describe('a code block holds the cursor', () => {
  test.each([
    ['in an empty text', '¦', '```text\n¦\n```\n\n'],
    ['behind a paragraph', '前¦', '前\n\n```text\n¦\n```\n\n'],
    ['behind the selected text', '前¦a\nb¦', '前\n\n```text\na\nb¦\n```\n\n'],
    ['behind text with fences', '¦```¦', '````text\n```¦\n````\n\n'],
    ['in a quote', '> ¦', '> ```text\n> ¦\n> ```\n>\n> '],
    ['in a quote behind selected lines', '> ¦a\n> b¦', '> ```text\n> a\n> b¦\n> ```\n>\n> '],
    ['in a list', '- 前¦', '- 前\n\n  ```text\n  ¦\n  ```\n\n  '],
  ])('%s', (_, before, after) => {
    expect(edited(before, applying(codeBlock))).toBe(after);
  });
});

test('text for a picture and a link is escaped', () => {
  expect(pictureMarkdown('a', 'x]y', 'say "hi"')).toBe('![x y](media:a "say \\"hi\\"")');
  expect(linkMarkdown('a]', '/show/a b')).toBe('[a\\]](</show/a b>)');
});

test('an empty table has a head', () => {
  expect(emptyTable(2, 1)).toBe('|   |   |\n| --- | --- |\n|   |   |');
});
