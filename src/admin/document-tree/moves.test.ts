import { expect, test } from 'vitest';
import type { RecordSummary } from '#api/publishing/contract.ts';
import { dropMoves, movesInto, stepMove } from './moves.ts';
import { documentsIn, keyTarget, visibleRows } from './rows.ts';
import type { Section, Tree } from './types.ts';

const section = (id: string, parentId: string | null): Section => ({
  id,
  parentId,
  slug: id,
  name: { zh: id, en: null },
  summary: { zh: '', en: null },
  documents: 0,
  version: 'v',
  updatedAt: '2026-11-22T00:00:00.000Z',
});
const document = (id: string): RecordSummary => ({
  id,
  kind: 'document',
  name: id,
  title: { zh: id, en: null },
  changedAt: '2026-11-22T00:00:00.000Z',
  parts: [],
  facets: [],
});

/** a with b, c and the documents 1, 2, 3; b with e; d with the document 4. */
const tree: Tree = {
  sections: [
    section('a', null),
    section('d', null),
    section('b', 'a'),
    section('c', 'a'),
    section('e', 'b'),
  ],
  documents: new Map([
    ['a', ['1', '2', '3'].map(document)],
    ['d', [document('4')]],
  ]),
};
const rows = visibleRows(tree, () => true);
const row = (id: string) => {
  const found = rows.find((known) => known.id === id);
  if (!found) throw new Error(`there is no row ${id}`);
  return found;
};

test('open sections show their sections first, then their documents', () => {
  expect(rows.map(({ id, level }) => `${id}${level}`)).toEqual([
    'a1',
    'b2',
    'e3',
    'c2',
    '12',
    '22',
    '32',
    'd1',
    '42',
  ]);
  expect(visibleRows(tree, (id) => id === 'd').map(({ id }) => id)).toEqual(['a', 'd', '4']);
  expect(row('2')).toMatchObject({ position: 4, count: 5 });
});

test('a document is dropped before, after and into', () => {
  const drop = (target: string, place: 'before' | 'after' | 'into') =>
    dropMoves(tree, [row('3')], row(target), place);
  expect(drop('1', 'before')).toEqual([
    { kind: 'document', ids: ['3'], parentId: 'a', beforeId: '1' },
  ]);
  expect(drop('1', 'after')).toEqual([
    { kind: 'document', ids: ['3'], parentId: 'a', beforeId: '2' },
  ]);
  // The row that comes next is the dragged one itself.
  expect(drop('2', 'after')?.[0]?.beforeId).toBeNull();
  expect(drop('d', 'into')).toEqual([
    { kind: 'document', ids: ['3'], parentId: 'd', beforeId: null },
  ]);
  expect(drop('d', 'before')).toBeUndefined();
  expect(drop('3', 'after')).toBeUndefined();
});

test('a section is not dropped on a document, into itself or too deep', () => {
  expect(dropMoves(tree, [row('b')], row('4'), 'after')).toBeUndefined();
  expect(dropMoves(tree, [row('a')], row('e'), 'into')).toBeUndefined();
  expect(dropMoves(tree, [row('b')], row('d'), 'into')).toEqual([
    { kind: 'section', ids: ['b'], parentId: 'd', beforeId: null },
  ]);
  expect(dropMoves(tree, [row('a')], row('d'), 'into')).toBeUndefined();
  expect(dropMoves(tree, [row('d')], row('a'), 'before')).toEqual([
    { kind: 'section', ids: ['d'], parentId: null, beforeId: 'a' },
  ]);
});

test('several rows go into a section together, each kind in one move', () => {
  expect(movesInto(tree, [row('1'), row('c'), row('2')], 'd')).toEqual([
    { kind: 'section', ids: ['c'], parentId: 'd', beforeId: null },
    { kind: 'document', ids: ['1', '2'], parentId: 'd', beforeId: null },
  ]);
  expect(movesInto(tree, [row('1')], null)).toBeUndefined();
});

test('keys move a row up, down, in and out, and not beyond the ends', () => {
  expect(stepMove(tree, row('2'), 'up')?.[0]).toMatchObject({ parentId: 'a', beforeId: '1' });
  expect(stepMove(tree, row('1'), 'up')).toBeUndefined();
  expect(stepMove(tree, row('1'), 'down')?.[0]).toMatchObject({ parentId: 'a', beforeId: '3' });
  expect(stepMove(tree, row('2'), 'down')?.[0]).toMatchObject({ parentId: 'a', beforeId: null });
  expect(stepMove(tree, row('3'), 'down')).toBeUndefined();
  expect(stepMove(tree, row('1'), 'in')?.[0]).toMatchObject({ parentId: 'c' });
  expect(stepMove(tree, row('1'), 'out')).toBeUndefined();
  expect(stepMove(tree, row('c'), 'in')?.[0]).toMatchObject({ parentId: 'b' });
  expect(stepMove(tree, row('b'), 'in')).toBeUndefined();
  expect(stepMove(tree, row('e'), 'out')?.[0]).toMatchObject({ parentId: 'a', beforeId: 'c' });
  expect(stepMove(tree, row('b'), 'out')?.[0]).toMatchObject({ parentId: null, beforeId: 'd' });
});

test('arrow keys walk through the lines, open and close sections, and go to the section above', () => {
  const press = (id: string, key: string, isOpen = false) => {
    const target = keyTarget(rows, row(id), key, isOpen);
    return typeof target === 'object' ? target.id : target;
  };
  expect(press('a', 'ArrowUp')).toBeUndefined();
  expect(press('a', 'ArrowDown')).toBe('b');
  expect(press('b', 'ArrowRight')).toBe('toggle');
  expect(press('b', 'ArrowRight', true)).toBe('e');
  expect(press('b', 'ArrowLeft', true)).toBe('toggle');
  expect(press('2', 'ArrowLeft')).toBe('a');
  expect(press('2', 'Enter')).toBeUndefined();
  expect(press('2', 'Home')).toBe('a');
  expect(press('2', 'End')).toBe('4');
});

test('a section counts the documents below it too', () => {
  const sections = tree.sections.map((one) => ({ ...one, documents: one.id === 'e' ? 4 : 1 }));
  const [a, d] = sections;
  expect([a, d].map((one) => one && documentsIn(sections, one))).toEqual([7, 1]);
});
