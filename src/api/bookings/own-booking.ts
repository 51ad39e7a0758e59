import { eq } from 'drizzle-orm';
import type { RateLimit } from '#api/http/rate-limit.ts';
import type { CountHit } from '#api/http/shared-bound.ts';
import { isContactOf, readReference } from '#contracts/bookings/look-up.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';
import type { findBooking } from './contract.ts';
import { presentOwnBooking } from './own-booking-view.ts';
import type { BookingSite } from './site.ts';

type BookingRow = typeof bookings.$inferSelect;
export type Claim = RouteInput<typeof findBooking>['body'];

/** The same for a wrong reference and a wrong contact: neither says whether the other was right. */
const unknown = {
  zh: '没有找到：编号和联系方式对不上。请核对编号，再填预约时留下的那一种联系方式。',
  en: 'Not found: reference and contact do not go together. Please check the reference, and use the contact that you booked with.',
};

/** How look-ups are counted. */
export interface LookUpCounts {
  /**
   * Counts one look-up of a reference.
   * @throws AppError RATE_LIMITED
   */
  countReference: RateLimit;
  /** Counts one look-up for all visitors together. */
  countHit: CountHit;
}

/**
 * Counts a look-up by a claim, right or wrong. Counters have connections of their own, so it is called
 * before a transaction begins.
 * @throws AppError RATE_LIMITED
 */
export async function countLookUp(
  db: Executor,
  { reference: typed }: Pick<Claim, 'reference'>,
  { countReference, countHit }: LookUpCounts,
): Promise<void> {
  const reference = readReference(typed);
  if (!reference) return;
  await countReference(reference);
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  await countHit(row !== undefined);
}

/** A booking of the visitor. @throws AppError NOT_FOUND */
export async function readOwnBooking(
  db: Executor,
  claim: Claim,
  { keys }: BookingSite,
): Promise<OwnBooking> {
  return presentOwnBooking(db, await findOwn(db, claim), claim.locale, keys);
}

/** The booking of a claim; to change it, locked until the commit. @throws AppError NOT_FOUND */
export async function findOwn(
  db: Executor,
  { reference: typed, contact }: Pick<Claim, 'reference' | 'contact'>,
  isLocked = false,
): Promise<BookingRow> {
  const reference = readReference(typed);
  if (reference) {
    const query = db.select().from(bookings).where(eq(bookings.reference, reference));
    const [row] = await (isLocked ? query.for('update') : query);
    if (row && isContactOf(contact, row)) return row;
  }
  throw new AppError('NOT_FOUND', { messages: unknown });
}
