import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { clientKinds } from '#contracts/enums/shares.ts';
import { feedbackKinds, handlingStatuses } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import { countCheck, id, instant, localeColumn, ruleCheck, times, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** Views of one page on one day; no cookie and nothing personal. */
export const visitStats = pgTable(
  'visit_stats',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Path without query. */
    path: text('path').notNull(),
    /** Times shown. */
    views: integer('views').notNull().default(0),
    /** Visitors that day, by their daily mark. */
    visitors: integer('visitors').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.path] }),
    check('visit_stats_counts_check', sql`least(${t.views}, ${t.visitors}) >= 0`),
    index().on(t.path, t.day),
  ],
);

/** Where the visitors of one day came from and with what. */
export const visitOrigins = pgTable(
  'visit_origins',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Host that linked here; empty for none. */
    referrer: text('referrer').notNull().default(''),
    /** Coarse kind of client. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    /** Visitors. */
    visitors: integer('visitors').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.referrer, t.client] }),
    valueCheck(t.client, clientKinds),
    countCheck(t.visitors),
  ],
);

/** Daily salted hashes that tell a new visitor from a returning one; removed the next day. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Path; empty for the whole site. */
    path: text('path').notNull(),
    /** The hash. */
    mark: text('mark').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.mark] })],
);

/** A search without a result: a task for editors. */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: id(),
    /** Normalised query. */
    query: text('query').notNull(),
    /** Language that was searched. */
    locale: localeColumn(),
    /** Times asked. */
    count: integer('count').notNull().default(1),
    /** What editors did about it. */
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    /** When it was last asked. */
    lastAskedAt: instant('last_asked_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    valueCheck(t.status, handlingStatuses),
    ruleCheck(t.query, sql`length(${t.query}) between 1 and 200`),
    unique().on(t.query, t.locale),
    index().on(t.status, t.count),
  ],
);

/** What a visitor wrote to the provider from a page. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    /** Where it was left. */
    kind: text('kind', { enum: feedbackKinds }).notNull(),
    /** Page it was left on. */
    path: text('path').notNull(),
    /** Language of that page. */
    locale: localeColumn(),
    /** The visitor's words. */
    message: text('message').notNull(),
    /** How to answer, if the visitor says. */
    contact: text('contact'),
    /** Error code, diagnosis answers and the like. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** What staff did about it. */
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    /** Who handles it. */
    assigneeId: staffRef('assignee_id'),
    /** What was answered. */
    reply: text('reply'),
    /** When the personal data were erased. */
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, feedbackKinds),
    valueCheck(t.locale, locales),
    valueCheck(t.status, handlingStatuses),
    ruleCheck(t.message, sql`length(${t.message}) between 1 and 5000`),
    index().on(t.status, t.createdAt),
    index().on(t.assigneeId),
  ],
);
