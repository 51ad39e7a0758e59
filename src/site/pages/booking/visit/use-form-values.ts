import { type RefObject, useEffect, useState } from 'react';
import { type BookingFields, readBookingFields } from '#contracts/bookings/fields.ts';

/** The values of the form around an element, now and after every input; null until scripts run. */
export function useFormValues(inside: RefObject<HTMLElement | null>): BookingFields | null {
  const [values, setValues] = useState<BookingFields | null>(null);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const read = () => setValues(readBookingFields(new FormData(form)));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [inside]);
  return values;
}
