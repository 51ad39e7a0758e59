import { expect, test } from 'vitest';
import { formKitMessages } from './messages.ts';

test.each([
  ['Step', 'Add a step', 'Step 2'],
  ['entry', 'Add an entry', 'Entry 2'],
  ['use', 'Add a use', 'Use 2'],
  ['PC', 'Add a PC', 'PC 2'],
])('%s is named within a sentence and alone', (noun, added, numbered) => {
  expect(formKitMessages.en.addItem(noun)).toBe(added);
  expect(formKitMessages.en.item(noun, 2)).toBe(numbered);
});
