import { expect, test } from 'vitest';
import type { SheetData } from '../types.ts';
import { mergeSheets } from './merge.ts';

const base = {
  head: { titleZh: '标题', customerName: '客户' },
  body: { summary: '', tasks: [] },
} as unknown as SheetData;
const changed = (head: object, body: object): SheetData =>
  ({ head: { ...base.head, ...head }, body: { ...base.body, ...body } }) as SheetData;

test('changes of different fields are joined, also those that customers made', () => {
  const mine = changed({ titleZh: '新标题' }, { summary: '我的' });
  const theirs = changed({}, { tasks: [{ id: 'a' }] });
  expect(mergeSheets(base, mine, theirs)).toEqual(
    changed({ titleZh: '新标题' }, { summary: '我的', tasks: [{ id: 'a' }] }),
  );
});

test('the same change on both sides is none, another one of the same field is for a person', () => {
  const mine = changed({}, { summary: '甲' });
  expect(mergeSheets(base, mine, changed({}, { summary: '甲' }))).toEqual(mine);
  expect(mergeSheets(base, mine, changed({}, { summary: '乙' }))).toBeUndefined();
});
