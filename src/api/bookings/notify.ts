import { and, eq, isNull } from 'drizzle-orm';
import { addMail } from '#api/outbox/add-mail.ts';
import { mailStaff } from '#api/staff/mails.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { Brought } from '#contracts/bookings/brought.ts';
import type { BroughtKind } from '#contracts/enums/bookings.ts';
import type { WebhookEvent } from '#contracts/enums/outbox.ts';
import type { BookingTime } from '#contracts/outbox/template.ts';
import type { MessageEvent, MessagePayload } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';
import type { bookings } from '#db/schema/bookings.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { type Period, periodOf, readTimes } from './appointment.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Parts of the message that are not in the booking's row. */
export interface BookingDetails {
  products: string[];
  /** Name of the virtual scene that it is for. */
  scene: string | null;
  brought: readonly Brought[];
  /** Public origin and base path, with a slash at the end. */
  publicUrl: string;
  /** Preferred times in the zones of the booking. */
  slots: string[];
}

/**
 * Adds messages about a new booking to the outbox: a mail to the provider and one message for each
 * subscribed webhook. Call it in the transaction that creates the booking.
 */
export async function announceBooking(
  db: Executor,
  booking: BookingRow,
  details: BookingDetails,
): Promise<void> {
  const { brought, publicUrl } = details;
  const nameOf = (kind: BroughtKind) => brought.find((item) => item.kind === kind)?.name ?? null;
  const pageOf = (kind: BroughtKind) => {
    const item = brought.find((one) => one.kind === kind);
    return item ? publicUrl + item.path.slice(1) : null;
  };
  const payload = {
    reference: booking.reference,
    type: booking.type,
    name: booking.name,
    company: booking.company,
    phone: booking.phone,
    phoneExtension: booking.phoneExtension,
    email: booking.email,
    wechat: booking.wechat,
    region: booking.region,
    siteAddress: booking.siteAddress,
    products: details.products,
    scene: details.scene,
    case: nameOf('case'),
    campaign: nameOf('campaign'),
    plan: nameOf('plan'),
    planPage: pageOf('plan'),
    room: nameOf('room'),
    roomPage: pageOf('room'),
    solution: booking.solutionKey,
    budget: booking.budget,
    availability: booking.availability,
    slots: details.slots,
    timeZone: booking.timeZone,
    siteTimeZone: booking.siteTimeZone,
    message: booking.message,
    locale: booking.locale,
    sourcePage: booking.sourcePage,
    source: booking.source,
    utm: Object.values(booking.utm).join(' · '),
  };
  const event = 'booking.created' as const;
  await tellWebhooks(db, { event, key: booking.id, payload });
  await mailProvider(db, event, booking.id, payload);
}

/**
 * Adds a mail to the provider that bookings wait to be checked: one in an hour, for the first of them.
 * A flood must not become a flood of mails, and webhooks are not told at all.
 */
export async function announceUnchecked(
  db: Executor,
  { reference }: BookingRow,
  now: Date,
): Promise<void> {
  await mailProvider(db, 'booking.unchecked', now.toISOString().slice(0, 13), { reference });
}

/** Tells who works on it, and webhooks, that the visitor changed a booking. */
export async function announceChange(db: Executor, booking: BookingRow): Promise<void> {
  const { reference, name, availability, message } = booking;
  const { wishes } = await readTimes(db, booking.id);
  const { timeZone, siteTimeZone } = booking;
  const slots = wishes.map(
    ({ startsAt, endsAt }): BookingTime => ({ startsAt, endsAt, timeZone, siteTimeZone }),
  );
  await tellOfStep(db, booking, 'booking.changed', {
    ...{ reference, name, slots, availability, message },
  });
}

/** Tells who works on it, and webhooks, that the visitor cancelled a booking. */
export async function announceCancellation(db: Executor, booking: BookingRow): Promise<void> {
  const { reference, type, name, company } = booking;
  await tellOfStep(db, booking, 'booking.cancelled', { reference, type, name, company });
}

/** Tells who works on it, and webhooks, that the visitor accepted a time. */
export async function announceAcceptance(
  db: Executor,
  booking: BookingRow,
  time: Period,
): Promise<void> {
  const { reference, name, timeZone, siteTimeZone } = booking;
  const times: BookingTime[] = [{ ...periodOf(time), timeZone, siteTimeZone }];
  await tellOfStep(db, booking, 'booking.time_accepted', { reference, name, times });
}

/**
 * Tells who works on it, and webhooks, that the visitor withdrew the consent. Nothing of the person is
 * in it.
 */
export async function announceWithdrawal(db: Executor, booking: BookingRow): Promise<void> {
  const { reference, type } = booking;
  await tellOfStep(db, booking, 'booking.withdrawn', { reference, type });
}

/**
 * Tells subscribed webhooks of a step, and by mail the person whose booking it is, or else the provider.
 */
async function tellOfStep<Event extends MessageEvent & WebhookEvent>(
  db: Executor,
  { id, version, assigneeId }: BookingRow,
  event: Event,
  payload: MessagePayload<Event>,
): Promise<void> {
  // A step may come again, but not in the same version.
  const once = `${id}:${version}`;
  await tellWebhooks(db, { event, key: once, payload });
  const [assignee] = assigneeId
    ? await db
        .select()
        .from(staffUsers)
        .where(and(eq(staffUsers.id, assigneeId), isNull(staffUsers.deactivatedAt)))
    : [];
  if (assignee) await mailStaff(db, assignee, { event, payload }, { once });
  else await mailProvider(db, event, once, payload);
}

async function mailProvider<Event extends MessageEvent>(
  db: Executor,
  event: Event,
  once: string,
  payload: MessagePayload<Event>,
): Promise<void> {
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  if (!settings?.email) return;
  await addMail(db, { event, locale: 'zh', recipient: settings.email, once, payload });
}
