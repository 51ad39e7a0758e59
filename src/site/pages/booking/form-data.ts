import type { getBookingForm, getBookingScene } from '#api/bookings/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** Options of the form's fields. */
export type BookingFormData = RouteData<typeof getBookingForm>;

/** The virtual scene that a visitor would like to use. */
export type BookingScene = RouteData<typeof getBookingScene>;
