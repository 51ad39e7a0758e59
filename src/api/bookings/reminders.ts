import { and, asc, eq, inArray, isNull, lte, not, or } from 'drizzle-orm';
import { overdueBefore } from '#contracts/bookings/overdue.ts';
import { beijingDay } from '#contracts/days.ts';
import { type BookingType, openBookingStatuses } from '#contracts/enums/bookings.ts';
import { rolesWith } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { readAnswerDays } from './answer-time.ts';
import { isDue, isToCheck } from './listing.ts';

/** A booking that a reminder names. Nothing of its visitor is in it. */
export interface DueBooking {
  reference: string;
  type: BookingType;
  /** Day of the next step if it is due; otherwise the first answer is overdue. */
  nextStepOn: string | null;
}

/**
 * Bookings whose answer is overdue or whose next step is due, by the person who has to do something;
 * overdue ones of nobody are those of everybody in sales.
 */
export async function readDueBookings(db: Executor, now: Date) {
  const overdue = and(
    inArray(bookings.status, [...openBookingStatuses]),
    isNull(bookings.answeredAt),
    not(isToCheck),
    lte(bookings.createdAt, overdueBefore(now, await readAnswerDays(db))),
  );
  const due = isDue(now);
  const rows = await db
    .select({ person: staffUsers, booking: bookings })
    .from(bookings)
    .innerJoin(
      staffUsers,
      or(
        eq(staffUsers.id, bookings.assigneeId),
        and(isNull(bookings.assigneeId), eq(staffUsers.role, 'sales')),
      ),
    )
    .where(
      and(
        or(overdue, due),
        isNull(bookings.erasedAt),
        isNull(staffUsers.deactivatedAt),
        inArray(staffUsers.role, rolesWith('bookings.update')),
      ),
    )
    .orderBy(asc(bookings.id));
  const today = beijingDay(now);
  const byPerson = Map.groupBy(rows, ({ person }) => person.id);
  return [...byPerson.values()].flatMap((ofOne) => {
    const person = ofOne[0]?.person;
    const named = ofOne.map(({ booking: { reference, type, nextStepOn } }): DueBooking => {
      const isStepDue = nextStepOn !== null && nextStepOn <= today;
      return { reference, type, nextStepOn: isStepDue ? nextStepOn : null };
    });
    return person ? [{ person, bookings: named }] : [];
  });
}
