import { and, asc, eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { FileAnswer } from '#api/http/registry.ts';
import { bookingTime } from '#contracts/bookings/time-line.ts';
import { calendarFile } from '#contracts/calendar-file.ts';
import type { BookingType } from '#contracts/enums/bookings.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { bookingSlots, bookings } from '#db/schema/bookings.ts';
import { siteSettings } from '#db/schema/site.ts';
import { type BookingSite, lookUpAddress } from './site.ts';

type BookingRow = typeof bookings.$inferSelect;
type SlotRow = typeof bookingSlots.$inferSelect;

/** The times of a booking: what the visitor wishes, what staff propose, and what is agreed. */
export async function readTimes(db: Executor, bookingId: string) {
  const rows = await db
    .select()
    .from(bookingSlots)
    .where(eq(bookingSlots.bookingId, bookingId))
    .orderBy(asc(bookingSlots.preference), asc(bookingSlots.startsAt));
  return {
    wishes: rows.filter(({ proposed }) => !proposed).map(periodOf),
    proposals: rows
      .filter(({ proposed, chosen }) => proposed && !chosen)
      .map((row) => ({ id: row.id, ...periodOf(row) })),
    appointment: rows.find(({ chosen }) => chosen) ?? null,
  };
}

/** Start and end of a time. */
export type Period = Pick<SlotRow, 'startsAt' | 'endsAt'>;

/** Start and end of a time as answers have them. */
export const periodOf = ({ startsAt, endsAt }: Period) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Replaces what staff proposed, and the appointment if there is one. */
export async function dropProposals(db: Executor, bookingId: string): Promise<void> {
  await db
    .delete(bookingSlots)
    .where(and(eq(bookingSlots.bookingId, bookingId), eq(bookingSlots.proposed, true)));
}

/** What a ticket is made of: it ends with another appointment. */
const ticketText = ({ id }: SlotRow) => `calendar:${id}`;

/** Address of the calendar file of an appointment, below the base path. */
export function calendarAddress(keys: KeyRing, appointment: SlotRow): string {
  const { id } = appointment;
  return `api/bookings/calendar/${id}.${keys.mac('appointment', ticketText(appointment))}`;
}

/** The calendar file of a ticket. @throws AppError NOT_FOUND */
export async function readCalendar(
  db: Executor,
  ticket: string,
  site: BookingSite,
): Promise<FileAnswer> {
  const [id = '', mac = ''] = ticket.split('.');
  if (!/^[\da-f-]{36}$/.test(id)) throw new AppError('NOT_FOUND');
  const [row] = await db
    .select({ slot: bookingSlots, booking: bookings })
    .from(bookingSlots)
    .innerJoin(bookings, eq(bookings.id, bookingSlots.bookingId))
    .where(and(eq(bookingSlots.id, id), eq(bookingSlots.chosen, true)));
  const isKnown = row && site.keys.macs('appointment', ticketText(row.slot)).includes(mac);
  if (!isKnown || row.booking.erasedAt || row.booking.cancelledAt) throw new AppError('NOT_FOUND');
  return {
    body: await writeCalendar(db, row.booking, row.slot, site),
    fileName: `${row.booking.reference}.ics`,
  };
}

/** The appointment of a booking as a calendar file in the visitor's language. */
export async function writeCalendar(
  db: Executor,
  booking: BookingRow,
  time: SlotRow,
  { publicUrl }: BookingSite,
): Promise<string> {
  const [settings] = await db.select().from(siteSettings);
  const { reference, locale, type, siteAddress, version } = booking;
  const provider = (locale === 'en' ? settings?.brandEn : settings?.brandZh) ?? '';
  return calendarFile('Mujing//Bookings', [
    {
      uid: `${reference}@${new URL(publicUrl).hostname}`,
      from: time.startsAt,
      to: time.endsAt,
      summary: `${provider} · ${eventNames[locale][type]}`,
      // Calendars show it in the zone of their device; a visit is on the clocks of its site.
      description: [
        bookingTime(time, booking, locale),
        lookUpAddress(publicUrl, reference, locale),
      ].join('\n'),
      ...(siteAddress && { location: siteAddress }),
      sequence: version,
    },
  ]);
}

/** What an appointment of each type is, for the visitor's calendar. */
const eventNames: Record<Locale, Record<BookingType, string>> = {
  zh: {
    consultation: '方案沟通',
    demo: '产品演示',
    onsite: '上门勘测',
    sdk_trial: 'SDK 试用沟通',
    partnership: '合作沟通',
    support: '技术支持',
  },
  en: {
    consultation: 'Consultation',
    demo: 'Product demo',
    onsite: 'Site visit',
    sdk_trial: 'Call about the SDK trial',
    partnership: 'Call about the partnership',
    support: 'Support call',
  },
};
