import { expect, test } from 'vitest';
import { bookingSchema } from './contract.ts';
import { bookingFromForm } from './form.ts';

const from = { locale: 'zh', sender: '203.0.113.1', day: '2026-11-21' };

test('a posted form becomes a valid request body', () => {
  const form = new URLSearchParams(
    'type=demo&name=Lin&contact=13800138000&availability=weekdays&products=3d&products=app&budget=&slots.0.day=&slots.0.part=morning&slots.1.day=2026-12-01&slots.1.part=evening&message=a%0D%0Ab&consent=on&privacyVersion=1.2&other=x',
  );
  const body = bookingSchema.parse(bookingFromForm(form, from));
  expect(body).toMatchObject({
    type: 'demo',
    products: ['3d', 'app'],
    slots: [{ day: '2026-12-01', part: 'evening' }],
    phone: '13800138000',
    email: '',
    wechat: '',
    message: 'a\nb',
    availability: 'weekdays',
    consent: true,
  });
});

test('the same form posted twice on a day has the same key; other forms have other keys', () => {
  const keyOf = (text: string, day = from.day) =>
    bookingFromForm(new URLSearchParams(text), { ...from, day }).idempotencyKey;
  expect(keyOf('name=Lin')).toBe(keyOf('name=Lin'));
  expect(keyOf('name=Lin')).not.toBe(keyOf('name=Lu'));
  expect(keyOf('name=Lin')).not.toBe(keyOf('name=Lin', '2026-11-22'));
});
