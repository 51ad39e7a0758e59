import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import type { redemptions } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { ActivatedCampaign } from './campaign.ts';

interface Notice {
  campaign: ActivatedCampaign;
  publicUrl: string;
  isMailed: boolean;
}

/** Tells the webhooks of a redeemed code, without contact and key, and sends the holder the licence. */
export async function announceLicence(
  transaction: Executor,
  { id, deviceModel }: typeof redemptions.$inferSelect,
  { campaign }: Notice,
): Promise<void> {
  const payload = { campaign: campaign.slug, product: campaign.product?.zh ?? '', deviceModel };
  await tellWebhooks(transaction, { event: 'code.redeemed', key: id, payload });
}

/** Tells the provider that many unknown codes are being tried: once an hour. */
export async function announceGuessing(db: Executor, count: number, now: Date): Promise<void> {
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  if (!settings?.email) return;
  const event = 'code.guessing';
  await db
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      recipient: settings.email,
      idempotencyKey: `${event}:${now.toISOString().slice(0, 13)}:mail`,
      event,
      payload: { count },
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}
