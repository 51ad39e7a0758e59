import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { lineChanges } from './line-changes.ts';

test.each([
  ['一\n二\n三', '一\n乙\n三', [2, 4]],
  ['一\n二', '零\n一\n二', [0, 0]],
  ['一\n二\n三', '一\n三', [2, 4]],
  ['一\n二', '一\n二\n', [2, 3]],
  ['', '一', [0, 0]],
  ['一', '', [0, 1]],
  ['一\n二', '一\n二', undefined],
])('%j becomes %j with the least lines', (before, after, range) => {
  const doc = Text.of(before.split('\n'));
  const changes = lineChanges(doc, after);
  expect(changes.map(({ from, to }) => [from, to])).toEqual(range ? [range] : []);
  expect(ChangeSet.of(changes, doc.length).apply(doc).toString()).toBe(after);
});
