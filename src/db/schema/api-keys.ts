import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, ruleCheck, sha256Check, times } from './columns.ts';
import { liveRooms } from './live-reports.ts';
import { staffRef } from './staff.ts';

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
    /** Allowed operations, e.g. `live-reports.ingest`. */
    scopes: text('scopes').array().notNull(),
    /** Live room that it may report on; null for all rooms. */
    roomId: uuid('room_id').references(() => liveRooms.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** Rounded to the minute. */
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
