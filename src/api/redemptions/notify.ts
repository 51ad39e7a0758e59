import { addMail } from '#api/outbox/add-mail.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import { pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { redemptions } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { ActivatedCampaign } from './campaign.ts';

interface Notice {
  campaign: ActivatedCampaign;
  /** Origin and base path of the site, with a slash at its end. */
  publicUrl: string;
}

/** Tells webhooks of a redeemed code, without contact and key, and mails the licence to its holder. */
export async function announceLicence(
  transaction: Executor,
  {
    id,
    licenceKey,
    email,
    locale,
    deviceModel: device,
    expiresAt,
  }: typeof redemptions.$inferSelect,
  { campaign, publicUrl }: Notice,
): Promise<void> {
  const product = campaign.product ? pickText(campaign.product, locale) : '';
  const payload = { campaign: campaign.slug, product, device };
  await tellWebhooks(transaction, { event: 'code.redeemed', key: id, payload });
  if (!email) return;
  const address = `${publicUrl}api/licences/${licenceKey}`;
  await addMail(transaction, {
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
