import { expect, test } from 'vitest';
import type { MenuEntry } from '#contracts/content/menu.ts';
import { canLevel, dropEntry, levelEntry, removeEntry, shiftEntry } from './entries.ts';

/** A menu as `A a1 a2 B`: capital letters are at the top. */
const menu = (text: string): MenuEntry[] =>
  text.split(' ').map((name) => ({
    id: name,
    level: name === name.toUpperCase() ? 0 : 1,
    labelZh: name,
    labelEn: null,
    hintZh: null,
    hintEn: null,
    target: null,
    product: null,
    hidden: false,
  }));
const shown = (entries: readonly MenuEntry[]) =>
  entries.map(({ id, level }) => (level === 0 ? id.toUpperCase() : id.toLowerCase())).join(' ');
const start = menu('A a1 a2 B C c1');

test.each([
  ['an entry within its group', 1, 1, 'A a2 a1 B C c1'],
  ['an entry into the next group', 2, 1, 'A a1 B a2 C c1'],
  ['an entry into the group before', 5, -1, 'A a1 a2 B c1 C'],
  ['an entry that is the first of the first group stays', 1, -1, 'A a1 a2 B C c1'],
  ['a group past the next one', 0, 1, 'B A a1 a2 C c1'],
  ['a group past the one before', 4, -1, 'A a1 a2 C c1 B'],
  ['the last group stays', 4, 1, 'A a1 a2 B C c1'],
  ['the first group stays', 0, -1, 'A a1 a2 B C c1'],
] as const)('keys move %s', (_name, index, by, result) => {
  expect(shown(shiftEntry(start, index, by))).toBe(result);
});

test.each([
  ['a group does not cut another one', 3, 1, undefined, 'A a1 a2 B C c1'],
  ['a group to the top', 4, 0, undefined, 'C c1 A a1 a2 B'],
  ['a group to the end takes its entries along', 0, 5, undefined, 'B C c1 A a1 a2'],
  ['an entry to another group', 1, 5, undefined, 'A a2 B C c1 a1'],
  ['an entry without others below it into a group', 3, 1, 1, 'A b a1 a2 C c1'],
  ['an entry to the top', 1, 5, 0, 'A a2 B C c1 A1'],
  ['a group stays at the top', 0, 5, 1, 'B C c1 A a1 a2'],
  ['an entry before all others is at the top', 1, 0, 1, 'A1 A a2 B C c1'],
] as const)('dragging: %s', (_name, index, to, level, result) => {
  expect(shown(dropEntry(start, index, to, level))).toBe(result);
});

test('entries change their level where the menu has two levels', () => {
  expect(shown(levelEntry(start, 3, 1))).toBe('A a1 a2 b C c1');
  expect(shown(levelEntry(start, 1, 0))).toBe('A a2 A1 B C c1');
  expect([canLevel(start, 0, 1), canLevel(start, 4, 1), canLevel(start, 1, 1)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a heading is removed with its entries', () => {
  expect(shown(removeEntry(start, 0))).toBe('B C c1');
  expect(shown(removeEntry(start, 1))).toBe('A a2 B C c1');
});
