import { expect, test } from 'vitest';
import { createRiskFinder } from '#contracts/risky-words.ts';
import { check, emptyScript, type ListedWord, MAX_SCRIPT, reduce } from './machine.ts';

const listed = (word: string, severity: ListedWord['severity']): ListedWord => ({
  word,
  severity,
  category: 'absolute',
  exceptions: [],
  reason: '原因',
  suggestion: null,
});
const find = createRiskFinder([listed('永久', 'notice'), listed('国家级', 'forbidden')]);

test('each word is listed once with its places, the most severe first', () => {
  const state = reduce(emptyScript, { type: 'write', script: '永久的，永 久的国 家级' });
  const { words, open } = check(state, find);
  expect(words.map(({ word, count, quote }) => [word.word, count, quote])).toEqual([
    ['国家级', 1, '国 家级'],
    ['永久', 2, '永久'],
  ]);
  expect(open).toHaveLength(3);
});

test('an accepted word is no longer marked, goes last, and can be undone', () => {
  const written = reduce(emptyScript, { type: 'write', script: '国家级，永久' });
  const accepted = reduce(written, { type: 'accept', word: '国家级' });
  const checked = check(accepted, find);
  expect(checked.words.map(({ word, isAccepted }) => [word.word, isAccepted])).toEqual([
    ['永久', false],
    ['国家级', true],
  ]);
  expect([checked.open.length, checked.acceptedCount]).toEqual([1, 1]);
  const undone = reduce(accepted, { type: 'undo', word: '国家级' });
  expect(check(undone, find).acceptedCount).toBe(0);
  expect(reduce(accepted, { type: 'clear' })).toEqual(emptyScript);
});

test('a script has a longest length', () => {
  const { script } = reduce(emptyScript, { type: 'write', script: '长'.repeat(MAX_SCRIPT + 1) });
  expect(script).toHaveLength(MAX_SCRIPT);
});
