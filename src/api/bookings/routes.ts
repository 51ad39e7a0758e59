import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { VisitorCall } from '#api/http/call.ts';
import { type CacheRule, perHour, readsPerMinute } from '#api/http/policy.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { createHitCounter } from '#api/http/shared-bound.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { Executor } from '#db/connection.ts';
import { readCalendar } from './appointment.ts';
import { readBrought } from './brought.ts';
import * as contract from './contract.ts';
import { readFigures } from './figures.ts';
import { readBookingFigures } from './figures-contract.ts';
import { addAnswer, addNote, handleBooking, readAssignees } from './handling.ts';
import * as inbox from './inbox-contract.ts';
import { readInbox } from './listing.ts';
import { type Claim, countLookUp, type LookUpCounts, readOwnBooking } from './own-booking.ts';
import { acceptTime, cancelOwn, changeOwn, type OwnChange, withdrawOwn } from './own-changes.ts';
import { proposeTimes } from './proposals.ts';
import { readRecord } from './record.ts';
import { readBookingScene } from './scene.ts';
import { changedBooking, readBookingForm, takeBooking } from './service.ts';
import type { BookingSite } from './site.ts';

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

export function registerBookings(
  registry: ApiRegistry,
  { db, trail, keys, settings }: ApiDeps & { trail: AuditTrail },
): void {
  const { publicUrl, sendsMail = false } = settings;
  const site: BookingSite = { publicUrl, sendsMail, keys };
  registry.add(contract.getBookingForm, { access: 'public', cache }, ({ query }) =>
    readBookingForm(db, query.locale),
  );
  registry.add(
    contract.getBookingScene,
    { access: 'public', limit: readsPerMinute(60) },
    ({ params, query }) => readBookingScene(db, params.slug, query),
  );
  registry.add(
    contract.getBrought,
    { access: 'public', limit: readsPerMinute(60) },
    async ({ query: { locale, ...slugs } }) => ({ items: await readBrought(db, slugs, locale) }),
  );
  registry.add(
    contract.createBooking,
    {
      access: 'public',
      limit,
      transaction: true,
      repeat: { field: 'idempotencyKey', changed: changedBooking },
    },
    ({ body }, { locale, transaction, audit, isUnproven }) =>
      takeBooking(transaction, body, { locale, audit, site, needsCheck: isUnproven }),
  );
  const counts: LookUpCounts = {
    countReference: createRateLimit(db, ofOneReference),
    countHit: createHitCounter(db, lookUps),
  };
  const own = { access: 'public', limit: lookUps } as const;
  registry.add(contract.findBooking, own, async ({ body }) => {
    await countLookUp(db, body, counts);
    return readOwnBooking(db, body, site);
  });
  /** Counts first, then changes in a transaction. */
  const changing =
    <Body extends Claim>(
      work: (transaction: Executor, body: Body, change: OwnChange) => Promise<OwnBooking>,
    ) =>
    async ({ body }: { body: Body }, { requestId }: Pick<VisitorCall, 'requestId'>) => {
      await countLookUp(db, body, counts);
      return auditedTransaction(
        { db, trail },
        { actor: 'visitor', requestId },
        (transaction, audit) => work(transaction, body, { site, audit }),
      );
    };
  registry.add(contract.acceptBookingTime, own, changing(acceptTime));
  registry.add(contract.changeOwnBooking, own, changing(changeOwn));
  registry.add(contract.cancelBooking, own, changing(cancelOwn));
  registry.add(contract.withdrawBooking, own, changing(withdrawOwn));
  registry.addFile(
    contract.getBookingCalendar,
    { access: 'public', limit: readsPerMinute(60) },
    ({ params }) => readCalendar(db, params.ticket, site),
  );
}

/** The inbox of staff. */
export function registerBookingInbox(
  registry: StaffRegistry,
  { db, ...site }: Pick<ApiDeps, 'db'> & BookingSite,
): void {
  const { sendsMail } = site;
  registry.add(inbox.listBookings, { access: 'bookings.read' }, ({ query }, call) =>
    readInbox(db, query, call),
  );
  registry.add(inbox.readBooking, { access: 'bookings.read' }, ({ params }, { locale }) =>
    readRecord(db, params.id, site, locale),
  );
  registry.add(readBookingFigures, { access: 'bookings.read' }, ({ query }, call) =>
    readFigures(db, query, call),
  );
  registry.add(inbox.listBookingAssignees, { access: 'bookings.update' }, () => readAssignees(db));
  registry.add(inbox.changeBooking, { access: 'bookings.update' }, ({ params, body }, call) =>
    handleBooking(params.id, body, site, call),
  );
  registry.add(inbox.proposeBookingTimes, { access: 'bookings.update' }, ({ params, body }, call) =>
    proposeTimes(params.id, body, site, call),
  );
  registry.add(inbox.addBookingNote, { access: 'bookings.update' }, ({ params, body }, call) =>
    addNote(params.id, body, call),
  );
  registry.add(inbox.answerBooking, { access: 'bookings.update' }, ({ params, body }, call) =>
    addAnswer(params.id, body, sendsMail, call),
  );
}
