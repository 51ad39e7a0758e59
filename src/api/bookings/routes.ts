import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { type CacheRule, perHour, readsPerMinute } from '#api/http/policy.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { createHitCounter } from '#api/http/shared-bound.ts';
import {
  createBooking,
  findBooking,
  getBookingForm,
  getBookingScene,
  withdrawBooking,
} from './contract.ts';
import { addAnswer, addNote, handleBooking, readAssignees } from './handling.ts';
import * as inbox from './inbox-contract.ts';
import { readInbox } from './listing.ts';
import { type LookUpCounts, readOwnBooking, withdrawOwnBooking } from './own-booking.ts';
import { readRecord } from './record.ts';
import { readBookingScene } from './scene.ts';
import { changedBooking, readBookingForm, takeBooking } from './service.ts';

const cache: CacheRule<never> = { tags: ['site', 'products', 'cases'] };

/**
 * Whole offices and mobile networks can share one address. Above the bound for all, those who cannot
 * do a proof of work are taken too, marked for staff: a booking is never lost to a flood.
 */
const limit = perHour(20, { all: 300, unproven: 3000 });

/**
 * Against guessing: per network and for all senders, and per reference (10,000 tails) on a day. Only
 * references that exist use up what all have together.
 */
const lookUps = perHour(20, { all: 300, countedAs: 'bookings.look-ups' });
const ofOneReference = { name: 'bookings.reference', points: 20, seconds: 86_400 };

export function registerBookings(registry: ApiRegistry, { db, keys }: ApiDeps): void {
  registry.add(getBookingForm, { access: 'public', cache }, ({ query }) =>
    readBookingForm(db, query.locale),
  );
  registry.add(
    getBookingScene,
    { access: 'public', limit: readsPerMinute(60) },
    ({ params, query }) => readBookingScene(db, params.slug, query.locale),
  );
  registry.add(
    createBooking,
    {
      access: 'public',
      limit,
      transaction: true,
      repeat: { field: 'idempotencyKey', changed: changedBooking },
    },
    ({ body }, { locale, transaction, audit, isUnproven }) =>
      takeBooking(transaction, body, { locale, audit, keys, needsCheck: isUnproven }),
  );
  const count: LookUpCounts = {
    reference: createRateLimit(db, ofOneReference),
    hit: createHitCounter(db, lookUps),
  };
  registry.add(findBooking, { access: 'public', limit: lookUps }, ({ body }) =>
    readOwnBooking(db, body, count),
  );
  registry.add(
    withdrawBooking,
    { access: 'public', limit: lookUps, transaction: true },
    ({ body }, { transaction, audit }) => withdrawOwnBooking(transaction, body, count, { audit }),
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
