import type { ApiDeps } from '#api/deps.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { networkOf, visitorMark } from '#api/http/visitor-mark.ts';
import { createBooking, getBookingForm } from './contract.ts';
import { readBookingForm, takeBooking } from './service.ts';

/** New bookings per address and hour; whole offices and mobile networks share one address. */
const BOOKINGS_PER_HOUR = 20;

/** Mounts the booking form and its submission. */
export function registerBookings(registry: ApiRegistry, { db }: ApiDeps): void {
  const limit = createRateLimit(db, {
    name: 'bookings.create',
    points: BOOKINGS_PER_HOUR,
    seconds: 3600,
  });
  registry.add(getBookingForm, ({ query }) => readBookingForm(db, query.locale));
  registry.add(createBooking, ({ body }, { locale, requestId, clientAddress }) =>
    takeBooking(db, body, {
      locale,
      requestId,
      limit: () => limit(visitorMark(networkOf(clientAddress))),
    }),
  );
}
