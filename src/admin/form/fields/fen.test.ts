import { expect, it } from 'vitest';
import { fenOf, yuanOf } from './fen.ts';

it.each([
  ['128', 12_800],
  ['128.5', 12_850],
  ['128.05', 12_805],
  ['0.29', 29],
  ['1,234.50', 123_450],
  ['￥88', 8_800],
  ['88.', 8_800],
])('%s yuan are %i fen', (text, fen) => expect(fenOf(text)).toBe(fen));

it.each(['', '-1', '1.005', 'abc', '1e5'])('"%s" is no amount', (text) =>
  expect(fenOf(text)).toBeUndefined(),
);

it('shows fen as somebody would type yuan', () => {
  expect([0, 29, 12_800, 12_850].map(yuanOf)).toEqual(['0', '0.29', '128', '128.50']);
});
