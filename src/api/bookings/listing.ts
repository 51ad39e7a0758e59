import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { staffName } from '#api/staff/name.ts';
import { beijingDay } from '#contracts/days.ts';
import { type BookingStatus, openBookingStatuses } from '#contracts/enums/bookings.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import { hiddenFields } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { bookingProducts, bookings } from '#db/schema/bookings.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { bookingHasWords } from '#db/word-search.ts';
import { readOverdueMoment } from './answer-time.ts';
import type { listBookings } from './inbox-contract.ts';
import { findRepeated } from './repeats.ts';

type BookingRow = typeof bookings.$inferSelect;
type Assignee = { id: string; name: string } | null;

/** One page of the inbox, the newest bookings first. */
export async function readInbox(
  db: Executor,
  query: RouteInput<typeof listBookings>['query'],
  { staff }: { staff: Pick<StaffCall['staff'], 'id' | 'role'> },
): Promise<RouteAnswer<typeof listBookings>> {
  const { after } = query;
  const overdueBefore = await readOverdueMoment(db);
  const rows = await db
    .select({ booking: bookings, assignee: staffName })
    .from(bookings)
    .leftJoin(staffUsers, eq(staffUsers.id, bookings.assigneeId))
    .where(
      and(...filtersOf(query, staff, overdueBefore), after ? lt(bookings.id, after) : undefined),
    )
    .orderBy(desc(bookings.id))
    .limit(PAGE_ROWS);
  const { page, next } = cutPage(rows, ({ booking }) => booking.id);
  const ids = page.map(({ booking }) => booking.id);
  const products = await productsOf(db, ids);
  const repeated = await findRepeated(db, ids);
  return {
    items: page.map(({ booking, assignee }) => ({
      ...summaryOf(booking, assignee, overdueBefore),
      isRepeated: repeated.has(booking.id),
      products: products.get(booking.id) ?? [],
    })),
    next,
  };
}

/** Fields of a booking that lists and records share. */
export function summaryOf(booking: BookingRow, assignee: Assignee, overdueBefore: Date) {
  const { status, createdAt, answeredAt } = booking;
  const isOpen = openBookingStatuses.some((open) => open === status);
  const needsCheck = waitsForCheck(booking);
  return {
    ...booking,
    isOverdue: isOpen && !needsCheck && answeredAt === null && createdAt <= overdueBefore,
    needsCheck,
    assignee,
  };
}

/** Keys of the products of bookings, by booking. */
export async function productsOf(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(bookingProducts)
    .where(inArray(bookingProducts.bookingId, [...ids]));
  const products = new Map<string, string[]>();
  for (const { bookingId, productKey } of rows) {
    products.set(bookingId, [...(products.get(bookingId) ?? []), productKey]);
  }
  return products;
}

/** The conditions of a list's filters, as far as a role may search. */
export function filtersOf(
  { q, status, show, assignee, product, locale }: RouteInput<typeof listBookings>['query'],
  staff: { id: string; role: StaffRole },
  overdueBefore: Date,
): (SQL | undefined)[] {
  return [
    q ? matches(q, staff.role) : undefined,
    status && eq(bookings.status, status),
    show && show !== 'due' ? inArray(bookings.status, [...openBookingStatuses]) : undefined,
    show && (show === 'to_check' ? isToCheck : not(isToCheck)),
    show === 'overdue' ? isOverdue(overdueBefore) : undefined,
    show === 'due' ? isDue(new Date()) : undefined,
    assignee ? isOf(assignee, staff.id) : undefined,
    locale && eq(bookings.locale, locale),
    product &&
      exists(
        sql`(select from ${bookingProducts} where ${bookingProducts.bookingId} = ${bookings.id}
          and ${bookingProducts.productKey} = ${product})`,
      ),
  ];
}

/**
 * Whether a booking waits to be checked. What staff make of it first, such as "in progress" or "spam",
 * says that they have checked it.
 */
export const waitsForCheck = ({ needsCheck, status }: Pick<BookingRow, 'needsCheck' | 'status'>) =>
  needsCheck && status === 'new';

/** `waitsForCheck` as a condition. */
export const isToCheck = sql`(${bookings.needsCheck} and ${bookings.status} = 'new')`;

/** Whether a booking is of a person; `mine` takes those of nobody too, since anybody may take them. */
function isOf(assignee: string, staffId: string): SQL | undefined {
  if (assignee === 'none') return isNull(bookings.assigneeId);
  if (assignee !== 'mine') return eq(bookings.assigneeId, assignee);
  return or(isNull(bookings.assigneeId), eq(bookings.assigneeId, staffId));
}

/** Whether the next step of a booking is due on the day of a moment; of a closed one none is. */
export const isDue = (now: Date) =>
  and(
    lte(bookings.nextStepOn, beijingDay(now)),
    notInArray(bookings.status, ['closed', 'spam'] satisfies BookingStatus[]),
  );

const isOverdue = (overdueBefore: Date) =>
  and(isNull(bookings.answeredAt), lte(bookings.createdAt, overdueBefore));

/**
 * The condition that a booking has all words; each may lack its end. A role that may not see names
 * and contacts searches references only, or it could find out by guessing.
 */
function matches(q: string, role: StaffRole): SQL {
  const isDialled = /^\+?[\d\s()-]{4,}$/.test(q);
  const words = isDialled ? q.replace(/\D/g, '') : q;
  if (hiddenFields(role, 'bookings.read').includes('name')) {
    return eq(bookings.reference, q.toUpperCase());
  }
  return bookingHasWords(words);
}
