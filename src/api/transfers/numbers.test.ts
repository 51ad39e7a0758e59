import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

test.each([
  ['1234.5', 1234.5],
  ['1,234', 1234],
  ['1,234,567.5', 1_234_567.5],
  ['1 234', 1234],
  ['1\u202f234\u202f567', 1_234_567],
  ['１，２３４', 1234],
  ['１２．５', 12.5],
  ['-5', -5],
  ['\u22125', -5],
  ['－1,000', -1000],
  ['1E+05', 100_000],
  ['.5', 0.5],
])('%j is %d', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

test.each([
  '1,23',
  '1.234,5',
  '1,2345',
  '0x10',
  'Infinity',
  '12%',
  '12 台',
  '1 23',
  'NaN',
  '1e999',
])('%j is no number', (written) => {
  expect(readNumber(written)).toBeUndefined();
});
