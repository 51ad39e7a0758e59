import { bookingControls, type FormValues } from './fields.ts';

/** A booking that was posted without scripts and refused, to be shown again. */
export interface BookingSubmission {
  /** HTTP status of the page. */
  status: number;
  /** The values as they were posted, by control. */
  values: Record<string, string[]>;
  /** Errors by control. */
  problems: Record<string, string>;
  /** The reason where no field is wrong. */
  message: string | null;
}

/** The posted values of the form's own controls; `privacyVersion` is the page's, not the visitor's. */
export function postedValues(form: FormValues): BookingSubmission['values'] {
  const names = bookingControls.filter((name) => name !== 'privacyVersion' && form.has(name));
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
}
