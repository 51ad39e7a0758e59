import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, ruleCheck, sha256Check } from './columns.ts';

/** The response to a request, sent again if the client repeats the request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Operation, e.g. `bookings.create`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body; a repeat must be equal. */
    requestHash: text('request_hash').notNull(),
    /** Status of the response; null while the request is handled. */
    httpStatus: integer('http_status'),
    response: jsonb('response').$type<Record<string, unknown>>(),
    /** Deleted by the retention job after this moment. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    ruleCheck(t.key, sql`length(${t.key}) between 8 and 128`),
    sha256Check(t.requestHash),
    index().on(t.expiresAt),
  ],
);

/** Counters of the rate limits, shared by all processes. The table is unlogged: a crash may lose it. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the limit and hash of the visitor. */
    key: text('key').primaryKey(),
    /** Requests in this window so far. */
    points: integer('points').notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index().on(t.expire)],
);

/**
 * The salt of the day's visitor hashes. Rows of earlier days are deleted, so that hashes cannot be
 * traced back to visitors.
 */
export const dailySalts = pgTable('daily_salts', {
  /** Day in Beijing. */
  day: date('day').primaryKey(),
  /** 32 random bytes, base64url. */
  salt: text('salt').notNull(),
});

/** A used proof of work; it is not accepted again. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Deleted by the retention job after this moment. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
