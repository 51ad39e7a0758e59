import { z } from 'zod';
import { redemptionOutcomes } from '../enums/redemptions.ts';
import { instantSchema, localizedTextSchema } from '../schemas.ts';

/** A licence as its holder sees it. */
export const licenceSchema = z.object({
  /** With it, file and PDF can be fetched again. */
  key: z.string(),
  product: localizedTextSchema.nullable(),
  deviceModel: z.string(),
  deviceSerial: z.string().nullable(),
  redeemedAt: instantSchema,
  expiresAt: instantSchema,
});
export type Licence = z.output<typeof licenceSchema>;

/** What became of an attempt to redeem a code. */
export const redemptionAnswerSchema = z.object({
  outcome: z.enum(redemptionOutcomes),
  /** After `redeemed` and `shown_again`. */
  licence: licenceSchema.nullable(),
  /** After `used`: the masked contact of whoever was first; null if it was erased. */
  contact: z.string().nullable(),
  /** After `not_yet_valid`, `expired`, `used` and `revoked`: since when, or from when. */
  at: instantSchema.nullable(),
  /** Whether the licence was sent by mail. */
  isMailed: z.boolean(),
});
export type RedemptionAnswer = z.output<typeof redemptionAnswerSchema>;
