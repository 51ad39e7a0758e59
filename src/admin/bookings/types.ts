import type { BookingStatus } from '#contracts/enums/bookings.ts';
import type { Tone } from '#ui/badge.tsx';
import type { AnswerTo, ItemOf, QueryOf } from '../core/api.ts';

/** A booking as the list shows it. */
export type BookingItem = ItemOf<'GET /admin/bookings'>;
export type ListQuery = QueryOf<'GET /admin/bookings'>;
/** A booking with all that staff recorded about it. */
export type Booking = AnswerTo<'GET /admin/bookings/:id'>;

/** Key of lists and records of bookings among the queries. */
export const BOOKINGS_KEY = 'bookings';

/** Colours of the states; closed ones are neutral. */
export const statusTones: Partial<Record<BookingStatus, Tone>> = {
  new: 'key',
  in_progress: 'info',
  answered: 'good',
  spam: 'bad',
};
