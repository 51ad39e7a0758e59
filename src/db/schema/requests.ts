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

/** The answer to a request, for clients that send it again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Operation, e.g. `bookings.create`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body; a repeat must be equal. */
    requestHash: text('request_hash').notNull(),
    /** Status of the answer; null while under way. */
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
 * The salt of the marks that tell a day's visitors apart. Rows of earlier days are deleted, so that
 * marks cannot be traced back.
 */
export const dailySalts = pgTable('daily_salts', {
  /** Day in UTC. */
  day: date('day').primaryKey(),
  /** 32 random bytes, base64url. */
  salt: text('salt').notNull(),
});

/** A proof of work that was used, so that it is not used twice. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Deleted by the retention job after this moment. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
