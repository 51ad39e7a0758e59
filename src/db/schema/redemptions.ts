import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { codeStatuses, redemptionOutcomes } from '#contracts/enums/redemptions.ts';
import { locales } from '#contracts/locale.ts';
import type { LicenceFile } from '#contracts/redemptions/licence.ts';
import { campaigns } from './campaigns.ts';
import {
  belongsTo,
  id,
  instant,
  localeColumn,
  orderCheck,
  ruleCheck,
  sha256Check,
  times,
  valueCheck,
} from './columns.ts';
import { staffRef } from './staff.ts';

/** Codes that were generated or imported together; they are valid at the same time. */
export const redemptionBatches = pgTable(
  'redemption_batches',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    label: text('label').notNull(),
    quantity: integer('quantity').notNull(),
    /** Codes that exist already; a job makes the rest. */
    made: integer('made').notNull().default(0),
    /** False for generated codes. */
    imported: boolean('imported').notNull().default(false),
    validFrom: instant('valid_from'),
    /** From this moment the codes are expired. */
    validUntil: instant('valid_until'),
    /** Encrypted passphrase of the file, while the job makes codes. */
    passphrase: text('passphrase'),
    /** Salt of the file's key, 8 bytes in hexadecimal; null for imported codes. */
    fileSalt: text('file_salt'),
    /** The first download of the file, which is deleted a day later. */
    downloadedAt: instant('downloaded_at'),
    fileDeletedAt: instant('file_deleted_at'),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.quantity, sql`${t.quantity} >= 1`),
    ruleCheck(t.made, sql`${t.made} between 0 and ${t.quantity}`),
    ruleCheck(t.fileSalt, sql`${t.fileSalt} ~ '^[0-9a-f]{16}$'`),
    check('redemption_batches_file_check', sql`${t.imported} = (${t.fileSalt} is null)`),
    // A job that is done keeps no key to what it has written.
    check(
      'redemption_batches_passphrase_check',
      sql`(${t.passphrase} is not null) = (not ${t.imported} and ${t.made} < ${t.quantity})`,
    ),
    orderCheck(t.validFrom, t.validUntil),
    index().on(t.campaignId),
    index().on(t.createdBy),
  ],
);

/** A part of the file with the codes of a batch, encrypted with the passphrase of whoever made it. */
export const redemptionFileParts = pgTable(
  'redemption_file_parts',
  {
    batchId: belongsTo('batch_id', () => redemptionBatches.id),
    /** Codes before this part. */
    offset: integer('offset').notNull(),
    /** In base64. */
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.offset] })],
);

/** A code that comes with a camera. The code itself is not stored. */
export const redemptionCodes = pgTable(
  'redemption_codes',
  {
    id: id(),
    /** HMAC-SHA-256 of the code under a key of SECRET_KEY. */
    codeMac: text('code_mac').notNull().unique(),
    /** The key of the HMAC: SECRET_KEY may have several. */
    keyId: text('key_id').notNull(),
    /** The last four symbols, by which staff find a code. */
    last4: text('last4').notNull(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => redemptionBatches.id, { onDelete: 'restrict' }),
    status: text('status', { enum: codeStatuses }).notNull().default('issued'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    ...times(),
  },
  (t) => [
    sha256Check(t.codeMac),
    ruleCheck(t.last4, sql`${t.last4} ~ '^[0-9A-HJKMNP-TV-Z]{4}$'`),
    valueCheck(t.status, codeStatuses),
    check(
      'redemption_codes_revoked_check',
      sql`(${t.status} = 'revoked') = (${t.revokedAt} is not null)`,
    ),
    index().on(t.campaignId, t.status),
    index().on(t.batchId, t.status),
    index().on(t.last4),
  ],
);

/** The activation of a code. Its unique code_id makes a second one impossible. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: id(),
    codeId: uuid('code_id')
      .notNull()
      .unique()
      .references(() => redemptionCodes.id, { onDelete: 'restrict' }),
    /** Telephone in E.164. */
    phone: text('phone'),
    email: text('email'),
    deviceModel: text('device_model').notNull().default(''),
    deviceSerial: text('device_serial'),
    licenceKey: text('licence_key').notNull().unique(),
    /** The signed licence file; null once the person is erased, since it names the device. */
    licence: jsonb('licence').$type<LicenceFile>(),
    expiresAt: instant('expires_at').notNull(),
    consentedAt: instant('consented_at').notNull(),
    privacyVersion: text('privacy_version').notNull(),
    locale: localeColumn(),
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    check('redemptions_licence_check', sql`(${t.erasedAt} is null) = (${t.licence} is not null)`),
    check(
      'redemptions_contact_check',
      sql`${t.erasedAt} is not null or num_nonnulls(${t.phone}, ${t.email}) >= 1`,
    ),
    ruleCheck(t.phone, sql`${t.phone} ~ '^\\+[1-9][0-9]{5,14}$'`),
    orderCheck(t.redeemedAt, t.expiresAt),
    valueCheck(t.locale, locales),
    index().on(t.redeemedAt),
    index().on(t.phone),
    index().on(t.email),
  ],
);

/** An attempt to redeem a well-formed code, kept for a while to stop guessing. */
export const redemptionAttempts = pgTable(
  'redemption_attempts',
  {
    id: id(),
    campaignId: belongsTo('campaign_id', () => campaigns.id),
    /** Null if the code does not exist. */
    codeId: uuid('code_id').references(() => redemptionCodes.id, { onDelete: 'set null' }),
    /** Salted hash of the visitor, new every day. */
    visitorHash: text('visitor_hash').notNull(),
    outcome: text('outcome', { enum: redemptionOutcomes }).notNull(),
    attemptedAt: instant('attempted_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.outcome, redemptionOutcomes),
    index().on(t.visitorHash, t.attemptedAt),
    index().on(t.campaignId, t.attemptedAt),
    index().on(t.codeId),
  ],
);
