import type { SQLWrapper } from 'drizzle-orm';
import { addMail, insertMail } from '#api/outbox/add-mail.ts';
import { insertWebhookMessages } from '#api/webhooks/announce.ts';
import { pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { redemptions } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { ActivatedCampaign } from './attempted.ts';

interface Notice {
  campaign: ActivatedCampaign;
  /** Origin and base path of the site, with a slash at its end. */
  publicUrl: string;
}

type NewRedemption = Pick<
  typeof redemptions.$inferSelect,
  'id' | 'licenceKey' | 'email' | 'locale' | 'deviceModel' | 'expiresAt'
>;

/**
 * The statements that tell webhooks of a redeemed code, without contact and key, and mail the licence
 * to its holder.
 */
export function insertLicenceMessages(
  transaction: Executor,
  { id, licenceKey, email, locale, deviceModel: device, expiresAt }: NewRedemption,
  { campaign, publicUrl }: Notice,
): SQLWrapper[] {
  const product = campaign.product ? pickText(campaign.product, locale) : '';
  const payload = { campaign: campaign.slug, product, device };
  const told = insertWebhookMessages({ event: 'code.redeemed', key: id, payload });
  if (!email) return [told];
  const address = `${publicUrl}api/licences/${licenceKey}`;
  const mail = insertMail(transaction, {
    event: 'licence.issued',
    locale,
    recipient: email,
    once: id,
    payload: {
      reference: licenceKey,
      product,
      device,
      until: expiresAt.toISOString(),
      file: `${address}/licence.json`,
      pdf: `${address}/licence.pdf?locale=${locale}`,
    },
  });
  return [told, mail];
}

/** Tells the provider that many unknown codes are being tried: once an hour. */
export async function announceGuessing(db: Executor, count: number, now: Date): Promise<void> {
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  if (!settings?.email) return;
  await addMail(db, {
    event: 'code.guessing',
    locale: 'zh',
    recipient: settings.email,
    once: now.toISOString().slice(0, 13),
    payload: { count },
  });
}
