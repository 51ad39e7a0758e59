import { expect, test } from 'vitest';
import { moveFault, pathOf } from './document-tree.ts';

/** a > b > c, and d at the top. */
const sections = [
  { id: 'a', parentId: null },
  { id: 'b', parentId: 'a' },
  { id: 'c', parentId: 'b' },
  { id: 'd', parentId: null },
];

test('the path of a section begins at the top', () => {
  expect(pathOf(sections, 'c')).toEqual(['a', 'b', 'c']);
  expect(pathOf(sections, 'd')).toEqual(['d']);
});

test('a section does not go into itself or below itself', () => {
  expect(moveFault(sections, 'a', 'a')).toBe('cycle');
  expect(moveFault(sections, 'a', 'c')).toBe('cycle');
  expect(moveFault(sections, 'c', 'a')).toBeUndefined();
});

test('a section with all below it stays within three levels', () => {
  expect(moveFault(sections, 'd', 'b')).toBeUndefined();
  expect(moveFault(sections, 'd', 'c')).toBe('depth');
  expect(moveFault(sections, 'b', 'd')).toBeUndefined();
  expect(moveFault(sections, 'a', 'd')).toBe('depth');
  expect(moveFault(sections, 'a', null)).toBeUndefined();
});
