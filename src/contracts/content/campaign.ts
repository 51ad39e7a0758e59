import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { instantSchema, slugSchema } from '../schemas.ts';
import { mediaId, title } from './fields.ts';

/** Longest licence, in days. */
const MAX_LICENCE_DAYS = 3650;

/** What the languages of a campaign share. Its codes activate a licence. */
export const campaignShared = z
  .strictObject({
    slug: slugSchema,
    /** The product that a licence is for. */
    product: z.enum(productKeys).nullable(),
    /** Codes are activated from this moment; null for at once. */
    startsAt: instantSchema.nullable(),
    /** The first moment after the campaign; null for no end. */
    endsAt: instantSchema.nullable(),
    /** Validity of a licence in days. */
    licenceDays: z.int().min(1).max(MAX_LICENCE_DAYS),
    /** Ended by hand, whatever its dates. */
    closed: z.boolean(),
  })
  .superRefine(({ startsAt, endsAt }, context) => {
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) {
      context.addIssue({ code: 'custom', path: ['endsAt'] });
    }
  });
export type CampaignShared = z.output<typeof campaignShared>;

/** An illustrated step of an activation. */
const activationStep = z.strictObject({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(600),
  /** Null shows the drawing of the page. */
  mediaId,
});
export type ActivationStep = z.output<typeof activationStep>;

/** A campaign in one language. */
export const campaignText = z.strictObject({
  title,
  /** Paragraphs. */
  intro: z.string().trim().max(1000),
  activationSteps: z.array(activationStep).max(8),
  /** One term per line. */
  terms: z.string().trim().max(4000),
});
export type CampaignText = z.output<typeof campaignText>;
