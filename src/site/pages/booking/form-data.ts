import type { getBookingForm } from '#api/bookings/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** Options of the form's fields. */
export type BookingFormData = RouteData<typeof getBookingForm>;
