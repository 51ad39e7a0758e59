import type { StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { edited } from '#tests/support/editor-text.ts';
import { insertBlock, withPrefix } from './insert-block.ts';

/** Inserts a block at the selection. */
const insert =
  (block: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(state.update(insertBlock(state, block)));
    return true;
  };

describe('a block stands by itself, and what is typed next is a paragraph', () => {
  test.each([
    ['in an empty text', '¦', '---\n\n¦'],
    ['at the end', '前¦', '前\n\n---\n\n¦'],
    ['above a line', '前¦\n后', '前\n\n---\n\n¦后'],
    ['above a paragraph', '前¦\n\n后', '前\n\n---\n\n¦后'],
    ['in a paragraph', '前¦后', '前\n\n---\n\n¦后'],
    ['in place of the selection', '前¦中¦后', '前\n\n---\n\n¦后'],
    ['below a line', '前\n¦', '前\n\n---\n\n¦'],
    ['in a quote', '> 前¦', '> 前\n>\n> ---\n>\n> ¦'],
    ['in an empty quote', '> ¦', '> ---\n>\n> ¦'],
    ['below a line of a quote', '> 前\n> ¦', '> 前\n> \n> ---\n>\n> ¦'],
    ['above the rest of a quote', '> 前¦\n>\n> 后', '> 前\n>\n> ---\n>\n> ¦后'],
    ['in a list', '- 前¦\n- 后', '- 前\n\n  ---\n\n¦- 后'],
    ['behind a table', '| a¦ |\n| --- |\n| b |', '| a |\n| --- |\n| b |\n\n---\n\n¦'],
    ['behind code', '```\na¦\nb\n```', '```\na\nb\n```\n\n---\n\n¦'],
  ])('%s', (_, before, after) => {
    expect(edited(before, insert('---'))).toBe(after);
  });
});

test('every line of a block begins as those around it', () => {
  expect(edited('> ¦', insert('| a |\n| --- |\n\nb'))).toBe('> | a |\n> | --- |\n>\n> b\n>\n> ¦');
  expect(withPrefix('a\n\n\nb\n', '> ')).toBe('a\n>\n>\n> b\n> ');
});
