import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ruleCheck, times } from './columns.ts';

/** A key that signs acceptance sheets and checksums; the private key is never in the database. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id(),
    /** Ed25519 public key, 32 bytes in base64. */
    publicKey: text('public_key').notNull().unique(),
    label: text('label').notNull(),
    /** From this time the key only verifies and signs nothing new. */
    retiredAt: instant('retired_at'),
    ...times(),
  },
  (t) => [ruleCheck(t.publicKey, sql`${t.publicKey} ~ '^[A-Za-z0-9+/]{43}=$'`)],
);
