import { expect, test } from 'vitest';
import { straightRows } from './capture.ts';

test('two drawings give straight colour and alpha, rows from the top', () => {
  // The lower row first: half red over black and over white; the upper one: nothing.
  const black = Uint8Array.of(128, 0, 0, 255, 0, 0, 0, 255);
  const white = Uint8Array.of(255, 127, 127, 255, 255, 255, 255, 255);
  expect([...straightRows(black, white, 1, 2)]).toEqual([0, 0, 0, 0, 255, 0, 0, 128]);
});
