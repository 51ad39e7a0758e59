import { expect, test } from 'vitest';
import { linesOf, questionsOn, withLineAfter, withMoved, withPasted, withTheirs } from './lines.ts';

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('lines are added, moved and pasted; empty ones are no questions', () => {
  expect(texts(linesOf([]))).toEqual(['']);
  const lines = linesOf(['a', 'b', 'c']);
  expect(texts(withLineAfter(lines, 0).lines)).toEqual(['a', '', 'b', 'c']);
  expect(texts(withMoved(lines, 2, 0))).toEqual(['c', 'a', 'b']);
  expect(texts(withPasted(linesOf(['how ', 'z']), 0, 'one\r\n\n two '))).toEqual([
    'how one',
    ' two ',
    'z',
  ]);
  expect(texts(questionsOn(linesOf([' a  b ', '', ' '])))).toEqual(['a b']);
});

test('what somebody else added and removed joins what is on the lines', () => {
  const merge = (mine: string[], base: string[], theirs: string[]) =>
    texts(withTheirs(linesOf(mine), base, theirs));
  expect(merge(['b', 'a', 'mine'], ['a', 'b'], ['a', 'theirs'])).toEqual(['a', 'mine', 'theirs']);
  expect(merge(['a'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(merge(['same'], [], ['same'])).toEqual(['same']);
  expect(merge(['a'], ['a'], [])).toEqual(['']);
});
