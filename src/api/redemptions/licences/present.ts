import type { Licence } from '#contracts/redemptions/answer.ts';
import type { redemptions } from '#db/schema/redemptions.ts';

type RedemptionRow = Pick<
  typeof redemptions.$inferSelect,
  'licenceKey' | 'deviceModel' | 'deviceSerial' | 'redeemedAt' | 'expiresAt'
>;

/** A licence as its holder sees it. */
export function presentLicence(
  row: RedemptionRow,
  product: { zh: string; en: string | null } | null,
): Licence {
  return {
    key: row.licenceKey,
    product: product && { zh: product.zh, en: product.en },
    deviceModel: row.deviceModel,
    deviceSerial: row.deviceSerial,
    redeemedAt: row.redeemedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
