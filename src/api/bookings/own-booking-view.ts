import { asc, eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { answerDue } from '#contracts/bookings/overdue.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { BookingStatus, VisitorState } from '#contracts/enums/bookings.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { bookingProducts, type bookings } from '#db/schema/bookings.ts';
import { products } from '#db/schema/products.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { readAnswerDays } from './answer-time.ts';
import { calendarAddress, periodOf, readTimes } from './appointment.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Whether the visitor can change and cancel it. */
export const isOpenForVisitor = ({ status, cancelledAt, withdrawnAt }: BookingRow) =>
  cancelledAt === null && withdrawnAt === null && status !== 'closed' && status !== 'spam';

const states: Record<BookingStatus, VisitorState> = {
  new: 'received',
  in_progress: 'in_progress',
  answered: 'answered',
  closed: 'closed',
  // Sorted out by staff: nobody answers it.
  spam: 'closed',
};

function stateOf({ status, cancelledAt, withdrawnAt }: BookingRow): VisitorState {
  if (withdrawnAt) return 'withdrawn';
  return cancelledAt ? 'cancelled' : states[status];
}

/** A booking as its visitor sees it. */
export async function presentOwnBooking(
  db: Executor,
  booking: BookingRow,
  locale: Locale,
  keys: KeyRing,
): Promise<OwnBooking> {
  const productNames = await db
    .select({ zh: products.nameZh, en: products.nameEn })
    .from(bookingProducts)
    .innerJoin(products, eq(products.key, bookingProducts.productKey))
    .where(eq(bookingProducts.bookingId, booking.id))
    .orderBy(asc(products.sort));
  const { wishes, proposals, appointment } = await readTimes(db, booking.id);
  const { createdAt, answeredAt, cancelledAt, withdrawnAt } = booking;
  const isOpen = isOpenForVisitor(booking);
  const isWaiting = isOpen && answeredAt === null;
  const shown = isOpen ? appointment : null;
  return {
    reference: booking.reference,
    state: stateOf(booking),
    type: booking.type,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    consultant: isOpen ? await readName(db, booking.assigneeId) : null,
    answerBy: isWaiting ? answerDue(createdAt, await readAnswerDays(db)).toISOString() : null,
    products: productNames.map((name) => pickText(name, locale)),
    slots: wishes,
    proposals: isOpen ? proposals : [],
    appointment: shown && periodOf(shown),
    calendar: shown && calendarAddress(keys, shown),
    timeZone: booking.timeZone,
    siteTimeZone: booking.siteTimeZone,
    message: booking.message,
    availability: booking.availability,
    siteAddress: booking.siteAddress ?? '',
    isOpen,
  };
}

async function readName(db: Executor, staffId: string | null): Promise<string | null> {
  if (!staffId) return null;
  const [person] = await db
    .select({ name: staffUsers.name })
    .from(staffUsers)
    .where(eq(staffUsers.id, staffId));
  return person?.name ?? null;
}
