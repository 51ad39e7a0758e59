import { expect, test } from 'vitest';
import { mergeTexts, mergeValues } from './merge-texts.ts';

const base = '一\n\n二\n\n三';

test.each([
  ['different paragraphs', '甲\n\n二\n\n三', '一\n\n二\n\n丙', '甲\n\n二\n\n丙'],
  ['neighbours', '甲\n\n二\n\n三', '一\n\n乙\n\n三', '甲\n\n乙\n\n三'],
  ['the same change twice', '一\n\n乙\n\n三', '一\n\n乙\n\n丙', '一\n\n乙\n\n丙'],
  [
    'a new paragraph after a reworded one',
    '一\n\n二\n\n丙',
    `${base}\n\n四`,
    '一\n\n二\n\n丙\n\n四',
  ],
  ['a new beginning', `零\n\n${base}`, '甲\n\n二\n\n三', '零\n\n甲\n\n二\n\n三'],
  ['a deletion', '一\n\n三', '一\n\n二\n\n丙', '一\n\n丙'],
  ['a deleted beginning', '二\n\n三', '一\n\n二\n\n丙', '二\n\n丙'],
  ['other blank lines', '一\n\n\n二\n\n三', '一\n\n二\n\n丙', '一\n\n\n二\n\n丙'],
])('merges %s', (_, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged);
  expect(mergeTexts(base, theirs, mine)).toBe(merged);
});

test.each([
  ['the same paragraph', '甲\n\n二\n\n三', '乙\n\n二\n\n三'],
  ['a deleted and a changed paragraph', '一\n\n三', '一\n\n乙\n\n三'],
  ['new paragraphs at the same place', `${base}\n\n四`, `${base}\n\n五`],
  ['a paragraph split in two, and a new one behind it', '一\n\n二\n\n三\n\n丙', `${base}\n\n四`],
])('leaves %s to a person', (_, mine, theirs) => {
  expect(mergeTexts(base, mine, theirs)).toBeUndefined();
});

test('merges the fields of a block, and asks where both changed the same one', () => {
  const block = { id: 'faq', heading: '问', items: ['a'] };
  const mine = { ...block, heading: '我的' };
  expect(mergeValues({ base: block, mine, theirs: { ...block, items: ['b'] } })).toEqual({
    value: { id: 'faq', heading: '我的', items: ['b'] },
  });
  expect(
    mergeValues({ base: block, mine, theirs: { ...block, heading: '对方的' } }),
  ).toBeUndefined();
});
