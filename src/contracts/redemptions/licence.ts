import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { instantSchema, localizedTextSchema, slugSchema } from '../schemas.ts';

/** Name of the format, in every licence file. */
export const LICENCE_FORMAT = 'mujing-licence-1';

/** What a licence says. It has no contact: whoever is shown the file learns the device only. */
export const licenceRecordSchema = z.strictObject({
  format: z.literal(LICENCE_FORMAT),
  /** The key of the licence, by which support finds it. */
  key: z.string(),
  product: z.strictObject({ key: z.enum(productKeys).nullable(), name: localizedTextSchema }),
  campaign: slugSchema,
  device: z.strictObject({ model: z.string(), serial: z.string().nullable() }),
  issuedAt: instantSchema,
  expiresAt: instantSchema,
});
export type LicenceRecord = z.output<typeof licenceRecordSchema>;

/** A licence file: the record as canonical JSON, exactly as it was signed. */
export interface LicenceFile {
  record: string;
  /** Ed25519 signature of the record, in base64. */
  signature: string;
  /** Ed25519 public key, 32 bytes in base64. */
  publicKey: string;
}
