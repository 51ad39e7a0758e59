import { z } from 'zod';
import { broughtSchema } from '#contracts/bookings/brought.ts';
import {
  type BookingText,
  bookingChoices,
  bookingTextNames,
  bookingTexts,
  DEFAULT_TIME_ZONE,
} from '#contracts/bookings/fields.ts';
import { ownBookingSchema } from '#contracts/bookings/own-booking.ts';
import { dayParts, MAX_SLOTS } from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import { listOf, localeSchema, slugSchema } from '#contracts/schemas.ts';

const { route, file } = routesOf('bookings');

const choice = z.object({ key: z.string(), name: z.string() });

export const getBookingForm = route('GET /bookings/form', {
  summary: 'Choices of the booking form and the privacy notice it refers to',
  query: z.strictObject({ locale: localeSchema }),
  data: z.object({
    products: z.array(choice),
    solutions: z.array(choice),
    timeZones: z.array(choice.extend({ country: z.string() })),
    countries: z.array(choice),
    privacyVersion: z.string(),
    serviceHours: z.string(),
  }),
});

export const getBookingScene = route('GET /bookings/scenes/:slug', {
  summary: 'Name and picture of a virtual scene that a booking may be for',
  description: 'Only scenes of the library and those with a public link; 404 for others.',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({
    locale: localeSchema,
    camera: slugSchema.optional(),
    light: slugSchema.optional(),
  }),
  data: z.object({
    slug: z.string(),
    name: z.string(),
    /** The chosen camera and light in words; null without them. */
    view: z.string().nullable(),
    /** Of the chosen light, or else of the scene. */
    picture: pictureSchema.nullable(),
  }),
});

/** A code in an address; one that cannot be read is left out. */
const code = (name: 'plan' | 'room') => z.string().max(bookingTexts[name]).optional();

export const getBrought = route('GET /bookings/brought', {
  summary: 'Names of what a visitor brings along to the booking form',
  description: 'Unknown and unpublished ones are left out.',
  query: z.strictObject({
    locale: localeSchema,
    case: slugSchema.optional(),
    campaign: slugSchema.optional(),
    plan: code('plan'),
    room: code('room'),
  }),
  data: listOf(broughtSchema),
});

/** A bounded text as typed; rules.ts validates it in the visitor's language. */
const text = (name: BookingText) => z.string().trim().max(bookingTexts[name]).default('');

const texts = Object.fromEntries(bookingTextNames.map((name) => [name, text(name)])) as Record<
  BookingText,
  ReturnType<typeof text>
>;

/** A booking request. The schema sets bounds; rules.ts checks the rest with readable messages. */
export const bookingSchema = z.strictObject({
  ...texts,
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .describe('Made by the client, the same for every try of one booking'),
  type: z.enum(bookingChoices.type).default(bookingChoices.type[0]),
  budget: z.enum(bookingChoices.budget).or(z.literal('')).default(''),
  products: z.array(z.enum(productKeys)).max(productKeys.length).default([]),
  slots: z
    .array(z.strictObject({ day: z.iso.date(), part: z.enum(dayParts) }))
    .max(MAX_SLOTS)
    .default([])
    .describe('Preferred times, the best first'),
  consent: z.boolean().default(false),
  locale: z.enum(locales).default('zh'),
  phone: texts.phone.describe('With its country code, or a number of `country`'),
  country: texts.country.describe(
    'ISO 3166-1 code; needed for a phone without country code, except for mainland numbers from a Chinese page and zone',
  ),
  solution: texts.solution.describe('Key of a solution offered by GET /bookings/form'),
  timeZone: z
    .string()
    .max(bookingTexts.timeZone)
    .default(DEFAULT_TIME_ZONE)
    .describe('IANA zone of the visitor'),
  siteTimeZone: texts.siteTimeZone.describe(
    'IANA zone of the site of a visit, if it is another one; the slots are then in it',
  ),
  scene: texts.scene.describe('Slug of a virtual scene; unknown ones are ignored'),
  camera: texts.camera.describe('Key of a camera of the scene; unknown ones are ignored'),
  light: texts.light.describe('Key of a light of the scene; unknown ones are ignored'),
  siteAddress: texts.siteAddress.describe('Where a visit takes place'),
  case: texts.case.describe('Slug of a case; unknown ones are ignored'),
  campaign: texts.campaign.describe('Slug of a campaign; unknown ones are ignored'),
  plan: texts.plan.describe('Code of a studio plan; an unreadable one is ignored'),
  room: texts.room.describe('Answers of the room chooser; unreadable ones are ignored'),
  sourcePage: texts.sourcePage.describe(
    'Path of the page of this site from which the visitor came',
  ),
  source: texts.source.describe('Site from which the visitor came'),
  utm: texts.utm.describe('utm_source, utm_medium and utm_campaign as a query'),
  privacyVersion: texts.privacyVersion.describe('Version of the notice that was accepted'),
  website: texts.website.describe('Left empty by people'),
});

/** A booking after schema validation. */
export type BookingInput = z.output<typeof bookingSchema>;

/** What the visitor can change later. */
const changeable = {
  slots: bookingSchema.shape.slots,
  timeZone: bookingSchema.shape.timeZone,
  message: texts.message,
  availability: texts.availability,
  siteTimeZone: z
    .string()
    .max(bookingTexts.siteTimeZone)
    .optional()
    .describe('IANA zone of the site of a visit; empty for that of the visitor. Kept if left out'),
};

/** Creates a booking. A repeat with the same key and body returns the same reference. */
export const createBooking = route('POST /bookings', {
  summary: 'Book a conversation, demo, visit or trial',
  description:
    'Safe to repeat: for seven days, a body with the same idempotencyKey and content is answered ' +
    'with the reference of the first one; the same key with other content is answered with 409 ' +
    '(CONFLICT). A key made for one booking should be used for every try of it and for no other. ' +
    'While too many bookings come, a call with the header "x-proof: able" is answered with 429 ' +
    "(PROOF_REQUIRED) and a challenge in ALTCHA's format (data.challenge); repeat it with " +
    'challenge and solution as JSON in base64url in that header. Calls without the header are ' +
    'taken, and staff check them first.',
  body: bookingSchema,
  data: z.object({ reference: z.string() }),
});

/** What proves that a booking is the visitor's own. */
const claim = z.strictObject({
  reference: z.string().trim().max(40).describe('Reference, as the visitor wrote it down'),
  contact: z
    .string()
    .trim()
    .max(bookingTexts.email)
    .describe('Last four characters of phone or WeChat ID, or one of the contacts in full'),
});

const ownClaim = claim.extend({ locale: localeSchema });

const wrongPair = 'A wrong reference and a wrong contact have the same answer, 404.';

/** Shows a booking to its visitor. A POST, so that reference and contact stay out of addresses. */
export const findBooking = route('POST /bookings/status', {
  summary: 'State of a booking, by its reference and the end of its contact',
  description: wrongPair,
  body: ownClaim,
  data: ownBookingSchema,
});

/** Accepts a time that staff proposed. */
export const acceptBookingTime = route('POST /bookings/acceptance', {
  summary: 'Accept a proposed time of a booking',
  description: `${wrongPair} 409 (CONFLICT) if the time is not proposed any more. Safe to repeat.`,
  body: ownClaim.extend({ proposal: z.uuid().describe('Id of the proposed time') }),
  data: ownBookingSchema,
});

/** Changes the wished times and what the visitor wrote. */
export const changeOwnBooking = route('POST /bookings/change', {
  summary: 'Change the times and the text of a booking',
  description: `${wrongPair} Earlier times, proposals and an appointment are dropped if the times change.`,
  body: ownClaim.extend({ ...changeable }),
  data: ownBookingSchema,
});

/** Cancels a booking: it is closed, and nobody contacts the visitor about it. */
export const cancelBooking = route('POST /bookings/cancellation', {
  summary: 'Cancel a booking, by its reference and the end of its contact',
  description: `${wrongPair} Safe to repeat: a cancelled booking stays cancelled.`,
  body: ownClaim,
  data: ownBookingSchema,
});

/** Withdraws the consent to a booking: all that it says of the person is erased. */
export const withdrawBooking = route('POST /bookings/withdrawal', {
  summary: 'Withdraw the consent to a booking and erase its personal data',
  description: `${wrongPair} Afterwards the booking is not found any more.`,
  body: ownClaim,
  data: ownBookingSchema,
});

/** The appointment as a file. The ticket comes with the booking, and ends with the appointment. */
export const getBookingCalendar = file('GET /bookings/calendar/:ticket', {
  summary: 'Appointment of a booking as a calendar file',
  params: z.strictObject({ ticket: z.string().max(160) }),
  mediaType: 'text/calendar',
});
