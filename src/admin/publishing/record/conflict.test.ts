import { expect, test } from 'vitest';
import { compareSides, losingSides, mergeAlone, mergeSides } from './conflict.ts';

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
  expect(mergeSides(mine, theirs, fields, { body: 'mine' })).toEqual({
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

test('paragraphs that do not overlap are merged without a choice', () => {
  const text = { ...base, body: '一\n\n二' };
  const mine = { ...text, body: '甲\n\n二', title: 'mine' };
  const theirs = { ...text, body: '一\n\n乙' };
  expect(mergeAlone(text, mine, theirs)).toEqual({ ...text, title: 'mine', body: '甲\n\n乙' });
  expect(mergeAlone(text, mine, { ...text, body: '丙\n\n二' })).toBeUndefined();
});

test('a side loses if the choice leaves out what it changed', () => {
  const fields = compareSides(
    base,
    { ...base, title: 'mine', body: 'mine' },
    { ...base, summary: 'theirs', body: 'theirs' },
  );
  expect(losingSides(fields, { body: 'mine' })).toEqual({ mine: false, theirs: true });
  expect(losingSides(fields, { body: 'theirs' })).toEqual({ mine: true, theirs: false });
  expect(losingSides(fields, { body: 'mine', title: 'theirs' })).toEqual({
    mine: true,
    theirs: true,
  });
});

const block = (id: string, heading = id) => ({ id, type: 'faq', heading });
const page = (...blocks: ReturnType<typeof block>[]) => ({ title: 'page', blocks });
const merge = (
  mine: ReturnType<typeof page>,
  theirs: ReturnType<typeof page>,
  choices: Record<string, 'mine' | 'theirs'> = {},
) => {
  const fields = compareSides(page(block('a'), block('b'), block('c')), mine, theirs);
  return {
    open: fields.filter(({ choice }) => choice === null).map(({ field }) => field),
    blocks: mergeSides(mine, theirs, fields, choices).blocks,
  };
};

test('changes of different blocks need no choice', () => {
  const mine = page(block('a', 'mine'), block('b'), block('c'));
  const theirs = page(block('a'), block('b', 'theirs'), block('c'));
  expect(merge(mine, theirs)).toEqual({
    open: [],
    blocks: [block('a', 'mine'), block('b', 'theirs'), block('c')],
  });
});

test('different fields of a block are merged', () => {
  const wide = { ...block('a'), text: 'text' };
  const list = (...blocks: object[]) => ({ title: 'page', blocks });
  const merged = mergeAlone(
    list(wide),
    list({ ...wide, heading: 'mine' }),
    list({ ...wide, text: 'theirs' }),
  );
  expect(merged).toEqual(list({ ...wide, heading: 'mine', text: 'theirs' }));
});

test('a block that both changed is chosen by a person; the others are kept', () => {
  const mine = page(block('a', 'mine'), block('b'), block('c', 'mine'));
  const theirs = page(block('a', 'theirs'), block('b'), block('c'));
  expect(merge(mine, theirs).open).toEqual(['blocks.a']);
  expect(merge(mine, theirs, { 'blocks.a': 'theirs' }).blocks).toEqual([
    block('a', 'theirs'),
    block('b'),
    block('c', 'mine'),
  ]);
});

test('blocks added on both sides stay at their places, and a deleted one stays deleted', () => {
  const mine = page(block('a'), block('mine'), block('b'), block('c'));
  const theirs = page(block('a'), block('c'), block('theirs'));
  expect(merge(mine, theirs)).toEqual({
    open: [],
    blocks: [block('a'), block('mine'), block('c'), block('theirs')],
  });
});

test('a block that one side deleted and the other changed needs a choice', () => {
  const mine = page(block('a'), block('b', 'mine'), block('c'));
  const theirs = page(block('a'), block('c'));
  expect(merge(mine, theirs).open).toEqual(['blocks.b']);
  expect(merge(mine, theirs, { 'blocks.b': 'mine' }).blocks).toEqual(mine.blocks);
  expect(merge(mine, theirs, { 'blocks.b': 'theirs' }).blocks).toEqual(theirs.blocks);
});

test('another order is taken from the side that changed it', () => {
  const mine = page(block('c'), block('a'), block('b'));
  const theirs = page(block('a', 'theirs'), block('b'), block('c'));
  expect(merge(mine, theirs)).toEqual({
    open: [],
    blocks: [block('c'), block('a', 'theirs'), block('b')],
  });
});
