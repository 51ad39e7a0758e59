import { expect, test } from 'vitest';
import { harmlessText, hasWords } from './harmless.ts';

test.each([
  ['\u202e金额 100 元\u202c', '金额 100 元'],
  ['a\u200bb\u2060c\ufeff', 'abc'],
  ['第一行\r\n第二行\u2028第三行', '第一行\n第二行\n第三行'],
  ['一\n\n\n\n\n二', '一\n\n二'],
  ['\u0000\u0007铃', '铃'],
  ['👨‍👩‍👧 می‌خواهم', '👨‍👩‍👧 می‌خواهم'],
  ['<b>粗</b> & <script>', '<b>粗</b> & <script>'],
])('%j is kept as %j', (typed, kept) => {
  expect(harmlessText(typed)).toBe(kept);
});

test('a text of signs that nobody sees has no words', () => {
  expect(hasWords(harmlessText('\u200b\u200d \u3164\n'))).toBe(true);
  expect(hasWords(harmlessText('\u200b\u200d \u200c\n'))).toBe(false);
  expect(hasWords('👍')).toBe(true);
});
