import { expect, test } from 'vitest';
import { isUndoKey } from './undo-key.ts';

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
