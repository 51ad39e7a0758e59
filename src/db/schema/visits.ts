import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { clientKinds } from '#contracts/enums/shares.ts';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import { countCheck, id, instant, localeColumn, ruleCheck, times, valueCheck } from './columns.ts';

/** Views of a page on one day; counted without cookies and personal data. */
export const visitStats = pgTable(
  'visit_stats',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Path without query. */
    path: text('path').notNull(),
    views: integer('views').notNull().default(0),
    /** Different visitors of that day. */
    visitors: integer('visitors').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.path] }),
    check('visit_stats_counts_check', sql`least(${t.views}, ${t.visitors}) >= 0`),
    index().on(t.path, t.day),
  ],
);

/** Visitors of one day by referrer and kind of browser. */
export const visitOrigins = pgTable(
  'visit_origins',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Host that linked here; empty for none. */
    referrer: text('referrer').notNull().default(''),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    visitors: integer('visitors').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.referrer, t.client] }),
    valueCheck(t.client, clientKinds),
    countCheck(t.visitors),
  ],
);

/** Salted hashes of the visitors of a day, so that each counts once; deleted the next day. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Path; empty for the whole site. */
    path: text('path').notNull(),
    /** Salted hash of the visitor, new every day. */
    mark: text('mark').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.mark] })],
);

/** A search without results, for editors to review. */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: id(),
    /** Normalised by the search. */
    query: text('query').notNull(),
    locale: localeColumn(),
    count: integer('count').notNull().default(1),
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    lastAskedAt: instant('last_asked_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    valueCheck(t.status, handlingStatuses),
    ruleCheck(t.query, sql`length(${t.query}) between 1 and 200`),
    unique().on(t.query, t.locale),
    index().on(t.status, t.count, t.id),
  ],
);
