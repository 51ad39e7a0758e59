import { describe, expect, test } from 'vitest';
import { edited } from '#tests/support/editor-text.ts';
import { breakLine, startParagraph } from './enter.ts';

describe('Enter', () => {
  test.each([
    ['starts a paragraph', '一¦', '一\n\n¦'],
    ['splits a paragraph', '一 ¦ 二', '一\n\n¦二'],
    ['replaces the selection', '一¦二¦三', '一\n\n¦三'],
    ['keeps what follows a paragraph of its own', '一¦\n二', '一\n\n¦\n\n二'],
    ['does not gather empty lines', '一¦\n\n二', '一\n\n¦\n\n二'],
    ['completes the empty line', '一\n¦', '一\n\n¦'],
    ['makes a paragraph of a line', '一\n¦二', '一\n\n¦二'],
    ['goes behind marks that end here', '**一¦**', '**一**\n\n¦'],
    ['goes behind several marks', '甲 ~~***一¦***~~', '甲 ~~***一***~~\n\n¦'],
    ['goes before marks that begin here', '甲 **¦一**', '甲\n\n¦**一**'],
    ['ends marks and begins them again', '**一。 ¦ 二**', '**一。**\n\n¦**二**'],
    ['ends inner and outer marks', '**一 *二¦三* 四**', '**一 *二***\n\n¦***三* 四**'],
    ['ends the marks around one that ends', '**一 *二¦* 四**', '**一 *二***\n\n¦**四**'],
    ['ends code', '用 `a¦b`', '用 `a`\n\n¦`b`'],
    ['ends marks in a list', '- **一¦二**', '- **一**\n- ¦**二**'],
    ['ends marks that the selection was in', '**一¦二¦三**', '**一**\n\n¦**三**'],
    ['leaves a heading', '## 题¦\n文', '## 题\n\n¦\n\n文'],
    ['goes on in a list', '- 一¦', '- 一\n- ¦'],
    ['goes on counting', '1. 一¦\n2. 二', '1. 一\n2. ¦\n3. 二'],
    ['goes on in a list of tasks', '- [x] 一¦', '- [x] 一\n- [ ] ¦'],
    ['splits an entry', '- 一¦二', '- 一\n- ¦二'],
    ['ends a list from an empty entry', '- 一\n- ¦', '- 一\n\n¦'],
    ['ends a list of tasks', '- [ ] 一\n- [ ] ¦', '- [ ] 一\n\n¦'],
    ['ends a loose list', '- 一\n\n- 二\n\n- ¦', '- 一\n\n- 二\n\n¦'],
    ['ends a list in its middle', '- 一\n- ¦\n- 二', '- 一\n\n¦\n\n- 二'],
    ['gives up a list with nothing in it', '- ¦', '¦'],
    ['steps out of an inner list', '- 一\n  - 二\n  - ¦', '- 一\n  - 二\n- ¦'],
    ['starts a paragraph in a quote', '> 一¦', '> 一\n>\n> ¦'],
    ['splits a quote', '> 一¦二', '> 一\n>\n> ¦二'],
    ['ends a quote from an empty line', '> 一\n>\n> ¦', '> 一\n\n¦'],
    ['ends a quote in its middle', '> 一\n> ¦\n> 二', '> 一\n\n¦\n\n> 二'],
    ['ends an inner quote', '> > 一\n> > ¦', '> > 一\n>\n> ¦'],
    ['goes on below the name of a callout', '> [!NOTE]¦', '> [!NOTE]\n> ¦'],
    ['goes on in a list in a quote', '> - 一¦', '> - 一\n> - ¦'],
    ['ends a list in a quote', '> - 一\n> - ¦', '> - 一\n>\n> ¦'],
    ['goes on in a quote in a list', '- > 一¦', '- > 一\n  >\n  > ¦'],
    [
      'starts a row',
      '| a | b |\n| --- | --- |\n| c | d ¦|',
      '| a | b |\n| --- | --- |\n| c | d |\n| ¦  |   |',
    ],
    [
      'starts the first row from the head',
      '| a |¦\n| --- |\n| c |',
      '| a |\n| --- |\n| ¦  |\n| c |',
    ],
    ['ends a table from an empty row', '| a |\n| --- |\n| ¦  |', '| a |\n| --- |\n\n¦'],
    ['makes room above a table', '¦| a |\n| --- |', '\n¦| a |\n| --- |'],
    ['goes on while a table is written', '| a | b |¦', '| a | b |\n¦'],
    [
      'starts a row in a quote',
      '> | a |\n> | --- |\n> | c |¦',
      '> | a |\n> | --- |\n> | c |\n> | ¦  |',
    ],
    ['starts a line of code', '```js\n  a¦\n```', '```js\n  a\n  ¦\n```'],
    ['starts a line of code behind an open fence', '```js¦', '```js\n¦'],
    ['starts an empty line of code', '```\na\n¦\n```', '```\na\n\n¦\n```'],
    ['starts a line of code in a quote', '> ```\n>   a¦\n> ```', '> ```\n>   a\n>   ¦\n> ```'],
    ['starts a line of code in a list', '- ```\n  a¦\n  ```', '- ```\n  a\n  ¦\n  ```'],
    ['starts a paragraph behind code', '```\na\n```¦', '```\na\n```\n\n¦'],
  ])('%s', (_, before, after) => {
    expect(edited(before, startParagraph)).toBe(after);
  });

  test.each([
    ['a list', '- 一¦', '- 一\n\n¦'],
    ['a quote', '> 一¦', '> 一\n\n¦'],
    ['a table', '| a |\n| --- |\n| c |¦', '| a |\n| --- |\n| c |\n\n¦'],
  ])('twice ends %s', (_, before, after) => {
    expect(edited(before, startParagraph, startParagraph)).toBe(after);
  });
});

describe('Shift+Enter', () => {
  test.each([
    ['starts a line', '一¦', '一\\\n¦'],
    ['splits a line', '一 ¦ 二', '一\\\n¦二'],
    ['goes behind marks that end here', '**一¦**', '**一**\\\n¦'],
    ['goes before marks that begin here', '一**¦二**', '一\\\n¦**二**'],
    ['ends marks in a heading', '## **一¦二**', '## **一**\n\n¦**二**'],
    ['leaves marks, which go over lines', '**一¦二**', '**一\\\n¦二**'],
    ['stays in a list', '- 一¦', '- 一\\\n  ¦'],
    ['stays in a numbered list', '10. 一¦', '10. 一\\\n    ¦'],
    ['stays in a quote', '> 一¦', '> 一\\\n> ¦'],
    ['leaves an empty line without a sign', '一\n\n¦', '一\n\n\n¦'],
    ['does not escape itself', '一\\¦', '一\\\n¦'],
    ['starts a paragraph behind a heading', '## 题¦', '## 题\n\n¦'],
    ['starts a line of code', '```\na¦\n```', '```\na\n¦\n```'],
    ['starts a row', '| a |\n| --- |\n| c |¦', '| a |\n| --- |\n| c |\n| ¦  |'],
    ['goes on below the name of a callout', '> [!TIP]¦', '> [!TIP]\n> ¦'],
  ])('%s', (_, before, after) => {
    expect(edited(before, breakLine)).toBe(after);
  });
});
