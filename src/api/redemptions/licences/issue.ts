import type { SQLWrapper } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { insertConsent } from '#api/consents/consents.ts';
import { isProductKey } from '#contracts/enums/products.ts';
import type { RedemptionAnswer } from '#contracts/redemptions/answer.ts';
import { LICENCE_FORMAT } from '#contracts/redemptions/licence.ts';
import type { Executor } from '#db/connection.ts';
import { redemptions } from '#db/schema/redemptions.ts';
import { writeTogether } from '#db/write-together.ts';
import type { ActivatedCampaign } from '../attempted.ts';
import type { HolderContact } from '../contact.ts';
import type { RedemptionInput } from '../contract.ts';
import { insertLicenceMessages } from '../notify.ts';
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
  redemptionId: string;
}

interface Issuing {
  transaction: Executor;
  audit: Audit;
  /** Notes the attempt. */
  note: SQLWrapper;
  now: Date;
}

/** Writes the licence of a code that was just taken, with its messages and its audit entry. */
export async function issueLicence(
  { keys, signer, sendsMail, publicUrl }: LicenceDeps,
  input: RedemptionInput,
  { campaign, contact, codeId, redemptionId }: Holder,
  { transaction, audit, note, now }: Issuing,
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
  const redemption = {
    ...contact,
    id: redemptionId,
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
  };
  const consent = insertConsent(transaction, keys, {
    purpose: 'redemption',
    contact: { ...contact, wechat: null },
    recordId: redemptionId,
    noticeVersion: input.privacyVersion,
    locale: input.locale,
    givenAt: now,
  });
  await writeTogether(transaction, [
    note,
    transaction.insert(redemptions).values(redemption),
    consent,
    ...insertLicenceMessages(transaction, redemption, { campaign, publicUrl }),
  ]);
  audit({
    action: 'code.redeem',
    entityType: 'code',
    entityId: codeId,
    changes: { status: ['issued', 'redeemed'] },
  });
  const isMailed = sendsMail && contact.email !== null;
  return answerOf('redeemed', { licence: presentLicence(redemption, product), isMailed });
}
