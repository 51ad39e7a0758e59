import { expect, test } from 'vitest';
import { LineBuffer } from './line-buffer.ts';

test('lines of any length come whole, once and in order, in pieces that do not change later', () => {
  const pieces: Buffer[] = [];
  const lines = new LineBuffer((piece) => pieces.push(piece));
  const lengths = [1, 200, 43_689, 43_690, 131_072, 200_000, ...Array<number>(400).fill(180)];
  const given = lengths.map((length, index) => `${index}${'景'.repeat(length)}\n`);
  for (const line of given) lines.add(line);
  lines.flush();
  lines.flush();
  expect(Buffer.concat(pieces).toString()).toBe(given.join(''));
  expect(pieces.length).toBeLessThan(20);
});

test('a line waits until there are enough, or until it is asked for', () => {
  const pieces: string[] = [];
  const lines = new LineBuffer((piece) => pieces.push(piece.toString()));
  lines.add('one\n');
  lines.add('two\n');
  expect(pieces).toEqual([]);
  lines.flush();
  expect(pieces).toEqual(['one\ntwo\n']);
});
