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

/** The answer to a request that a client may repeat. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Operation, e.g. `bookings.create`. */
    scope: text('scope').notNull(),
    /** Sent by the client. */
    key: text('key').notNull(),
    /** SHA-256 of the body; a repeat must be equal. */
    requestHash: text('request_hash').notNull(),
    /** Status of the answer; null while under way. */
    httpStatus: integer('http_status'),
    /** Body of the answer. */
    response: jsonb('response').$type<Record<string, unknown>>(),
    /** Forgotten after this moment. */
    expiresAt: instant('expires_at').notNull(),
    /** When it was first asked. */
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
    /** Who uses it. */
    name: text('name').notNull(),
    /** First characters, to recognise it. */
    prefix: text('prefix').notNull().unique(),
    /** SHA-256 of the whole key. */
    secretHash: text('secret_hash').notNull().unique(),
    /** What it may do, e.g. `reports.ingest`. */
    scopes: text('scopes').array().notNull(),
    /** The only live room it may report on; null for all. */
    roomId: uuid('room_id').references((): AnyPgColumn => liveRooms.id, { onDelete: 'cascade' }),
    /** Stops working at this moment. */
    expiresAt: instant('expires_at'),
    /** When it was revoked. */
    revokedAt: instant('revoked_at'),
    /** When it was last used, to the minute. */
    lastUsedAt: instant('last_used_at'),
    /** Who made it. */
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

/** Counters of the rate limits, shared by all processes; unlogged, since they may be lost. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Limit and visitor. */
    key: text('key').primaryKey(),
    /** Requests so far. */
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

/** A proof of work that was handed in already. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    /** The challenge. */
    challenge: text('challenge').primaryKey(),
    /** Removed after this moment. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
