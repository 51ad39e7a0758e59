import { type BookingFields, type FormValues, readBookingFields } from './fields.ts';

/** What a visitor changes of a booking. */
export type BookingChange = Pick<
  BookingFields,
  'slots' | 'timeZone' | 'message' | 'availability'
> & { siteTimeZone?: string };

/** Reads the form that changes a booking. Only that of a visit has a zone of the site. */
export function readBookingChange(form: FormValues): BookingChange {
  const { slots, timeZone, message, availability } = readBookingFields(form);
  const siteTimeZone = form.get('siteTimeZone');
  return {
    slots,
    timeZone,
    message,
    availability,
    ...(typeof siteTimeZone === 'string' && { siteTimeZone }),
  };
}
