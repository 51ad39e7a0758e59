import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { sheetKinds } from '#contracts/sheets/kinds.ts';

const { route } = routesOf('shares');

const seal = z.object({
  number: z.string(),
  kind: z.enum(sheetKinds),
  verificationCode: z.string(),
  sealedAt: instantSchema,
  /** What was signed, as canonical JSON: exactly the text that was hashed and signed. */
  record: z.string(),
  /** SHA-256 of the record. */
  contentHash: z.string(),
  /** Ed25519 signature of the record, in base64. */
  signature: z.string(),
  /** Ed25519 public key, 32 bytes in base64. */
  publicKey: z.string(),
  /** SHA-256 of each PDF that was issued for it. */
  documents: z.array(z.object({ sha256: z.string(), issuedAt: instantSchema })),
  /** What the server found: record, signature, key and the rows of the sheet fit together. */
  isIntact: z.boolean(),
});
/** A sealed record with what is needed to check it. */
export type PublicSeal = z.output<typeof seal>;

/** Finds a sealed sheet without its link. */
export const getSeal = route('GET /seals/:code', {
  summary: 'A sealed record by its number and verification code',
  description:
    'Both are printed on the record and its PDF. Everything needed to check hash and signature without this site is in the answer.',
  params: z.strictObject({ code: z.string().min(1).max(20) }),
  query: z.strictObject({ number: z.string().trim().min(1).max(40) }),
  data: seal,
});
