import { expect, test } from 'vitest';
import { compareSides, mergeSides } from './conflict.ts';

const base = { title: 'a', summary: 'b', body: 'c', tags: ['x'] };

test('a field that one side changed is taken from it; one that both changed needs a choice', () => {
  const mine = { ...base, title: 'mine', body: 'my body' };
  const theirs = { ...base, summary: 'theirs', body: 'their body' };
  const fields = compareSides(base, mine, theirs);
  expect(fields.map(({ field, choice }) => [field, choice])).toEqual([
    ['title', 'mine'],
    ['summary', 'theirs'],
    ['body', null],
  ]);
  expect(mergeSides(theirs, fields, { body: 'mine' })).toEqual({
    title: 'mine',
    summary: 'theirs',
    body: 'my body',
    tags: ['x'],
  });
});

test('the same change on both sides is no difference', () => {
  const changed = { ...base, tags: ['y'] };
  expect(compareSides(base, changed, { ...base, tags: ['y'] })).toEqual([]);
});
