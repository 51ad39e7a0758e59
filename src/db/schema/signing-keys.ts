import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ruleCheck, times } from './columns.ts';

/** A key that signs acceptance sheets and checksums; its private half is never in the database. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id(),
    /** Ed25519 public key, 32 bytes in base64. */
    publicKey: text('public_key').notNull().unique(),
    label: text('label').notNull(),
    /** Signs nothing new after this moment; still verifies. */
    retiredAt: instant('retired_at'),
    ...times(),
  },
  (t) => [ruleCheck(t.publicKey, sql`${t.publicKey} ~ '^[A-Za-z0-9+/]{43}=$'`)],
);
