import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codeStatuses, redemptionOutcomes } from '#contracts/enums/redemptions.ts';
import { locales } from '#contracts/locale.ts';
import { campaigns } from './campaigns.ts';
import { id, instant, localeColumn, orderCheck, ruleCheck, times, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** Codes that were generated or imported together. */
export const redemptionBatches = pgTable(
  'redemption_batches',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    label: text('label').notNull(),
    quantity: integer('quantity').notNull(),
    /** False for generated codes. */
    imported: boolean('imported').notNull().default(false),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.quantity, sql`${t.quantity} >= 1`),
    index().on(t.campaignId),
    index().on(t.createdBy),
  ],
);

/** A code that comes with a camera. */
export const redemptionCodes = pgTable(
  'redemption_codes',
  {
    id: id(),
    /** Normalised: upper case, no spaces or dashes, check character last. */
    code: text('code').notNull().unique(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    /** Null for a code that was generated alone. */
    batchId: uuid('batch_id').references(() => redemptionBatches.id, { onDelete: 'restrict' }),
    status: text('status', { enum: codeStatuses }).notNull().default('issued'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.code, sql`${t.code} ~ '^[0-9A-Z]{8,32}$'`),
    valueCheck(t.status, codeStatuses),
    orderCheck(t.validFrom, t.validUntil),
    check(
      'redemption_codes_revoked_check',
      sql`(${t.status} = 'revoked') = (${t.revokedAt} is not null)`,
    ),
    index().on(t.campaignId, t.status),
    index().on(t.batchId),
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
    name: text('name').notNull().default(''),
    /** Telephone in E.164. */
    phone: text('phone'),
    email: text('email'),
    deviceModel: text('device_model'),
    deviceSerial: text('device_serial'),
    licenceKey: text('licence_key').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    consentedAt: instant('consented_at').notNull(),
    privacyVersion: text('privacy_version').notNull(),
    locale: localeColumn(),
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
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

/** An attempt to redeem a code, kept for a while to stop guessing. */
export const redemptionAttempts = pgTable(
  'redemption_attempts',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
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
