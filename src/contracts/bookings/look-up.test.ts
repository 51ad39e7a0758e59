import { expect, test } from 'vitest';
import { isContactOf, readReference } from './look-up.ts';

test.each([
  ['MJ20261126-7K3D', 'MJ20261126-7K3D'],
  [' mj20261126 7k3d ', 'MJ20261126-7K3D'],
  ['ＭＪ20261126－7K3D', 'MJ20261126-7K3D'],
  ['MJ20261126–7k3d', 'MJ20261126-7K3D'],
  ['MJ2026112-7K3D', null],
  ['', null],
])('%o is read as %o', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

const phone = { phone: '+8613800138000', email: null, wechat: null };
const landline = { phone: '+861062345678', email: null, wechat: null };
const email = { phone: null, email: 'Lin@example.com', wechat: null };
const wechat = { phone: null, email: null, wechat: 'Lin_live' };

test.each([
  ['8000', phone, true],
  ['138 0013 8000', phone, true],
  ['+86 138-0013-8000', phone, true],
  ['010-62345678 转 801', landline, true],
  ['010-62345678', landline, true],
  ['5678', landline, true],
  ['000', phone, false],
  ['8001', phone, false],
  // More digits than the tail must be the whole number.
  ['38000', phone, false],
  ['lin@EXAMPLE.com', email, true],
  ['mailto:lin@example.com\u200b', email, true],
  ['.com', email, false],
  ['live', wechat, true],
  ['lin_LIVE', wechat, true],
  ['n_live', wechat, false],
  // Erased bookings have no contact.
  ['8000', { phone: null, email: null, wechat: null }, false],
])('%o of %o: %o', (typed, contacts, expected) => {
  expect(isContactOf(typed, contacts)).toBe(expected);
});
