import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sha256Check } from '../columns.ts';
import { signingKeys } from '../signing-keys.ts';
import { sheetHead } from './sheets.ts';

/** The seal of a signed sheet. Triggers refuse every change to it and to what it seals. */
export const sheetSeals = pgTable(
  'sheet_seals',
  {
    /** Id of the sheet. */
    sheetId: sheetHead('sheet_id'),
    /** What was signed, as canonical JSON. */
    record: text('record').notNull(),
    /** SHA-256 of the record. */
    contentHash: text('content_hash').notNull(),
    /** Short code printed on the record. */
    verificationCode: text('verification_code').notNull().unique(),
    /** Ed25519 signature over the record, in base64. */
    signature: text('signature').notNull(),
    signingKeyId: uuid('signing_key_id')
      .notNull()
      .references(() => signingKeys.id, { onDelete: 'restrict' }),
    /** Content hash of the seal before; null for the first one. */
    previousHash: text('previous_hash').unique(),
    sealedAt: instant('sealed_at').notNull().defaultNow(),
  },
  (t) => [sha256Check(t.contentHash), sha256Check(t.previousHash), index().on(t.signingKeyId)],
);
