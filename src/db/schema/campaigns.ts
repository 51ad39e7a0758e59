import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ActivationStep } from '#contracts/content/campaign.ts';
import {
  belongsTo,
  id,
  instant,
  orderCheck,
  ruleCheck,
  slugCheck,
  times,
  translationChecks,
  translationState,
} from './columns.ts';
import { productRef } from './products.ts';

/** A campaign whose codes activate a licence. It is public once its Chinese text is published. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    /** Its name in the address, e.g. `sony` of `/ad/sony`. */
    slug: text('slug').notNull().unique(),
    productKey: productRef('product_key'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Validity of a licence in days. */
    licenceDays: integer('licence_days').notNull(),
    /** Ended by hand, whatever its dates. */
    closed: boolean('closed').notNull().default(false),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    orderCheck(t.startsAt, t.endsAt),
    ruleCheck(t.licenceDays, sql`${t.licenceDays} >= 1`),
    index().on(t.productKey),
  ],
);

/** A campaign in one language. */
export const campaignTranslations = pgTable(
  'campaign_translations',
  {
    campaignId: belongsTo('campaign_id', () => campaigns.id),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    activationSteps: jsonb('activation_steps').$type<ActivationStep[]>().notNull().default([]),
    /** One term per line. */
    terms: text('terms').notNull().default(''),
    ...translationState(),
    ...times(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.locale] }), ...translationChecks(t)],
);
