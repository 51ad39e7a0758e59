import { asc, eq, sql } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { withdrawConsentsOf } from '#api/consents/consents.ts';
import type { RateLimit } from '#api/http/rate-limit.ts';
import type { CountHit } from '#api/http/shared-bound.ts';
import { isContactOf, readReference } from '#contracts/bookings/look-up.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { BookingStatus, VisitorState } from '#contracts/enums/bookings.ts';
import { AppError } from '#contracts/errors.ts';
import { pickText } from '#contracts/locale.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingEvents, bookingProducts, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { products } from '#db/schema/products.ts';
import type { findBooking } from './contract.ts';
import { waitsForCheck } from './listing.ts';
import { announceWithdrawal } from './notify.ts';

type BookingRow = typeof bookings.$inferSelect;
type Claim = RouteInput<typeof findBooking>['body'];

/** The same for a wrong reference and a wrong contact: neither says whether the other was right. */
const unknown = {
  zh: '没有找到：编号和联系方式对不上。请核对编号，再填预约时留下的那一种联系方式。',
  en: 'Not found: reference and contact do not go together. Please check the reference, and use the contact that you booked with.',
};

/** The counts of look-ups. */
export interface LookUpCounts {
  /**
   * Counts one look-up of a reference.
   * @throws AppError RATE_LIMITED
   */
  reference: RateLimit;
  /** Counts one look-up for all visitors together. */
  hit: CountHit;
}

/** A booking of the visitor. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function readOwnBooking(
  db: Executor,
  claim: Claim,
  count: LookUpCounts,
): Promise<OwnBooking> {
  return presentBooking(db, await findOwn(db, claim, count), claim);
}

/** Closes a booking of the visitor and tells staff. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function withdrawOwnBooking(
  transaction: Executor,
  claim: Claim,
  count: LookUpCounts,
  { audit, now = new Date() }: { audit: Audit; now?: Date },
): Promise<OwnBooking> {
  const before = await findOwn(transaction, claim, count, true);
  if (!canWithdraw(before)) return presentBooking(transaction, before, claim);
  const after = { status: 'closed', withdrawnAt: now } as const;
  await transaction
    .update(bookings)
    .set({ ...after, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id));
  await transaction.insert(bookingEvents).values({ bookingId: before.id, kind: 'withdrawn' });
  await withdrawConsentsOf(transaction, before.id);
  // Of a booking that waits to be checked nobody was told.
  if (!waitsForCheck(before)) await announceWithdrawal(transaction, before);
  const { id, status } = before;
  const changes = changedFields({ status }, { status: after.status });
  audit({ action: 'booking.withdraw', entityType: 'booking', entityId: id, changes });
  return presentBooking(transaction, { ...before, ...after }, claim);
}

async function findOwn(
  db: Executor,
  { reference: typed, contact }: Claim,
  count: LookUpCounts,
  isLocked = false,
): Promise<BookingRow> {
  const reference = readReference(typed);
  if (reference) {
    await count.reference(reference);
    const query = db.select().from(bookings).where(eq(bookings.reference, reference));
    const [row] = await (isLocked ? query.for('update') : query);
    await count.hit(row !== undefined);
    if (row && isContactOf(contact, row)) return row;
  }
  throw new AppError('NOT_FOUND', { messages: unknown });
}

const canWithdraw = ({ status, withdrawnAt }: BookingRow) =>
  withdrawnAt === null && status !== 'closed' && status !== 'spam';

const states: Record<BookingStatus, VisitorState> = {
  new: 'received',
  in_progress: 'in_progress',
  answered: 'answered',
  closed: 'closed',
  // Sorted out by staff: nobody answers it.
  spam: 'closed',
};

async function presentBooking(
  db: Executor,
  booking: BookingRow,
  { locale }: Claim,
): Promise<OwnBooking> {
  const productNames = await db
    .select({ zh: products.nameZh, en: products.nameEn })
    .from(bookingProducts)
    .innerJoin(products, eq(products.key, bookingProducts.productKey))
    .where(eq(bookingProducts.bookingId, booking.id))
    .orderBy(asc(products.sort));
  const slots = await db
    .select({ startsAt: bookingSlots.startsAt, endsAt: bookingSlots.endsAt })
    .from(bookingSlots)
    .where(eq(bookingSlots.bookingId, booking.id))
    .orderBy(asc(bookingSlots.preference));
  const { reference, type, createdAt, answeredAt, withdrawnAt, timeZone } = booking;
  return {
    reference,
    state: withdrawnAt ? 'withdrawn' : states[booking.status],
    type,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    products: productNames.map((name) => pickText(name, locale)),
    slots: slots.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    timeZone,
    message: booking.message,
    availability: booking.availability,
    canWithdraw: canWithdraw(booking),
  };
}
