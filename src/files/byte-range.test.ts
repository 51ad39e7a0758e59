import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('reads the range %s of 100 bytes', (header, range) =>
  expect(parseRange(header, 100)).toEqual(range),
);

it.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('rejects the range %s for an empty file', (header) =>
  expect(parseRange(header, 0)).toBeNull(),
);
