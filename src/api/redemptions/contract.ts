import { z } from 'zod';
import { pictureSchema } from '#contracts/picture.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema, localizedTextSchema, slugSchema } from '#contracts/schemas.ts';

/** Phases of a campaign. */
const phases = ['upcoming', 'running', 'ended'] as const;

/** A campaign with its illustrated steps. */
export const getRedemptionCampaign = defineRoute({
  method: 'GET',
  path: '/redemption-campaigns/:slug',
  group: 'redemptions',
  summary: 'A campaign whose codes activate a licence, with the steps to do so',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({}),
  data: z.object({
    slug: z.string(),
    name: localizedTextSchema,
    /** Paragraphs. */
    intro: localizedTextSchema,
    product: z.object({ key: z.string(), name: localizedTextSchema }).nullable(),
    phase: z.enum(phases),
    startsAt: instantSchema.nullable(),
    endsAt: instantSchema.nullable(),
    licenceDays: z.number().int(),
    steps: z.array(
      z.object({
        title: localizedTextSchema,
        text: localizedTextSchema,
        picture: pictureSchema.nullable(),
      }),
    ),
    /** One term per line. */
    terms: localizedTextSchema,
  }),
});
