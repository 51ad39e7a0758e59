import { expect, test } from 'vitest';
import { paragraphChanges } from './paragraphs.ts';

const texts = (text: string) => [{ field: 'body', text, form: 'markdown' as const }];
const changes = (before: string, after: string) =>
  paragraphChanges(texts(before), texts(after)).map(({ change, before, after }) => [
    change,
    before,
    after,
  ]);

test('changed, added and removed paragraphs are found between equal ones', () => {
  expect(changes('a\n\nb\n\nc', 'a\n\nx\n\nc\n\nd')).toEqual([
    ['changed', 'b', 'x'],
    ['added', null, 'd'],
  ]);
  expect(changes('a\n\nb\n\nc\n\nd', 'b\n\nd')).toEqual([
    ['removed', 'a', null],
    ['removed', 'c', null],
  ]);
  expect(changes('a\n\na', 'a\n\na\n\na')).toEqual([['added', null, 'a']]);
  expect(changes('**a**\n\nb', 'a\n\nb')).toEqual([]);
  expect(changes('', 'a')).toEqual([['added', null, 'a']]);
});

test('tens of thousands of paragraphs are compared without their square', () => {
  const many = (sign: string) => Array.from({ length: 20_000 }, (_, at) => sign + at).join('\n\n');
  expect(changes(many('a'), many('b'))).toHaveLength(20_000);
  expect(changes(many('a'), many('a').replace('a700\n', 'b\n'))).toEqual([
    ['changed', 'a700', 'b'],
  ]);
});
