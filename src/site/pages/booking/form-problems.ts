import type { createBooking } from '#api/bookings/contract.ts';
import {
  type BookingFields,
  type FormValues,
  problemsByControl,
  readBookingFields,
} from '#contracts/bookings/fields.ts';
import { bookingProblems } from '#contracts/bookings/rules.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteCall } from '#contracts/route.ts';

type Body = BookingFields & RouteCall<typeof createBooking>['body'];

/** Errors by control name. */
export type Problems = Readonly<Record<string, string>>;

/** Builds the body of POST /bookings from the form. */
export function bookingBody(form: FormValues, locale: Locale, key: string): Body {
  return { ...readBookingFields(form), idempotencyKey: key, locale } as Body;
}

/** Finds the errors that the API would return, by control. Empty if the form can be sent. */
export function formProblems(body: Body, form: FormValues, solutions: readonly string[]): Problems {
  const { privacyVersion, locale = 'zh' } = body;
  const context = { locale, now: new Date(), privacyVersion, solutions };
  return problemsByControl(bookingProblems({ ...body, locale }, context), form);
}
