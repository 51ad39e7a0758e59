import type { ApiDeps } from '#api/deps.ts';
import { type CacheRule, perHour } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { createBooking, getBookingForm } from './contract.ts';
import { readBookingForm, takeBooking } from './service.ts';

const cache: CacheRule<never> = { tags: ['site', 'products', 'cases'] };

/** Whole offices and mobile networks can share one address. */
const limit = perHour(20, { all: 300 });

export function registerBookings(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(getBookingForm, { access: 'public', cache }, ({ query }) =>
    readBookingForm(db, query.locale),
  );
  registry.add(
    createBooking,
    { access: 'public', limit, transaction: true },
    ({ body }, { locale, transaction, audit }) => takeBooking(transaction, body, { locale, audit }),
  );
}
