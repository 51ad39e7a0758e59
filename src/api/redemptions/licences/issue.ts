import type { KeyRing } from '#api/access/key-ring.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { noteConsent } from '#api/consents/consents.ts';
import { isProductKey } from '#contracts/enums/products.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { LICENCE_FORMAT } from '#contracts/redemptions/licence.ts';
import type { Executor } from '#db/connection.ts';
import { redemptions } from '#db/schema/redemptions.ts';
import type { ActivatedCampaign } from '../campaign.ts';
import type { HolderContact } from '../contact.ts';
import type { RedemptionInput } from '../contract.ts';
import { announceLicence } from '../notify.ts';
import { answerOf } from '../outcome.ts';
import { presentLicence } from './present.ts';
import { type LicenceSigner, newLicenceKey } from './sign.ts';

const DAY_MS = 86_400_000;

export interface LicenceDeps {
  keys: KeyRing;
  signer: LicenceSigner;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
  /** Origin and base path of the site, with a slash at its end. */
  publicUrl: string;
}

/** Who gets a licence, for which code. */
interface Holder {
  campaign: ActivatedCampaign;
  contact: HolderContact;
  codeId: string;
}

/** Writes the licence of a code that was just taken, with its message and its audit entry. */
export async function issueLicence(
  { keys, signer, sendsMail, publicUrl }: LicenceDeps,
  input: RedemptionInput,
  { campaign, contact, codeId }: Holder,
  { transaction, audit, now }: { transaction: Executor; audit: Audit; now: Date },
): Promise<RedemptionAnswer> {
  const { product } = campaign;
  const licenceKey = newLicenceKey();
  const expiresAt = new Date(now.getTime() + campaign.licenceDays * DAY_MS);
  const deviceSerial = input.deviceSerial || null;
  const key = product && isProductKey(product.key) ? product.key : null;
  const licence = await signer.sign(transaction, {
    format: LICENCE_FORMAT,
    key: licenceKey,
    product: { key, name: { zh: product?.zh ?? '', en: product?.en ?? null } },
    campaign: campaign.slug,
    device: { model: input.deviceModel, serial: deviceSerial },
    issuedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  const [redemption] = await transaction
    .insert(redemptions)
    .values({
      ...contact,
      codeId,
      deviceModel: input.deviceModel,
      deviceSerial,
      licenceKey,
      licence,
      redeemedAt: now,
      expiresAt,
      consentedAt: now,
      privacyVersion: input.privacyVersion,
      locale: input.locale,
    })
    .returning();
  if (!redemption) throw new Error('the licence was not written');
  await noteConsent(transaction, keys, {
    purpose: 'redemption',
    contact: { ...contact, wechat: null },
    recordId: redemption.id,
    noticeVersion: input.privacyVersion,
    locale: input.locale,
    givenAt: now,
  });
  await announceLicence(transaction, redemption, { campaign, publicUrl });
  audit({
    action: 'code.redeem',
    entityType: 'code',
    entityId: codeId,
    changes: { status: ['issued', 'redeemed'] },
  });
  const isMailed = sendsMail && contact.email !== null;
  return answerOf('redeemed', { licence: presentLicence(redemption, product), isMailed });
}
