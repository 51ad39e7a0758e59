import type { getBookingForm, getBookingScene, getBrought } from '#api/bookings/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** Options of the form's fields. */
export type BookingFormData = RouteData<typeof getBookingForm>;

/** What a visitor comes with from other pages, as far as it is known. */
export interface BroughtAlong {
  /** The virtual scene that the visitor would like to use. */
  scene: RouteData<typeof getBookingScene> | null;
  items: RouteData<typeof getBrought>['items'];
}
