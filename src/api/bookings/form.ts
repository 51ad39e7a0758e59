import { createHash } from 'node:crypto';
import { MAX_SLOTS } from '#contracts/enums/bookings.ts';

const lines = [
  'type',
  'name',
  'company',
  'phone',
  'email',
  'wechat',
  'region',
  'scene',
  'budget',
  'timeZone',
  'message',
  'privacyVersion',
  'website',
] as const;

/**
 * A form as browsers post it, as the body of POST /bookings. Without a key of its own one is made
 * from the sender and the content, so that posting the same form twice in a day books once.
 */
export function bookingFromForm(
  form: URLSearchParams,
  { locale, sender, day }: { locale: string; sender: string; day: string },
): Record<string, unknown> {
  const body: Record<string, unknown> = { locale };
  for (const name of lines) {
    const value = form.get(name)?.replaceAll('\r\n', '\n');
    if (value) body[name] = value;
  }
  body.products = form.getAll('products');
  body.slots = Array.from({ length: MAX_SLOTS }, (_, index) => ({
    day: form.get(`slots.${index}.day`) ?? '',
    part: form.get(`slots.${index}.part`) ?? '',
  })).filter((slot) => slot.day !== '');
  body.consent = form.has('consent');
  body.idempotencyKey =
    form.get('idempotencyKey') ||
    createHash('sha256')
      .update(JSON.stringify([sender, day, body]))
      .digest('hex');
  return body;
}
