import { expect, test } from 'vitest';
import { isUndoKey, lastOf, nextOrder } from './undo-key.ts';

const inText = { closest: () => ({}) } as unknown as EventTarget;
const elsewhere = { closest: () => null } as unknown as EventTarget;
const key = {
  key: 'z',
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  target: elsewhere,
};

test.each([
  ['Ctrl+Z', {}, true],
  ['Cmd+Z', { ctrlKey: false, metaKey: true }, true],
  ['Ctrl+Z with Caps Lock', { key: 'Z' }, true],
  ['Ctrl+Z in a text', { target: inText }, false],
  ['Z alone', { ctrlKey: false }, false],
  ['Ctrl+Shift+Z', { shiftKey: true }, false],
])('%s', (_, changes, isUndo) => {
  expect(isUndoKey({ ...key, ...changes })).toBe(isUndo);
});

test('of the deletions in several places the last one is taken back first', () => {
  const [block, entry] = [nextOrder(), nextOrder()].map((order) => ({ order, undo() {} }));
  expect(lastOf([block, entry, undefined])).toBe(entry);
  expect(lastOf([entry, block])).toBe(entry);
  expect(lastOf([undefined, block])).toBe(block);
  expect(lastOf([undefined])).toBeUndefined();
});
