import { createHash } from 'node:crypto';
import { type FormValues, readBookingFields } from '#contracts/bookings/fields.ts';

/**
 * A form as browsers post it, as the body of POST /bookings. Without a key of its own one is made
 * from the sender and the content, so that posting the same form twice in a day books once.
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
