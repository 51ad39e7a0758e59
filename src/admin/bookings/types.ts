import type { AdminEndpoints } from '#api/endpoints.ts';
import type { BookingStatus } from '#contracts/enums/bookings.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import type { Tone } from '#ui/badge.tsx';

type List = AdminEndpoints['GET /admin/bookings'];
/** A booking as the list shows it. */
export type BookingItem = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];
/** A booking with all that staff recorded about it. */
export type Booking = RouteData<AdminEndpoints['GET /admin/bookings/:id']>;

/** Key of lists and records of bookings among the queries. */
export const BOOKINGS_KEY = 'bookings';

/** Colours of the states; closed ones are neutral. */
export const statusTones: Partial<Record<BookingStatus, Tone>> = {
  new: 'key',
  in_progress: 'info',
  answered: 'good',
  spam: 'bad',
};
