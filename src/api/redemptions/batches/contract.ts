import { z } from 'zod';
import { codeStatuses } from '#contracts/enums/redemptions.ts';
import { MAX_BATCH, MAX_IMPORT, PASSPHRASE_MIN } from '#contracts/redemptions/batches.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema } from '#contracts/schemas.ts';

const { route, file } = routesOf('redemptions');
const labelSchema = z.string().trim().min(1).max(120);
const reasonSchema = z.string().trim().min(1).max(500);

/** When codes are valid, by days in Beijing, the last one included; null for the campaign's own. */
const validity = { validFrom: daySchema.nullable(), validUntil: daySchema.nullable() };

const batch = z.object({
  id: z.uuid(),
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  label: z.string(),
  imported: z.boolean(),
  quantity: z.int(),
  /** Codes that exist already; the job makes the others. */
  made: z.int(),
  redeemed: z.int(),
  revoked: z.int(),
  validFrom: instantSchema.nullable(),
  validUntil: instantSchema.nullable(),
  createdAt: instantSchema,
  createdBy: z.string().nullable(),
  downloadedAt: instantSchema.nullable(),
  /** Whether its file can be downloaded. */
  hasFile: z.boolean(),
});
export type CodeBatch = z.output<typeof batch>;

export const listBatches = route('GET /admin/code-batches', {
  summary: 'Lists batches of codes, the newest first, and the campaigns that may get one',
  query: z.strictObject({ campaign: z.uuid().optional(), after: z.uuid().optional() }),
  data: z.object({
    items: z.array(batch),
    next: z.uuid().nullable(),
    campaigns: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});

export const createBatch = route('POST /admin/code-batches', {
  summary: 'Orders a batch of new codes; a job makes them',
  description:
    'The codes are written into one file, encrypted with the passphrase, and are stored nowhere else. ' +
    'Open it with: openssl enc -d -aes-256-ctr -pbkdf2 -iter 600000 -md sha256 -in FILE',
  body: z.strictObject({
    campaignId: z.uuid(),
    label: labelSchema,
    quantity: z.int().min(1).max(MAX_BATCH),
    passphrase: z.string().min(PASSPHRASE_MIN).max(200),
    ...validity,
  }),
  data: z.object({ id: z.uuid() }),
});

export const importBatch = route('POST /admin/code-batch-imports', {
  summary: 'Adds codes that were made elsewhere, one per line',
  description: 'All or none of them: lines that are no codes, or double, are named.',
  body: z.strictObject({
    campaignId: z.uuid(),
    label: labelSchema,
    codes: z
      .string()
      .min(1)
      .max(MAX_IMPORT * 40),
    ...validity,
  }),
  data: z.object({ id: z.uuid(), quantity: z.int() }),
});

export const downloadBatch = file('GET /admin/code-batches/:id/file', {
  summary: 'The encrypted file with the codes of a batch, until a day after its first download',
  query: z.strictObject({}),
  mediaType: 'application/octet-stream',
});

export const revokeBatch = route('POST /admin/code-batches/:id/revocation', {
  summary: 'Revokes all codes of a batch that nobody has redeemed',
  body: z.strictObject({ reason: reasonSchema }),
  data: z.object({ revoked: z.int() }),
});

const code = z.object({
  id: z.uuid(),
  last4: z.string(),
  status: z.enum(codeStatuses),
  batch: z.object({ id: z.uuid(), label: z.string() }),
  campaign: z.string(),
  revokedAt: instantSchema.nullable(),
  revokedReason: z.string().nullable(),
  redemption: z
    .object({
      redeemedAt: instantSchema,
      expiresAt: instantSchema,
      /** Masked; null once it is erased. */
      contact: z.string().nullable(),
      deviceModel: z.string(),
      deviceSerial: z.string().nullable(),
    })
    .nullable(),
});
export type IssuedCode = z.output<typeof code>;

export const listCodes = route('GET /admin/codes', {
  summary: 'Finds codes by their last four symbols and their state, the newest first',
  query: z.strictObject({
    q: z.string().trim().max(20).optional(),
    status: z.enum(codeStatuses).optional(),
    batch: z.uuid().optional(),
    after: z.uuid().optional(),
  }),
  data: z.object({ items: z.array(code), next: z.uuid().nullable() }),
});

export const revokeCode = route('POST /admin/codes/:id/revocation', {
  summary: 'Revokes one code; if it was redeemed, its licence can no longer be fetched',
  body: z.strictObject({ reason: reasonSchema }),
});
