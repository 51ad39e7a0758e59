import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';

const others = alias(bookings, 'others');
/** Bookings with the same contact that a record names. */
const NAMED = 20;

/** Whether two bookings have a contact in common. */
const hasSameContact = (): SQL | undefined =>
  or(
    eq(others.phone, bookings.phone),
    sql`lower(${others.email}) = lower(${bookings.email})`,
    sql`lower(${others.wechat}) = lower(${bookings.wechat})`,
  );

/** Those of some bookings whose contact another one has that is not closed. */
export async function findRepeated(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinctOn([bookings.id], { id: bookings.id })
    .from(bookings)
    .innerJoin(others, and(ne(others.id, bookings.id), hasSameContact()))
    .where(
      and(
        inArray(bookings.id, [...ids]),
        inArray(others.status, ['new', 'in_progress', 'answered']),
        isNull(others.erasedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Other bookings with a contact of this one, the newest first. */
export async function readRepeats(db: Executor, id: string) {
  return db
    .select({
      id: others.id,
      reference: others.reference,
      status: others.status,
      createdAt: others.createdAt,
    })
    .from(bookings)
    .innerJoin(others, and(ne(others.id, bookings.id), hasSameContact()))
    .where(eq(bookings.id, id))
    .orderBy(desc(others.id))
    .limit(NAMED);
}
