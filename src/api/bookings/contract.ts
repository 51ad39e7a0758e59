import { z } from 'zod';
import { bookingTypes, budgetRanges, dayParts, MAX_SLOTS } from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { defineRoute } from '#contracts/route.ts';
import { localeSchema } from '#contracts/schemas.ts';

const choice = z.object({ key: z.string(), name: z.string() });

/** What the booking form offers. */
export const getBookingForm = defineRoute({
  method: 'GET',
  path: '/bookings/form',
  group: 'bookings',
  summary: 'Choices of the booking form and the privacy notice it refers to',
  query: z.strictObject({ locale: localeSchema }),
  data: z.object({
    products: z.array(choice),
    scenes: z.array(choice),
    privacyVersion: z.string(),
    serviceHours: z.string(),
  }),
});

/** A line of text as it is typed; whether it makes sense is for rules.ts to say, in words. */
const line = (max: number) => z.string().trim().max(max).default('');

/** What a visitor sends. The schema bounds it; rules.ts checks it in the visitor's language. */
export const bookingSchema = z.strictObject({
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .describe('Made by the client, the same for every try of one booking'),
  type: z.enum(bookingTypes).default('consultation'),
  name: line(60),
  company: line(120),
  phone: line(40).describe('Mainland number, or an international one with its country code'),
  email: line(254),
  wechat: line(40),
  region: line(60),
  products: z.array(z.enum(productKeys)).max(productKeys.length).default([]),
  scene: line(96).describe('Key of a scene offered by GET /bookings/form'),
  budget: z.enum(budgetRanges).or(z.literal('')).default(''),
  slots: z
    .array(z.strictObject({ day: z.iso.date(), part: z.enum(dayParts) }))
    .max(MAX_SLOTS)
    .default([])
    .describe('Preferred times, the best first'),
  timeZone: z.string().max(64).default('Asia/Shanghai').describe('IANA zone of the slots'),
  message: line(2000),
  consent: z.boolean().default(false),
  privacyVersion: line(32).describe('Version of the notice that was accepted'),
  locale: z.enum(locales).default('zh'),
  website: z.string().max(200).default('').describe('Left empty by people'),
});

/** What a visitor sends, after its schema. */
export type BookingInput = z.output<typeof bookingSchema>;

/** Sends a booking. A repeat with the same key and body answers with the same reference. */
export const createBooking = defineRoute({
  method: 'POST',
  path: '/bookings',
  group: 'bookings',
  summary: 'Book a conversation, demo, visit or trial',
  description:
    'Safe to repeat: for seven days, a body with the same idempotencyKey and content is answered ' +
    'with the reference of the first one; the same key with other content is answered with 409 ' +
    '(CONFLICT). A key made for one booking should be used for every try of it and for no other.',
  body: bookingSchema,
  data: z.object({ reference: z.string() }),
});
