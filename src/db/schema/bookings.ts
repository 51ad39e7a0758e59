import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  answerChannels,
  type BroughtKind,
  bookingEventKinds,
  bookingStatuses,
  bookingTypes,
  budgetRanges,
} from '#contracts/enums/bookings.ts';
import { locales } from '#contracts/locale.ts';
import {
  belongsTo,
  id,
  instant,
  localeColumn,
  orderCheck,
  ruleCheck,
  times,
  valueCheck,
} from './columns.ts';
import { productRef } from './products.ts';
import { scenes } from './scenes.ts';
import { solutionRef } from './solutions.ts';
import { staffRef } from './staff.ts';

/** A visitor's request to work together; it may become a project. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** Number given to the visitor, e.g. `MJ20261121-7K3D`. */
    reference: text('reference').notNull().unique(),
    /** Sent by the form; a repeated request returns this booking. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    type: text('type', { enum: bookingTypes }).notNull().default('consultation'),
    name: text('name').notNull(),
    company: text('company').notNull().default(''),
    /** Telephone in E.164. */
    phone: text('phone'),
    /** Digits that are dialled when the number answers. */
    phoneExtension: text('phone_extension'),
    email: text('email'),
    wechat: text('wechat'),
    region: text('region'),
    /** Planned use of the live room. */
    solutionKey: solutionRef('solution_key'),
    budget: text('budget', { enum: budgetRanges }),
    /** IANA zone of the visitor. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    siteAddress: text('site_address'),
    /** IANA zone of the site of a visit, where it is not that of the visitor. */
    siteTimeZone: text('site_time_zone'),
    message: text('message').notNull().default(''),
    /** When the visitor can be reached, in the visitor's words. */
    availability: text('availability').notNull().default(''),
    consentedAt: instant('consented_at').notNull(),
    privacyVersion: text('privacy_version').notNull(),
    locale: localeColumn(),
    /** Another site from which the visitor came. */
    source: text('source'),
    /** Path of our own page from which the visitor came to the form. */
    sourcePage: text('source_page'),
    /** Campaign parameters of the URL. */
    utm: jsonb('utm').$type<Record<string, string>>().notNull().default({}),
    /** What the visitor brought along from other pages, by its kind. */
    prefill: jsonb('prefill').$type<Partial<Record<BroughtKind, string>>>().notNull().default({}),
    sceneId: uuid('scene_id').references(() => scenes.id, {
      onDelete: 'set null',
    }),
    /** Keys of the camera and of the light of the scene that the visitor chose. */
    sceneCamera: text('scene_camera'),
    sceneLight: text('scene_light'),
    status: text('status', { enum: bookingStatuses }).notNull().default('new'),
    /**
     * It came without proof of work while too many were sent: nobody was told of it, and staff look
     * first whether a person wrote it.
     */
    needsCheck: boolean('needs_check').notNull().default(false),
    assigneeId: staffRef('assignee_id'),
    /** What staff do next, and on which day in Beijing. */
    nextStep: text('next_step').notNull().default(''),
    nextStepOn: date('next_step_on'),
    lostReason: text('lost_reason'),
    /** Time of the first answer. */
    answeredAt: instant('answered_at'),
    /** Incremented by every change of staff; a change with an older one is refused. */
    version: integer('version').notNull().default(1),
    /** The visitor does not want it any more. */
    cancelledAt: instant('cancelled_at'),
    /** The visitor withdrew the consent: it was erased at once. */
    withdrawnAt: instant('withdrawn_at'),
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.reference, sql`${t.reference} ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'`),
    valueCheck(t.type, bookingTypes),
    valueCheck(t.budget, budgetRanges),
    valueCheck(t.locale, locales),
    valueCheck(t.status, bookingStatuses),
    check(
      'bookings_contact_check',
      sql`${t.erasedAt} is not null or num_nonnulls(${t.phone}, ${t.email}, ${t.wechat}) >= 1`,
    ),
    ruleCheck(t.phone, sql`${t.phone} ~ '^\\+[1-9][0-9]{5,14}$'`),
    ruleCheck(
      t.phoneExtension,
      sql`${t.phoneExtension} is null or (${t.phoneExtension} ~ '^[0-9]{1,6}$' and ${t.phone} is not null)`,
    ),
    ruleCheck(t.email, sql`${t.email} like '_%@_%'`),
    ruleCheck(t.nextStep, sql`length(${t.nextStep}) <= 200`),
    ruleCheck(t.message, sql`length(${t.message}) <= 5000`),
    index().on(t.status, t.id),
    index().on(t.createdAt),
    index().on(t.assigneeId, t.id),
    index().on(t.solutionKey),
    index().on(t.sceneId),
    index().on(t.nextStepOn),
    index().on(t.phone),
    index('bookings_lower_email_index').on(sql`lower(${t.email})`),
    index('bookings_lower_wechat_index').on(sql`lower(${t.wechat})`),
  ],
);

/** Products that a booking is about. */
export const bookingProducts = pgTable(
  'booking_products',
  {
    bookingId: belongsTo('booking_id', () => bookings.id),
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.productKey] }), index().on(t.productKey)],
);

/** A time that the visitor prefers, or that staff propose. */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    id: id(),
    bookingId: belongsTo('booking_id', () => bookings.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** 1 for the preferred time, then 2 and 3. */
    preference: integer('preference').notNull().default(1),
    /** Proposed by staff; otherwise wished by the visitor. */
    proposed: boolean('proposed').notNull().default(false),
    /** Both sides have agreed on it. */
    chosen: boolean('chosen').notNull().default(false),
    ...times(),
  },
  (t) => [
    orderCheck(t.startsAt, t.endsAt),
    unique().on(t.bookingId, t.proposed, t.startsAt),
    uniqueIndex('booking_slots_chosen_key').on(t.bookingId).where(sql`${t.chosen}`),
    index().on(t.startsAt),
  ],
);

/** A note of staff on a booking. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    bookingId: belongsTo('booking_id', () => bookings.id),
    authorId: staffRef('author_id'),
    body: text('body').notNull(),
    ...times(),
  },
  (t) => [index().on(t.bookingId, t.createdAt), index().on(t.authorId)],
);

/** What staff answered to a booking, by mail, telephone or WeChat. */
export const bookingAnswers = pgTable(
  'booking_answers',
  {
    id: id(),
    bookingId: belongsTo('booking_id', () => bookings.id),
    authorId: staffRef('author_id'),
    channel: text('channel', { enum: answerChannels }).notNull(),
    /** Text of the mail, or result of the call or chat. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.channel, answerChannels),
    index().on(t.bookingId, t.createdAt),
    index().on(t.authorId),
  ],
);

/** A change of a booking. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: belongsTo('booking_id', () => bookings.id),
    kind: text('kind', { enum: bookingEventKinds }).notNull(),
    /** Null for the visitor and the system. */
    actorId: staffRef('actor_id'),
    /** Old and new value, where something changed. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.kind, bookingEventKinds),
    index().on(t.bookingId, t.createdAt),
    index().on(t.actorId),
  ],
);
