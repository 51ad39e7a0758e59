import { expect, test } from 'vitest';
import { refuseHiddenFields, visibleFields } from './fields.ts';

const record = { name: '林一', email: 'lin@example.com', twoFactor: true };

test('an answer has only the fields that the role may see, in a record and in a list', () => {
  expect(visibleFields(record, 'editor', 'staff.read')).toEqual({ name: '林一' });
  expect(visibleFields({ items: [record], next: null }, 'editor', 'staff.read')).toEqual({
    items: [{ name: '林一' }],
    next: null,
  });
  expect(visibleFields(record, 'administrator', 'staff.read')).toEqual(record);
  expect(visibleFields(record, 'viewer', 'signed-in')).toEqual(record);
});

test('input with a field that the role may not change is refused', () => {
  expect(() => refuseHiddenFields(record, 'editor', 'staff.update')).toThrow('may not do this');
  expect(() => refuseHiddenFields({ name: 'x' }, 'editor', 'staff.update')).not.toThrow();
  expect(() => refuseHiddenFields(record, 'administrator', 'staff.update')).not.toThrow();
  expect(() => refuseHiddenFields(undefined, 'editor', 'staff.update')).not.toThrow();
});
