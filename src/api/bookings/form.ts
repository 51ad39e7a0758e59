import { createHash } from 'node:crypto';
import { type FormValues, readBookingFields } from '#contracts/bookings/fields.ts';

/**
 * Converts a form post to the body of POST /bookings. Without an idempotency key, the key is
 * computed from sender and content, so that the same form posted twice in a day books once.
 */
export function bookingFromForm(
  form: FormValues,
  { locale, sender, day }: { locale: string; sender: string; day: string },
): Record<string, unknown> {
  const body = { ...readBookingFields(form), locale };
  const key = form.get('idempotencyKey') || keyOf([sender, day, body]);
  return { ...body, idempotencyKey: key };
}

function keyOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
