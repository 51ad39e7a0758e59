import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, ruleCheck, sha256Check, times } from './columns.ts';
import { liveRooms } from './live-reports.ts';
import { staffRef } from './staff.ts';

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

/** A key that lets a program use the API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text('name').notNull(),
    /** First characters of the key, so that staff recognise it. */
    prefix: text('prefix').notNull().unique(),
    /** SHA-256 of the whole key. */
    secretHash: text('secret_hash').notNull().unique(),
    /** What it may do, e.g. `reports.ingest`. */
    scopes: text('scopes').array().notNull(),
    /** The only live room it may report on; null for all. */
    roomId: uuid('room_id').references((): AnyPgColumn => liveRooms.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** Exact to the minute. */
    lastUsedAt: instant('last_used_at'),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    sha256Check(t.secretHash),
    ruleCheck(t.scopes, sql`cardinality(${t.scopes}) > 0`),
    index().on(t.roomId),
    index().on(t.createdBy),
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
