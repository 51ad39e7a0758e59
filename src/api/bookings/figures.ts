import { and, count, desc, eq, gte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { StaffCall } from '#api/access/staff-registry.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingProducts, bookings } from '#db/schema/bookings.ts';
import type { readBookingFigures } from './figures-contract.ts';
import { isToCheck } from './listing.ts';

/** Sources that a list shows. */
const SHOWN = 20;

type Figures = RouteData<typeof readBookingFigures>;

/** The figures of the bookings of the last days; of sales, those of their own bookings. */
export async function readFigures(
  db: Executor,
  { days }: RouteInput<typeof readBookingFigures>['query'],
  { staff }: { staff: Pick<StaffCall['staff'], 'id' | 'role'> },
): Promise<Figures> {
  const isOwn = staff.role === 'sales';
  const counted = and(
    gte(bookings.createdAt, sql`now() - make_interval(days => ${Number(days)}::integer)`),
    ne(bookings.status, 'spam'),
    not(isToCheck),
    isOwn ? eq(bookings.assigneeId, staff.id) : undefined,
  );
  const hours = sql`extract(epoch from ${bookings.answeredAt} - ${bookings.createdAt}) / 3600`;
  const quantile = (part: number) =>
    sql<number | null>`percentile_cont(${part}::float8) within group (order by ${hours})`.mapWith(
      (value) => (value === null ? null : Math.round(Number(value) * 10) / 10),
    );
  const [totals] = await db
    .select({
      total: count(),
      answered: count(bookings.answeredAt),
      medianHours: quantile(0.5),
      slowHours: quantile(0.9),
    })
    .from(bookings)
    .where(counted);
  return {
    isOwn,
    ...(totals ?? { total: 0, answered: 0, medianHours: null, slowHours: null }),
    pages: await readShares(db, sql`coalesce(${bookings.sourcePage}, '')`, counted),
    sites: await readShares(db, sql`coalesce(${bookings.source}, '')`, counted),
    products: await readProductShares(db, counted),
  };
}

/** Bookings and answered ones by a name, the most frequent first. */
function readShares(db: Executor, name: SQL, counted: SQL | undefined): Promise<Figures['pages']> {
  return db
    .select({
      name: sql<string>`${name}`,
      bookings: count(),
      answered: count(bookings.answeredAt),
    })
    .from(bookings)
    .where(counted)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(SHOWN);
}

/** A booking counts for each of its products. */
function readProductShares(db: Executor, counted: SQL | undefined): Promise<Figures['products']> {
  return db
    .select({
      name: sql<string>`coalesce(${bookingProducts.productKey}, '')`,
      bookings: count(),
      answered: count(bookings.answeredAt),
    })
    .from(bookings)
    .leftJoin(bookingProducts, eq(bookingProducts.bookingId, bookings.id))
    .where(counted)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(SHOWN);
}
