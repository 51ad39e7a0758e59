import { addMail, type MailAttachment } from '#api/outbox/add-mail.ts';
import { answerDue } from '#contracts/bookings/overdue.ts';
import { bookingTime } from '#contracts/bookings/time-line.ts';
import type { MessageEvent, MessagePayload } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';
import type { bookingSlots, bookings } from '#db/schema/bookings.ts';
import { readAnswerDays } from './answer-time.ts';
import { readTimes, writeCalendar } from './appointment.ts';
import { type BookingSite, lookUpAddress } from './site.ts';

type BookingRow = typeof bookings.$inferSelect;
type SlotRow = typeof bookingSlots.$inferSelect;

/*
 * Mails to the visitor, in the language of the booking. Anybody can type the address of somebody else,
 * so nothing of what was typed into the form is in a mail that the form alone sends.
 */

/** Tells the visitor that the booking has arrived, and by when there is an answer. */
export async function mailReceipt(
  db: Executor,
  booking: BookingRow,
  site: BookingSite,
): Promise<void> {
  const due = answerDue(booking.createdAt, await readAnswerDays(db));
  const answerBy = new Intl.DateTimeFormat(booking.locale === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(due);
  await mail(db, booking, site, 'booking.received', { answerBy });
}

/** Tells the visitor who answers. */
export async function mailTaken(
  db: Executor,
  booking: BookingRow,
  consultant: string,
  site: BookingSite,
): Promise<void> {
  await mail(db, booking, site, 'booking.taken', { consultant });
}

/** Sends the proposed times. */
export async function mailProposals(
  db: Executor,
  booking: BookingRow,
  site: BookingSite,
): Promise<void> {
  const { proposals } = await readTimes(db, booking.id);
  const times = proposals.map((time) => bookingTime(time, booking, booking.locale));
  await mail(db, booking, site, 'booking.times_proposed', { times });
}

/** Sends the agreed time with its calendar file. */
export async function mailAppointment(
  db: Executor,
  booking: BookingRow,
  time: SlotRow,
  site: BookingSite,
): Promise<void> {
  const file: MailAttachment = {
    name: `${booking.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: await writeCalendar(db, booking, time, site),
  };
  const line = bookingTime(time, booking, booking.locale);
  await mail(db, booking, site, 'booking.time_agreed', { time: line }, [file]);
}

/** Confirms to the visitor what was changed or cancelled. */
export async function mailConfirmation(
  db: Executor,
  booking: BookingRow,
  event: 'booking.change_received' | 'booking.cancellation_received',
  site: BookingSite,
): Promise<void> {
  await mail(db, booking, site, event, {});
}

async function mail<Event extends MessageEvent>(
  db: Executor,
  { id, version, reference, email, locale }: BookingRow,
  { publicUrl }: BookingSite,
  event: Event,
  values: Omit<MessagePayload<Event>, 'reference' | 'page'>,
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  if (!email) return;
  const page = lookUpAddress(publicUrl, reference, locale);
  await addMail(db, {
    event,
    locale,
    recipient: email,
    once: `${id}:${version}`,
    payload: { ...values, reference, page } as MessagePayload<Event>,
    thread: reference,
    attachments,
  });
}
