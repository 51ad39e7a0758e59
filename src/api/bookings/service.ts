import { and, asc, eq, inArray } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { noteConsent } from '#api/consents/consents.ts';
import { cleanContacts } from '#contracts/bookings/contact.ts';
import { splitExtension } from '#contracts/bookings/extension.ts';
import { phoneCountry } from '#contracts/bookings/phone-country.ts';
import { bookingProblems } from '#contracts/bookings/rules.ts';
import { slotInstants } from '#contracts/bookings/slots.ts';
import { bookingTime } from '#contracts/bookings/time-line.ts';
import { siteZoneOf, slotZone } from '#contracts/bookings/zones.ts';
import { broughtKinds } from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingEvents, bookingProducts, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { products } from '#db/schema/products.ts';
import { siteSettings } from '#db/schema/site.ts';
import { solutions } from '#db/schema/solutions.ts';
import { readBrought } from './brought.ts';
import type { BookingInput, getBookingForm } from './contract.ts';
import { phoneCountries } from './countries.ts';
import { announceBooking, announceUnchecked } from './notify.ts';
import { readPhone } from './phone.ts';
import { newReference } from './reference.ts';
import { findBookingScene } from './scene.ts';
import type { BookingSite } from './site.ts';
import { timeZones } from './time-zones.ts';
import { mailReceipt } from './visitor-mails.ts';

/** Attempts to find an unused reference. */
const REFERENCE_TRIES = 8;

/** The choices of the booking form in a language. @throws AppError UNAVAILABLE without settings */
export async function readBookingForm(
  db: Executor,
  locale: Locale,
): Promise<RouteData<typeof getBookingForm>> {
  const [settings] = await db.select().from(siteSettings);
  if (!settings) throw new AppError('UNAVAILABLE');
  const offered = await db
    .select({ key: products.key, zh: products.nameZh, en: products.nameEn })
    .from(products)
    .where(and(eq(products.visible, true), inArray(products.key, [...productKeys])))
    .orderBy(asc(products.sort));
  const choices = await db
    .select({ key: solutions.key, zh: solutions.nameZh, en: solutions.nameEn })
    .from(solutions)
    .orderBy(asc(solutions.sort));
  const choice = (row: { key: string; zh: string; en: string | null }) => ({
    key: row.key,
    name: pickText(row, locale),
  });
  return {
    products: offered.map(choice),
    solutions: choices.map(choice),
    timeZones: timeZones.map((zone) => ({ ...choice(zone), country: zone.country })),
    countries: phoneCountries(locale),
    privacyVersion: settings.privacyVersion,
    serviceHours: pickText(
      { zh: settings.serviceHoursZh ?? '', en: settings.serviceHoursEn },
      locale,
    ),
  };
}

/** Context of a booking request. */
export interface BookingContext {
  /** Language of the response. */
  locale: Locale;
  audit: Audit;
  site: BookingSite;
  /** See the column: nobody is told of it. */
  needsCheck?: boolean;
  now?: Date;
}

/**
 * Creates a booking with its audit entry and messages. Call it in a transaction, once for a key.
 * @throws AppError VALIDATION_FAILED with the fields
 */
export async function takeBooking(
  transaction: Executor,
  given: BookingInput,
  { locale, audit, site, needsCheck = false, now = new Date() }: BookingContext,
): Promise<{ reference: string }> {
  const input = { ...given, ...cleanContacts(given), siteTimeZone: siteZoneOf(given) };
  await check(transaction, input, locale, now);
  const forgotten = await findForgotten(transaction, input.idempotencyKey);
  if (forgotten) return { reference: forgotten.reference };
  const booking = await insertBooking(transaction, input, { needsCheck, now, site });
  const { id, reference, type, status } = booking;
  await noteConsent(transaction, site.keys, {
    purpose: 'booking',
    contact: booking,
    recordId: id,
    noticeVersion: booking.privacyVersion,
    locale: booking.locale,
    givenAt: booking.consentedAt,
  });
  audit({
    action: 'booking.create',
    entityType: 'booking',
    entityId: id,
    changes: changedFields({}, { reference, type, status }),
  });
  return { reference };
}

/** The message to somebody who sends other content with the key of a booking. */
export function changedBooking({ reference }: Record<string, unknown>): Record<Locale, string> {
  return {
    zh: `您之前的预约已经收到，编号 ${reference}。这次内容有改动，再次提交将作为新的预约。`,
    en: `Your earlier booking has arrived, reference ${reference}. As the content has changed, sending again makes a new booking.`,
  };
}

type BookingRow = typeof bookings.$inferSelect;

/** A booking with this key that is so old that the key itself was deleted. */
async function findForgotten(db: Executor, key: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.idempotencyKey, key));
  return row;
}

async function check(db: Executor, input: BookingInput, locale: Locale, now: Date): Promise<void> {
  const form = await readBookingForm(db, locale);
  const fields = bookingProblems(input, {
    locale,
    now,
    privacyVersion: form.privacyVersion,
    solutions: form.solutions.map(({ key }) => key),
    isPhone: (phone, country) => readPhone(phone, country) !== null,
  });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

type Arrival = Required<Pick<BookingContext, 'needsCheck' | 'now' | 'site'>>;

async function insertBooking(
  db: Executor,
  input: BookingInput,
  arrival: Arrival,
): Promise<BookingRow> {
  const scene = await findBookingScene(db, input);
  const given = Object.fromEntries(broughtKinds.map((kind) => [kind, input[kind]]));
  // Those who read it are staff.
  const brought = await readBrought(db, given, 'zh');
  const booking = await insertRow(db, input, {
    ...arrival,
    scene,
    prefill: Object.fromEntries(brought.map(({ kind, key }) => [kind, key])),
  });
  const keys = [...new Set(input.products)];
  if (keys.length > 0) {
    await db
      .insert(bookingProducts)
      .values(keys.map((productKey) => ({ bookingId: booking.id, productKey })));
  }
  if (input.slots.length > 0) {
    await db.insert(bookingSlots).values(
      input.slots.map((slot, index) => {
        const { from, to } = slotInstants(slot, slotZone(input));
        return { bookingId: booking.id, startsAt: from, endsAt: to, preference: index + 1 };
      }),
    );
  }
  await db.insert(bookingEvents).values({ bookingId: booking.id, kind: 'created' });
  if (booking.status === 'spam') return booking;
  if (booking.needsCheck) await announceUnchecked(db, booking, arrival.now);
  else {
    await announceBooking(db, booking, {
      products: keys,
      scene: scene?.title ?? null,
      brought,
      publicUrl: arrival.site.publicUrl,
      slots: input.slots.map((slot) => {
        const { from, to } = slotInstants(slot, slotZone(input));
        return bookingTime({ startsAt: from, endsAt: to }, booking, 'zh');
      }),
    });
    await mailReceipt(db, booking, arrival.site);
  }
  return booking;
}

async function insertRow(
  db: Executor,
  input: BookingInput,
  {
    needsCheck,
    now,
    scene,
    prefill,
  }: Arrival &
    Pick<BookingRow, 'prefill'> & { scene: Awaited<ReturnType<typeof findBookingScene>> },
) {
  const { number, extension } = splitExtension(input.phone);
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const [row] = await db
      .insert(bookings)
      .values({
        reference: newReference(now),
        idempotencyKey: input.idempotencyKey,
        type: input.type,
        name: input.name,
        company: input.company,
        phone: readPhone(number, phoneCountry(input) ?? undefined),
        phoneExtension: extension || null,
        email: input.email || null,
        wechat: input.wechat || null,
        region: input.region || null,
        solutionKey: input.solution || null,
        budget: input.budget || null,
        timeZone: input.timeZone,
        siteTimeZone: input.siteTimeZone || null,
        message: input.message,
        availability: input.availability,
        consentedAt: now,
        privacyVersion: input.privacyVersion,
        locale: input.locale,
        source: input.source || null,
        utm: utmOf(input),
        sourcePage: input.sourcePage || null,
        siteAddress: input.siteAddress || null,
        prefill,
        sceneId: scene?.id ?? null,
        sceneCamera: scene?.camera ?? null,
        sceneLight: scene?.light ?? null,
        // A filled honeypot means a bot: stored for staff, but no notification.
        status: input.website ? 'spam' : 'new',
        needsCheck,
      })
      .onConflictDoNothing({ target: bookings.reference })
      .returning();
    if (row) return row;
  }
  throw new Error('no unused booking reference found; try again');
}

/** Campaign parameters that are kept. */
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The campaign parameters of an address. */
function utmOf({ utm }: BookingInput): Record<string, string> {
  const given = [...new URLSearchParams(utm)];
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      value && utmFields.includes(name) ? [[name, value.slice(0, 80)]] : [],
    ),
  );
}
