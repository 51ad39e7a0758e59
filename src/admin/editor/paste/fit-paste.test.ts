import { expect, test } from 'vitest';
import { editorState } from '#tests/support/editor-text.ts';
import { fitPaste } from './fit-paste.ts';

/** The text after a paste. */
function pasted(marked: string, markdown: string, plain = markdown): string {
  const state = editorState(marked);
  return state.update({ changes: fitPaste(state, markdown, plain) }).state.doc.toString();
}

const table = '| a | b |\n| --- | --- |\n| c | d |';

test.each([
  ['a phrase into a sentence', '前¦后', '中', '前中后'],
  [
    'a table into a quote',
    '> 引文\n>\n> ¦',
    table,
    '> 引文\n>\n> | a | b |\n> | --- | --- |\n> | c | d |',
  ],
  [
    'a table on the next line of a quote',
    '> 引文\n> ¦',
    table,
    '> 引文\n> \n> | a | b |\n> | --- | --- |\n> | c | d |',
  ],
  ['paragraphs into a quote', '> ¦', '一\n\n二', '> 一\n>\n> 二'],
  ['paragraphs into a callout', '> [!NOTE]\n> 前¦', '一\n\n二', '> [!NOTE]\n> 前一\n>\n> 二'],
  ['lines of Windows into a quote', '> ¦', '一\r\n二', '> 一\n> 二'],
  ['paragraphs into a list', '- 前¦', '一\n\n二', '- 前一\n\n  二'],
  ['a table into a list', '1. 前¦', table, '1. 前\n\n   | a | b |\n   | --- | --- |\n   | c | d |'],
  [
    'code into a quote in a list',
    '- > ¦',
    '```\na\n\nb\n```',
    '- > ```\n  > a\n  >\n  > b\n  > ```',
  ],
  ['a list into an empty entry', '- 前\n- ¦', '- 一\n- 二', '- 前\n- 一\n- 二'],
  [
    'a list into an empty entry of an inner list',
    '- 前\n  - ¦',
    '- 一\n- 二',
    '- 前\n  - 一\n  - 二',
  ],
  ['a table behind a paragraph', '前¦', table, `前\n\n${table}`],
  ['a table below a paragraph', '前\n¦', table, `前\n\n${table}`],
  ['a table into a sentence', '前¦后', table, `前\n\n${table}\n\n后`],
  ['a heading above a line', '¦\n后', '## 题', '## 题\n\n后'],
  ['paragraphs into a sentence', '前¦后', '一\n\n二', '前一\n\n二后'],
  ['paragraphs below a line', '前\n¦', '一\n\n二', '前\n\n一\n\n二'],
])('%s', (_, before, markdown, after) => {
  expect(pasted(before, markdown)).toBe(after);
});

test.each([
  ['code takes the plain text', '```\n¦\n```', '**a**', 'a', '```\na\n```'],
  ['code in a quote too', '> ```\n> ¦\n> ```', '**a**\n\nb', 'a\nb', '> ```\n> a\n> b\n> ```'],
  [
    'a cell takes one line',
    '| a |\n| --- |\n| ¦ |',
    '**一**\\\n二|三',
    'x',
    '| a |\n| --- |\n| **一** 二\\|三 |',
  ],
  [
    'a cell takes blocks as their text',
    '| a |\n| --- |\n| ¦ |',
    '- 一\n- 二',
    '一\n二',
    '| a |\n| --- |\n| 一 二 |',
  ],
  [
    'a cell takes cells as their text',
    '| a |\n| --- |\n| ¦ |',
    table,
    'c\td\n',
    '| a |\n| --- |\n| c d |',
  ],
])('%s', (_, before, markdown, plain, after) => {
  expect(pasted(before, markdown, plain)).toBe(after);
});
