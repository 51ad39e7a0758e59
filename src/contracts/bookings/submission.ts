import { bookingControls, type FormValues } from './fields.ts';

/** A booking that was posted without scripts and rejected; the form shows it again. */
export interface BookingSubmission {
  /** HTTP status of the page. */
  status: number;
  /** The posted values, by control. */
  values: Record<string, string[]>;
  /** Errors by control. */
  problems: Record<string, string>;
  /** The reason if no single field is wrong. */
  message: string | null;
}

/** The posted values of the form's controls, without `privacyVersion`: the page sets it. */
export function postedValues(form: FormValues): BookingSubmission['values'] {
  const names = bookingControls.filter((name) => name !== 'privacyVersion' && form.has(name));
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
}
