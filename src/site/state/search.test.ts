import { expect, test } from 'vitest';
import { isSearchShortcut } from './search.ts';

const press = (key: string, held: Partial<Parameters<typeof isSearchShortcut>[0]> = {}) =>
  isSearchShortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...held,
  });

const inField = { closest: () => ({}) } as unknown as EventTarget;

test('Ctrl+K, Cmd+K and a slash outside fields open the search', () => {
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('K', { metaKey: true, target: inField })).toBe(true);
  expect(press('/')).toBe(true);
  expect(press('/', { target: inField })).toBe(false);
  expect(press('/', { ctrlKey: true })).toBe(false);
  expect(press('k')).toBe(false);
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false);
});
