import type { Nodes, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { afterCommand, edited, editorState } from '#tests/support/editor-text.ts';
import { Random } from '#tests/support/fuzz/random.ts';
import type { Mark } from './move-marks.ts';
import { toggleMarks } from './toggle-marks.ts';

describe('bold', () => {
  test.each([
    ['is put around a selection', 'a ¦b¦ c', 'a **¦b¦** c'],
    ['leaves a colon outside', '¦注意：¦请先断电。', '**¦注意**：¦请先断电。'],
    ['keeps a full stop that ends the text', '¦先断电。¦', '**¦先断电。¦**'],
    ['leaves brackets and quotes outside', '请看¦“幕境”¦这个词', '请看¦“**幕境**”¦这个词'],
    ['leaves a percent sign outside', '价格¦100%¦起', '价格**¦100**%¦起'],
    ['leaves spaces outside', '¦word ¦后面', '**¦word** ¦后面'],
    ['leaves wide spaces outside', '前¦　后　¦面', '前¦　**后**　¦面'],
    ['keeps brackets before a space', '¦word (a)¦ word', '**¦word (a)¦** word'],
    ['leaves an escaped sign outside', '¦五\\*¦三', '**¦五**\\*¦三'],
    ['leaves signs of two units outside', '甲¦💡乙¦丙', '甲¦💡**乙¦**丙'],
    ['does nothing with punctuation alone', '甲¦，¦乙', '甲¦，¦乙'],
    ['is put on every paragraph', '¦第一段。\n\n第二段。¦', '**¦第一段。**\n\n**第二段。¦**'],
    ['is put on every line of a list', '¦- 甲\n- [ ] 乙¦', '¦- **甲**\n- [ ] **乙¦**'],
    ['is put on headings', '¦## 题 ##\n\n文¦', '¦## **题** ##\n\n**文¦**'],
    ['goes over the lines of a paragraph in a quote', '> 甲¦乙\n> 丙¦丁', '> 甲**¦乙\n> 丙¦**丁'],
    ['leaves the kind of a callout alone', '¦> [!NOTE]\n> 文¦', '¦> [!NOTE]\n> **文¦**'],
    ['leaves the name of a footnote alone', '¦[^1]: 见手册¦', '¦[^1]: **见手册¦**'],
    [
      'is put on each cell of a table',
      '¦| a | b |\n| --- | --- |\n| c | d |¦',
      '¦| **a** | **b** |\n| --- | --- |\n| **c** | **d** |¦',
    ],
    [
      'skips code and pictures',
      '¦```\na\n```\n\n![图](media:a)\n\n文¦',
      '¦```\na\n```\n\n![图](media:a)\n\n**文¦**',
    ],
    ['takes links as a whole', '¦打开[下载¦页](/a)吧', '**¦打开[下载¦页](/a)**吧'],
    ['works in the text of a link', '[下¦载¦页](/a)', '[下**¦载¦**页](/a)'],
    ['takes code as a whole', '用 `a¦b` 和¦ c', '用 **`a¦b` 和¦** c'],
    ['takes code as a whole from inside', '用 `¦ab¦` 好', '用 **`¦ab¦`** 好'],
    ['takes italic text as a whole', '甲*乙¦丙*丁¦', '甲***乙¦丙*丁¦**'],
    ['is put on italic text', '*¦a¦*', '***¦a¦***'],
    ['grows over bold text that it touches', '**甲**¦乙¦', '**甲¦乙¦**'],
    ['joins bold texts', '**甲**¦乙**丙¦**', '**甲¦乙丙¦**'],
  ])('%s', (_, before, after) => {
    expect(edited(before, toggleMarks('**'))).toBe(after);
  });

  test.each([
    ['inside the marks', 'a **¦b¦** c', 'a ¦b¦ c'],
    ['with the marks', '¦**注意：**¦请', '¦注意：¦请'],
    ['with a colon outside', '¦**注意**：¦请', '¦注意：¦请'],
    ['of a word of several', '**甲 ¦乙¦ 丙**', '**甲** ¦乙¦ **丙**'],
    ['at the start', '**¦甲¦乙**', '¦甲¦**乙**'],
    ['of every paragraph', '¦**一**\n\n**二。**¦', '¦一\n\n二。¦'],
    ['with underscores', '__¦a¦__', '¦a¦'],
    ['of bold and italic text', '***¦a¦***', '*¦a¦*'],
    ['around the cursor', '甲**乙¦丙**丁', '甲乙¦丙丁'],
    ['with nothing in it', '甲 **¦**', '甲 ¦'],
    ['of code', '甲**`¦a¦b`**乙', '甲`¦a¦b`乙'],
    ['of a word in italic text', '**甲 *¦乙¦ 丙* 丁**', '**甲** *¦乙¦ 丙* **丁**'],
  ])('is taken off: %s', (_, before, after) => {
    expect(edited(before, toggleMarks('**'))).toBe(after);
  });

  test('is put on where only some of the paragraphs have it', () => {
    expect(edited('¦**一**\n\n二¦', toggleMarks('**'))).toBe('¦**一**\n\n**二¦**');
  });

  test.each([
    ['begins at the cursor', 'a ¦', 'a **¦**'],
    ['does not begin in code', '```\na¦b\n```', '```\na¦b\n```'],
    ['does not begin in an address', '[x](/a¦b)', '[x](/a¦b)'],
  ])('%s', (_, before, after) => {
    expect(edited(before, toggleMarks('**'))).toBe(after);
  });
});

describe('other marks', () => {
  test.each<[Mark, string, string, string]>([
    ['*', 'italic at the cursor', 'a ¦', 'a *¦*'],
    ['*', 'italic on bold text', '**¦a¦**', '***¦a¦***'],
    ['*', 'italic off', '甲*乙¦丙*', '甲乙¦丙'],
    ['*', 'italic off bold text', '***¦a¦***', '**¦a¦**'],
    ['*', 'italic begun within bold marks', '**¦**', '***¦***'],
    ['*', 'italic given up within bold marks', '***¦***', '**¦**'],
    ['~~', 'struck out', '¦原价：¦99', '~~¦原价~~：¦99'],
    ['~~', 'not struck out', '~~原¦价~~', '原¦价'],
    ['`', 'code', '用 ¦key：¦值', '用 `¦key：¦`值'],
    ['`', 'code with a backtick', '¦a`b¦', '`` ¦a`b¦ ``'],
    ['`', 'no code', '用 `k¦ey`', '用 k¦ey'],
  ])('%s: %s', (mark, _, before, after) => {
    expect(edited(before, toggleMarks(mark))).toBe(after);
  });
});

/** The letters of a text that are bold for any reader of Markdown. */
function boldLetters(markdown: string): string {
  const letters: string[] = [];
  const visit = (node: Nodes, isBold: boolean) => {
    if (node.type === 'text' && isBold) letters.push(...lettersOf(node));
    if ('children' in node) {
      for (const child of node.children) visit(child, isBold || node.type === 'strong');
    }
  };
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), false);
  return letters.join('');
}

function lettersOf({ value }: Text): string[] {
  return value.match(/[\p{L}\p{N}]/gu) ?? [];
}

test('whatever is selected, exactly its letters become bold, and none of them a second time', () => {
  const pieces = [
    '甲',
    'a',
    '乙丙',
    '，',
    '。',
    '“',
    '”',
    '（',
    '）',
    ' ',
    '%',
    '-',
    '\\*',
    '\n',
    '𠮷',
  ];
  const random = new Random(27);
  for (let run = 0; run < 300; run++) {
    const middle = Array.from({ length: 12 }, () => random.pick(pieces)).join('');
    const text = `字${middle}末`;
    const from = random.int(0, 4);
    const to = text.length - random.int(0, 3);
    const marked = `${text.slice(0, from)}¦${text.slice(from, to)}¦${text.slice(to)}`;
    const bold = afterCommand(editorState(marked), toggleMarks('**'));
    const selected = text.slice(from, to).match(/[\p{L}\p{N}]/gu) ?? [];
    expect([text, boldLetters(bold.doc.toString())]).toEqual([text, selected.join('')]);
    expect(afterCommand(bold, toggleMarks('**')).doc.toString()).toBe(text);
  }
});
