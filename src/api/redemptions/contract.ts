import { z } from 'zod';
import { locales } from '#contracts/locale.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { redemptionAnswerSchema } from '#contracts/redemptions/answer.ts';
import { readCode } from '#contracts/redemptions/code.ts';
import { codeProblemText } from '#contracts/redemptions/code-words.ts';
import { redemptionTexts } from '#contracts/redemptions/fields.ts';
import { routesOf } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  localizedTextSchema,
  slugSchema,
} from '#contracts/schemas.ts';

const { route, file } = routesOf('redemptions');

/** Phases of a campaign. */
const phases = ['upcoming', 'running', 'ended'] as const;

/** A campaign with its illustrated steps. */
export const getRedemptionCampaign = route('GET /redemption-campaigns/:slug', {
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
    /** The version of the privacy notice that whoever redeems a code accepts. */
    privacyVersion: z.string(),
  }),
});

/** A whole code; whatever has a typing mistake is refused before it counts against a limit. */
const codeSchema = z.string().max(redemptionTexts.code);

/** What a visitor sends to redeem a code. */
export const redemptionSchema = z
  .strictObject({
    campaign: slugSchema,
    code: codeSchema.describe('As typed: spaces, dashes and small letters do not matter'),
    contact: z
      .string()
      .trim()
      .max(redemptionTexts.contact)
      .describe('Mobile number or email address; the licence is shown again to whoever has it'),
    deviceModel: z.string().trim().max(redemptionTexts.deviceModel),
    deviceSerial: z.string().trim().max(redemptionTexts.deviceSerial).default(''),
    consent: z.boolean().default(false),
    privacyVersion: z.string().max(32).describe('Version of the notice that was accepted'),
    locale: z.enum(locales).default('zh'),
  })
  .superRefine(({ code, locale }, context) => {
    const { problem } = readCode(code);
    if (!problem) return;
    const message = codeProblemText(problem, locale);
    context.addIssue({ code: 'custom', path: ['code'], message });
  });
export type RedemptionInput = z.output<typeof redemptionSchema>;

/** Redeems a code for a licence. */
export const redeemCode = route('POST /redemptions', {
  summary: 'Redeem a code for a licence, or show the licence again to the same contact',
  description:
    'Every well-formed code has an outcome. A code with a typing mistake is refused by its check ' +
    'symbol (VALIDATION_FAILED) and counts against no limit. Safe to repeat: the same code and ' +
    'contact are answered with the same licence. While too many unknown codes come, a call with ' +
    'the header "x-proof: able" is answered with a challenge, as bookings are.',
  body: redemptionSchema,
  data: redemptionAnswerSchema,
});

/** The key of a licence: 100 random bits, so that whoever has it may have the licence. */
const licenceParams = z.strictObject({
  key: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/),
});

export const getLicenceFile = file('GET /licences/:key/licence.json', {
  summary: 'The signed file of a licence, by its key',
  params: licenceParams,
  query: z.strictObject({}),
  mediaType: 'application/json',
});

export const getLicencePdf = file('GET /licences/:key/licence.pdf', {
  summary: 'A licence on paper, by its key',
  params: licenceParams,
  query: z.strictObject({ locale: localeSchema }),
  mediaType: 'application/pdf',
});

/** The keys with which licences were ever signed here. */
export const getLicenceKeys = route('GET /licence-keys', {
  summary: 'Ed25519 public keys that sign licences, 32 bytes in base64',
  data: z.object({ publicKeys: z.array(z.string()) }),
});

/** For browsers that cannot check signatures. */
export const checkLicence = route('POST /licence-checks', {
  summary: 'Whether this site has signed a licence file',
  description: 'The page checks files in the browser; only browsers without Ed25519 ask the site.',
  body: z.strictObject({
    record: z.string().max(4_000),
    signature: z.string().max(100),
    publicKey: z.string().max(60),
  }),
  data: z.object({ isGenuine: z.boolean() }),
});
