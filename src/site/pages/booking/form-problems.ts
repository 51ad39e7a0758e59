import {
  type FormValues,
  problemsByControl,
  readBookingFields,
} from '#contracts/bookings/fields.ts';
import { bookingProblems } from '#contracts/bookings/rules.ts';
import type { Locale } from '#contracts/locale.ts';

/** Errors by control name. */
export type Problems = Readonly<Record<string, string>>;

/** Finds the errors that the API would return, by control. Empty if the form can be sent. */
export function formProblems(
  form: FormValues,
  locale: Locale,
  solutions: readonly string[],
): Problems {
  const fields = readBookingFields(form);
  const context = { locale, now: new Date(), privacyVersion: fields.privacyVersion, solutions };
  return problemsByControl(bookingProblems({ ...fields, locale }, context), form);
}
