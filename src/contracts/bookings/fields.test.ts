import { expect, test } from 'vitest';
import { problemsByControl, readBookingFields } from './fields.ts';

test('the one contact of the form becomes a phone, an email or a WeChat ID', () => {
  const read = (contact: string) => readBookingFields(new URLSearchParams({ contact }));
  expect(read('138 0013 8000')).toMatchObject({ phone: '138 0013 8000', email: '', wechat: '' });
  expect(read('lin@example.com')).toMatchObject({ phone: '', email: 'lin@example.com' });
});

test('errors of the API are shown at the controls of the form', () => {
  const form = new URLSearchParams('slots.1.day=2026-12-01&slots.1.part=evening');
  const fields = [
    { path: 'wechat', message: 'a' },
    { path: 'slots.0', message: 'b' },
    { path: 'products.2', message: 'c' },
  ];
  expect(problemsByControl(fields, form)).toEqual({ contact: 'a', 'slots.1': 'b', products: 'c' });
});
