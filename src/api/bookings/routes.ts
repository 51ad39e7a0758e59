import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { type CacheRule, perHour } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { createBooking, getBookingForm } from './contract.ts';
import { addAnswer, addNote, handleBooking, readAssignees } from './handling.ts';
import * as inbox from './inbox-contract.ts';
import { readInbox } from './listing.ts';
import { readRecord } from './record.ts';
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

/** The inbox of staff. `sendsMail`: whether the site has a mail server. */
export function registerBookingInbox(
  registry: StaffRegistry,
  { db, sendsMail, publicUrl }: Pick<ApiDeps, 'db'> & { sendsMail: boolean; publicUrl: string },
): void {
  registry.add(inbox.listBookings, { access: 'bookings.read' }, ({ query }, call) =>
    readInbox(db, query, call),
  );
  registry.add(inbox.readBooking, { access: 'bookings.read' }, ({ params }) =>
    readRecord(db, params.id, sendsMail),
  );
  registry.add(inbox.listBookingAssignees, { access: 'bookings.update' }, () => readAssignees(db));
  registry.add(
    inbox.changeBooking,
    { access: 'bookings.update', transaction: true },
    async ({ params, body }, call) => {
      await handleBooking(params.id, body, publicUrl, call);
      return {};
    },
  );
  registry.add(
    inbox.addBookingNote,
    { access: 'bookings.update', transaction: true },
    async ({ params, body }, call) => {
      await addNote(params.id, body, call);
      return {};
    },
  );
  registry.add(
    inbox.answerBooking,
    { access: 'bookings.update', transaction: true },
    async ({ params, body }, call) => {
      await addAnswer(params.id, body, sendsMail, call);
      return {};
    },
  );
}
