import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { eraseBookings } from '#api/bookings/erase.ts';
import { bookingAnswers, bookingNotes, bookings } from '#db/schema/bookings.ts';
import { projects } from '#db/schema/projects.ts';
import { isBusy, listOf } from '../person.ts';
import type { PersonRecords } from '../source.ts';

/** Bookings with their notes and answers. */
export const bookingRecords: PersonRecords = {
  source: 'booking',
  async find(db, { bookingIds }) {
    const { idempotencyKey: _, ...columns } = getTableColumns(bookings);
    const rows = await db
      .select({ booking: columns, isBusy: sql<boolean>`coalesce(${isBusy}, false)` })
      .from(bookings)
      .leftJoin(projects, eq(projects.bookingId, bookings.id))
      .where(inArray(bookings.id, bookingIds))
      .orderBy(desc(bookings.id));
    const texts = async (table: typeof bookingNotes | typeof bookingAnswers) =>
      db
        .select({ bookingId: table.bookingId, body: table.body })
        .from(table)
        .where(inArray(table.bookingId, bookingIds))
        .orderBy(table.createdAt);
    const notes = await texts(bookingNotes);
    const answers = await texts(bookingAnswers);
    const of = (id: string, all: typeof notes) =>
      all.filter(({ bookingId }) => bookingId === id).map(({ body }) => body);
    return rows.map(({ booking, isBusy: isKept }) => ({
      id: booking.id,
      title: booking.reference,
      at: booking.createdAt,
      page: `/bookings/${booking.id}`,
      kept: isKept ? 'project' : null,
      values: { ...booking, notes: of(booking.id, notes), answers: of(booking.id, answers) },
    }));
  },
  erase: (transaction, ids) =>
    transaction.execute(
      eraseBookings(sql`
        select id, reference, name, phone, email, wechat from bookings
        where id::text = any(${listOf(ids)})`),
    ),
};
