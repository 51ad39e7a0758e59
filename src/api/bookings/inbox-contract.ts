import { z } from 'zod';
import { broughtSchema } from '#contracts/bookings/brought.ts';
import {
  answerChannels,
  bookingEventKinds,
  bookingStatuses,
  bookingTypes,
  budgetRanges,
  MAX_NEXT_STEP,
  MAX_SLOTS,
} from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, listOf, localizedTextSchema } from '#contracts/schemas.ts';

const { route } = routesOf('bookings');
const fieldRights = 'Roles without the right to personal data get the record without it.';

const person = z.object({ id: z.uuid(), name: z.string() });

const period = z.object({ startsAt: instantSchema, endsAt: instantSchema });

/** What lists and records show of a booking. */
const summary = {
  id: z.uuid(),
  reference: z.string(),
  type: z.enum(bookingTypes),
  status: z.enum(bookingStatuses),
  locale: z.enum(locales),
  createdAt: instantSchema,
  /** It has waited for an answer for longer than the site promises. */
  isOverdue: z.boolean(),
  /** It came without proof of work while too many were sent, and nobody has handled it. */
  needsCheck: z.boolean(),
  assignee: person.nullable(),
  /** Another booking that is not closed has the same contact. */
  isRepeated: z.boolean(),
  nextStepOn: z.iso.date().nullable(),
  products: z.array(z.string()),
  name: z.string().optional(),
  company: z.string().optional(),
  nextStep: z.string().optional(),
};

/** Filters of the list and its page. */
export const bookingQuery = z.strictObject({
  /** Words of reference, name, company or contact; without personal data only of the reference. */
  q: z.string().trim().max(80).optional(),
  status: z.enum(bookingStatuses).optional(),
  /**
   * Bookings that somebody still has to answer, or has not answered in time, neither with those to be
   * checked; or these; or those whose next step is due.
   */
  show: z.enum(['open', 'overdue', 'to_check', 'due']).optional(),
  /** `mine`: those of the person who asks, and those of nobody. */
  assignee: z
    .uuid()
    .or(z.enum(['none', 'mine']))
    .optional(),
  product: z.enum(productKeys).optional(),
  locale: z.enum(locales).optional(),
  after: z.uuid().optional(),
});

export const listBookings = route('GET /admin/bookings', {
  summary: 'Lists bookings, the newest first',
  description: fieldRights,
  query: bookingQuery,
  data: keysetOf(summary),
});

export const readBooking = route('GET /admin/bookings/:id', {
  summary: 'One booking with its notes, answers and history',
  description: fieldRights,
  data: z.object({
    ...summary,
    /** Sent with a change; see PATCH. */
    version: z.int(),
    solution: localizedTextSchema.nullable(),
    budget: z.enum(budgetRanges).nullable(),
    /** Zone of the visitor. */
    timeZone: z.string(),
    /** Zone of the site of a visit, where it is another one. */
    siteTimeZone: z.string().nullable(),
    /** Preferred times, the best first. */
    slots: z.array(period),
    /** Times that staff proposed and the visitor has not accepted. */
    proposals: z.array(period),
    /** The time on which both sides have agreed. */
    appointment: period.nullable(),
    /** The virtual scene that it is for, with the chosen light and camera as far as it has them. */
    scene: z
      .object({
        slug: z.string(),
        name: localizedTextSchema,
        view: localizedTextSchema.nullable(),
      })
      .nullable(),
    source: z.string().nullable(),
    /** Path of our page from which the visitor came to the form. */
    sourcePage: z.string().nullable(),
    /** What the visitor brought along from other pages. */
    brought: z.array(broughtSchema),
    cancelledAt: instantSchema.nullable(),
    withdrawnAt: instantSchema.nullable(),
    /** Campaign parameters of the address from which it came. */
    utm: z.record(z.string(), z.string()),
    /** The project that was made of it. */
    project: z
      .object({ id: z.uuid(), number: z.string(), name: z.string(), customer: person })
      .nullable(),
    consentedAt: instantSchema,
    privacyVersion: z.string(),
    /** Time at which the personal data was erased. */
    erasedAt: instantSchema.nullable(),
    /** An address was given and the site can send mail. */
    canMail: z.boolean(),
    /** Where the visitor checks the booking. */
    lookUpAddress: z.string(),
    phone: z.string().nullable().optional(),
    /** Dialled when the number answers. */
    phoneExtension: z.string().nullable().optional(),
    email: z.string().nullable().optional(),
    wechat: z.string().nullable().optional(),
    region: z.string().nullable().optional(),
    siteAddress: z.string().nullable().optional(),
    message: z.string().optional(),
    availability: z.string().optional(),
    /** Other bookings with the same contact, the newest first. */
    repeats: z
      .array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          status: z.enum(bookingStatuses),
          createdAt: instantSchema,
        }),
      )
      .optional(),
    notes: z
      .array(
        z.object({
          id: z.uuid(),
          author: z.string().nullable(),
          body: z.string(),
          createdAt: instantSchema,
        }),
      )
      .optional(),
    answers: z
      .array(
        z.object({
          id: z.uuid(),
          author: z.string().nullable(),
          channel: z.enum(answerChannels),
          body: z.string(),
          createdAt: instantSchema,
          /** State of the mail; null for other channels, and once the mail itself was deleted. */
          delivery: z.enum(['waiting', 'sent', 'failed']).nullable(),
        }),
      )
      .optional(),
    history: z.array(
      z.object({
        kind: z.enum(bookingEventKinds),
        actor: z.string().nullable(),
        /** Values before and after: states, names of staff, or a channel. */
        from: z.string().nullable(),
        to: z.string().nullable(),
        createdAt: instantSchema,
      }),
    ),
  }),
});

export const changeBooking = route('PATCH /admin/bookings/:id', {
  summary: 'Assigns a booking, changes its state or its next step',
  description: '409 (CONFLICT) if somebody changed it since this version.',
  body: z.strictObject({
    version: z.int(),
    status: z.enum(bookingStatuses).optional(),
    assigneeId: z.uuid().nullable().optional(),
    nextStep: z.string().trim().max(MAX_NEXT_STEP).optional(),
    nextStepOn: z.iso.date().nullable().optional(),
  }),
});

/** Proposes times to the visitor, or records the one on which both agreed. */
export const proposeBookingTimes = route('POST /admin/bookings/:id/proposals', {
  summary: 'Proposes times to the visitor, or records an agreed one',
  description:
    'They replace earlier proposals and an appointment. The visitor gets them by mail, if there is an ' +
    'address, and accepts one of them. 409 (CONFLICT) if the booking was changed since this version.',
  body: z.strictObject({
    version: z.int(),
    times: z
      .array(z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }))
      .min(1)
      .max(MAX_SLOTS),
    isAgreed: z.boolean().default(false).describe('The visitor has agreed to the only time'),
  }),
});

const textSchema = z.string().trim().min(1).max(5000);

export const addBookingNote = route('POST /admin/bookings/:id/notes', {
  summary: 'Adds a note that only staff see',
  body: z.strictObject({ text: textSchema }),
});

export const answerBooking = route('POST /admin/bookings/:id/answers', {
  summary: 'Sends an answer by mail, or records a call or chat with its result',
  description: 'The booking is then answered. 409 (CONFLICT) if it was changed since this version.',
  body: z.strictObject({ version: z.int(), channel: z.enum(answerChannels), text: textSchema }),
});

export const listBookingAssignees = route('GET /admin/booking-assignees', {
  summary: 'The people that a booking can be assigned to',
  data: listOf(person),
});
