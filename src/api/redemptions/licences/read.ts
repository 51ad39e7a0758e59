import { eq } from 'drizzle-orm';
import { readPublicKeys } from '#api/access/signing-keys.ts';
import { isSignedBy } from '#contracts/ed25519.ts';
import { AppError } from '#contracts/errors.ts';
import type { LicenceFile } from '#contracts/redemptions/licence.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import { products } from '#db/schema/products.ts';
import { redemptionCodes, redemptions } from '#db/schema/redemptions.ts';

/** A licence that was not revoked, with its signed file. @throws AppError NOT_FOUND */
export async function findLicence(db: Executor, key: string) {
  const [row] = await db
    .select({
      redemption: redemptions,
      status: redemptionCodes.status,
      product: { zh: products.nameZh, en: products.nameEn },
    })
    .from(redemptions)
    .innerJoin(redemptionCodes, eq(redemptionCodes.id, redemptions.codeId))
    .innerJoin(campaigns, eq(campaigns.id, redemptionCodes.campaignId))
    .leftJoin(products, eq(products.key, campaigns.productKey))
    .where(eq(redemptions.licenceKey, key));
  const file = row?.redemption.licence;
  if (!row || !file || row.status === 'revoked') throw new AppError('NOT_FOUND');
  return { ...row, file };
}

/** Whether this site has signed a licence file, with any key that it ever had. */
export async function isGenuine(
  db: Executor,
  { record, signature, publicKey }: LicenceFile,
): Promise<boolean> {
  const known = await readPublicKeys(db, 'licence');
  if (!known.includes(publicKey)) return false;
  return (await isSignedBy(new TextEncoder().encode(record), signature, publicKey)) === true;
}
