import {
  bookingChoices,
  bookingTextNames,
  type FormValues,
  isContact,
  slotIndexes,
} from './fields.ts';
import type { LookUp } from './own-booking.ts';

/**
 * A booking that was posted without scripts and rejected, which the form shows again; or a look-up
 * that was posted so.
 */
export interface BookingSubmission {
  /** HTTP status of the page. */
  status: number;
  /** The posted values, by control. */
  values: Record<string, string[]>;
  /** Errors by control. */
  problems: Record<string, string>;
  /** The reason if no single field is wrong. */
  message: string | null;
  lookUp?: LookUp;
}

/** Names of the form's controls whose values are shown again; the page sets `privacyVersion`. */
const shownControls: readonly string[] = [
  ...bookingTextNames.filter((name) => !isContact(name) && name !== 'privacyVersion'),
  'contact',
  ...Object.keys(bookingChoices),
  'products',
  'consent',
  ...slotIndexes.flatMap((index) => [`slots.${index}.day`, `slots.${index}.part`]),
];

/** The posted values of the form. */
export function postedValues(form: FormValues): BookingSubmission['values'] {
  const names = shownControls.filter((name) => form.has(name));
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
}
