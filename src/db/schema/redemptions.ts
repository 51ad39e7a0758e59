import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type ActivationStep,
  campaignStatuses,
  codeStatuses,
  redemptionOutcomes,
} from '#contracts/enums/redemptions.ts';
import { locales } from '#contracts/locale.ts';
import {
  id,
  instant,
  localeColumn,
  orderCheck,
  ruleCheck,
  slugCheck,
  times,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { staffRef } from './staff.ts';

/** A campaign whose codes activate a licence. */
export const redemptionCampaigns = pgTable(
  'redemption_campaigns',
  {
    id: id(),
    /** Name in its route, e.g. `sony`. */
    key: text('key').notNull().unique(),
    /** Product that is activated. */
    productKey: productRef('product_key'),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese introduction, in Markdown. */
    introZh: text('intro_zh').notNull().default(''),
    /** English introduction, in Markdown. */
    introEn: text('intro_en'),
    /** Illustrated steps. */
    steps: jsonb('steps').$type<ActivationStep[]>().notNull().default([]),
    /** Chinese terms, in Markdown. */
    termsZh: text('terms_zh').notNull().default(''),
    /** English terms, in Markdown. */
    termsEn: text('terms_en'),
    /** Draft, running or closed. */
    status: text('status', { enum: campaignStatuses }).notNull().default('draft'),
    /** First moment of activation. */
    startsAt: instant('starts_at'),
    /** Last moment of activation. */
    endsAt: instant('ends_at'),
    /** How long a licence lasts, in days. */
    licenceDays: integer('licence_days').notNull(),
    /** Picture of the page. */
    coverId: mediaRef('cover_id'),
    ...times(),
  },
  (t) => [
    slugCheck(t.key),
    valueCheck(t.status, campaignStatuses),
    orderCheck(t.startsAt, t.endsAt),
    ruleCheck(t.licenceDays, sql`${t.licenceDays} >= 1`),
    index().on(t.productKey),
    index().on(t.coverId),
  ],
);

/** Codes that were generated or imported together. */
export const redemptionBatches = pgTable(
  'redemption_batches',
  {
    id: id(),
    /** The campaign. */
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => redemptionCampaigns.id, { onDelete: 'restrict' }),
    /** What they are for. */
    label: text('label').notNull(),
    /** How many. */
    quantity: integer('quantity').notNull(),
    /** Imported rather than generated. */
    imported: boolean('imported').notNull().default(false),
    /** Who made them. */
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.quantity, sql`${t.quantity} >= 1`),
    index().on(t.campaignId),
    index().on(t.createdBy),
  ],
);

/** A code that came with a camera. */
export const redemptionCodes = pgTable(
  'redemption_codes',
  {
    id: id(),
    /** Normalised: upper case, no spaces or dashes, check character last. */
    code: text('code').notNull().unique(),
    /** The campaign. */
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => redemptionCampaigns.id, { onDelete: 'restrict' }),
    /** Codes it was made with. */
    batchId: uuid('batch_id').references(() => redemptionBatches.id, { onDelete: 'restrict' }),
    /** Issued, redeemed or revoked. */
    status: text('status', { enum: codeStatuses }).notNull().default('issued'),
    /** First moment it works. */
    validFrom: instant('valid_from'),
    /** Last moment it works. */
    validUntil: instant('valid_until'),
    /** When it was revoked. */
    revokedAt: instant('revoked_at'),
    /** Why it was revoked. */
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

/** The one success of a code: the unique code makes a second impossible. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: id(),
    /** The code. */
    codeId: uuid('code_id')
      .notNull()
      .unique()
      .references(() => redemptionCodes.id, { onDelete: 'restrict' }),
    /** Who activated it. */
    name: text('name').notNull().default(''),
    /** Telephone in E.164. */
    phone: text('phone'),
    /** Mail address. */
    email: text('email'),
    /** Camera it came with. */
    deviceModel: text('device_model'),
    /** Serial number of that camera. */
    deviceSerial: text('device_serial'),
    /** Licence that was given. */
    licenceKey: text('licence_key').notNull().unique(),
    /** When the licence ends. */
    expiresAt: instant('expires_at').notNull(),
    /** When the privacy notice was accepted. */
    consentedAt: instant('consented_at').notNull(),
    /** Version of the notice that was accepted. */
    privacyVersion: text('privacy_version').notNull(),
    /** Language of the form. */
    locale: localeColumn(),
    /** When it was activated. */
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
    /** When the personal data were erased. */
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

/** An attempt to redeem a code, kept against guessing; removed by the retention job. */
export const redemptionAttempts = pgTable(
  'redemption_attempts',
  {
    id: id(),
    /** The campaign. */
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => redemptionCampaigns.id, { onDelete: 'cascade' }),
    /** The code, if it exists. */
    codeId: uuid('code_id').references(() => redemptionCodes.id, { onDelete: 'set null' }),
    /** Daily salted hash of the visitor. */
    visitorMark: text('visitor_mark').notNull(),
    /** How it ended. */
    outcome: text('outcome', { enum: redemptionOutcomes }).notNull(),
    /** When it was made. */
    attemptedAt: instant('attempted_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.outcome, redemptionOutcomes),
    index().on(t.visitorMark, t.attemptedAt),
    index().on(t.campaignId, t.attemptedAt),
    index().on(t.codeId),
  ],
);
