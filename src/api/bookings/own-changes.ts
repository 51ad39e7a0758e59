import { and, eq, sql } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { withdrawConsentsOf } from '#api/consents/consents.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import { slotInstants } from '#contracts/bookings/slots.ts';
import { timeProblems } from '#contracts/bookings/time-rules.ts';
import { siteZoneOf, slotZone } from '#contracts/bookings/zones.ts';
import type { BookingEventKind } from '#contracts/enums/bookings.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingEvents, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { dropProposals, readTimes } from './appointment.ts';
import type { acceptBookingTime, changeOwnBooking } from './contract.ts';
import { eraseBookings } from './erase.ts';
import { waitsForCheck } from './listing.ts';
import {
  announceAcceptance,
  announceCancellation,
  announceChange,
  announceWithdrawal,
} from './notify.ts';
import { type Claim, findOwn } from './own-booking.ts';
import { isOpenForVisitor, presentOwnBooking } from './own-booking-view.ts';
import type { BookingSite } from './site.ts';
import { mailAppointment, mailConfirmation } from './visitor-mails.ts';

type BookingRow = typeof bookings.$inferSelect;

/** What changes to one's own booking need. */
export interface OwnChange {
  site: BookingSite;
  audit: Audit;
  now?: Date;
}

const messages = {
  closed: {
    zh: '这份预约已经结束，不能再改。有新的需要，请再填一份。',
    en: 'This booking is closed and cannot be changed any more. If you need something else, please make another one.',
  },
  gone: {
    zh: '这个时间已经不在建议里了。请重新查询，从现在的建议中选一个。',
    en: 'This time is not proposed any more. Please check the booking again and choose one of the times that are.',
  },
};

/**
 * Accepts a time that staff proposed; the other proposals are dropped.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function acceptTime(
  transaction: Executor,
  { proposal, ...claim }: RouteInput<typeof acceptBookingTime>['body'],
  { now = new Date(), ...change }: OwnChange,
): Promise<OwnBooking> {
  const booking = await findOpen(transaction, claim);
  const { proposals, appointment } = await readTimes(transaction, booking.id);
  if (appointment?.id !== proposal) {
    const chosen = proposals.find(({ id }) => id === proposal);
    if (!chosen || new Date(chosen.startsAt) <= now) {
      throw new AppError('CONFLICT', { messages: messages.gone });
    }
    await transaction
      .delete(bookingSlots)
      .where(
        and(
          eq(bookingSlots.bookingId, booking.id),
          eq(bookingSlots.proposed, true),
          sql`${bookingSlots.id} <> ${proposal}`,
        ),
      );
    await transaction
      .update(bookingSlots)
      .set({ chosen: true })
      .where(eq(bookingSlots.id, proposal));
    const after = await save(transaction, booking, {}, 'slot_chosen', { to: chosen.startsAt });
    const accepted = (await readTimes(transaction, booking.id)).appointment;
    if (accepted) {
      await announceAcceptance(transaction, after, accepted);
      await mailAppointment(transaction, after, accepted, change.site);
    }
    note(change.audit, booking, 'booking.accept', { appointment: [null, chosen.startsAt] });
  }
  return present(transaction, booking, claim, change);
}

/**
 * Changes times, zones and texts. New times drop proposals and appointment, and a booking that was answered
 * waits again.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export async function changeOwn(
  transaction: Executor,
  {
    slots,
    timeZone,
    siteTimeZone,
    message,
    availability,
    ...claim
  }: RouteInput<typeof changeOwnBooking>['body'],
  { now = new Date(), ...change }: OwnChange,
): Promise<OwnBooking> {
  const booking = await findOpen(transaction, claim);
  const zoneBefore = booking.siteTimeZone ?? '';
  const zones = {
    timeZone,
    siteTimeZone: siteZoneOf({ type: booking.type, siteTimeZone: siteTimeZone ?? zoneBefore }),
  };
  const fields = timeProblems({ slots, ...zones }, { locale: claim.locale, now });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  const wished = slots.map((slot) => slotInstants(slot, slotZone(zones)));
  const { wishes } = await readTimes(transaction, booking.id);
  const isMoved =
    wished.map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`).join() !==
    wishes.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).join();
  const isReworded = message !== booking.message || availability !== booking.availability;
  const isRezoned = zones.siteTimeZone !== zoneBefore;
  if (!isMoved && !isReworded && !isRezoned) return present(transaction, booking, claim, change);
  if (isMoved) {
    await transaction.delete(bookingSlots).where(eq(bookingSlots.bookingId, booking.id));
    if (wished.length > 0) {
      await transaction.insert(bookingSlots).values(
        wished.map(({ from, to }, index) => ({
          bookingId: booking.id,
          startsAt: from,
          endsAt: to,
          preference: index + 1,
        })),
      );
    }
  }
  const status = booking.status === 'answered' ? 'in_progress' : booking.status;
  const values = {
    message,
    availability,
    status,
    siteTimeZone: zones.siteTimeZone || null,
    ...(isMoved && { timeZone }),
  };
  const after = await save(transaction, booking, values, 'changed');
  if (!waitsForCheck(booking)) {
    await announceChange(transaction, after);
    await mailConfirmation(transaction, after, 'booking.change_received', change.site);
  }
  note(
    change.audit,
    booking,
    'booking.change',
    changedFields({ status: booking.status }, { status }),
  );
  return present(transaction, after, claim, change);
}

/** Closes a booking and tells staff. @throws AppError NOT_FOUND */
export async function cancelOwn(
  transaction: Executor,
  claim: Claim,
  { now = new Date(), ...change }: OwnChange,
): Promise<OwnBooking> {
  const booking = await findOwn(transaction, claim, true);
  if (!isOpenForVisitor(booking)) return present(transaction, booking, claim, change);
  const values = { status: 'closed', cancelledAt: now } as const;
  await dropProposals(transaction, booking.id);
  const after = await save(transaction, booking, values, 'cancelled');
  // Of a booking that waits to be checked nobody was told.
  if (!waitsForCheck(booking)) {
    await announceCancellation(transaction, after);
    await mailConfirmation(transaction, after, 'booking.cancellation_received', change.site);
  }
  const { status } = booking;
  note(change.audit, booking, 'booking.cancel', changedFields({ status }, { status: 'closed' }));
  return present(transaction, after, claim, change);
}

/**
 * Erases a booking with every copy of the person, as its visitor asks. Staff see that it was withdrawn,
 * and nothing of the person.
 * @throws AppError NOT_FOUND
 */
export async function withdrawOwn(
  transaction: Executor,
  claim: Claim,
  { now = new Date(), ...change }: OwnChange,
): Promise<OwnBooking> {
  const booking = await findOwn(transaction, claim, true);
  const values = { status: 'closed', withdrawnAt: now } as const;
  await transaction.delete(bookingSlots).where(eq(bookingSlots.bookingId, booking.id));
  await save(transaction, booking, values, 'withdrawn');
  await withdrawConsentsOf(transaction, booking.id);
  await transaction.execute(
    eraseBookings(sql`select id, reference, name, phone, email, wechat from bookings
      where id = ${booking.id}`),
  );
  const { status } = booking;
  note(change.audit, booking, 'booking.withdraw', changedFields({ status }, { status: 'closed' }));
  const [erased = booking] = await transaction
    .select()
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  if (!waitsForCheck(booking)) await announceWithdrawal(transaction, erased);
  return present(transaction, erased, claim, change);
}

/** @throws AppError NOT_FOUND, CONFLICT for a closed one */
async function findOpen(db: Executor, claim: Claim): Promise<BookingRow> {
  const booking = await findOwn(db, claim, true);
  if (!isOpenForVisitor(booking)) throw new AppError('CONFLICT', { messages: messages.closed });
  return booking;
}

async function save(
  db: Executor,
  booking: BookingRow,
  values: Partial<BookingRow>,
  kind: BookingEventKind,
  detail: Record<string, unknown> = {},
): Promise<BookingRow> {
  const [after] = await db
    .update(bookings)
    .set({ ...values, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  await db.insert(bookingEvents).values({ bookingId: booking.id, kind, detail });
  return after ?? booking;
}

function note(
  audit: Audit,
  { id }: BookingRow,
  action: string,
  changes: ReturnType<typeof changedFields>,
): void {
  audit({ action, entityType: 'booking', entityId: id, changes });
}

const present = (db: Executor, booking: BookingRow, { locale }: Claim, { site }: OwnChange) =>
  presentOwnBooking(db, booking, locale, site.keys);
