import { eq } from 'drizzle-orm';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { WebhookEvent } from '#contracts/enums/outbox.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import type { sheets } from '#db/schema/sheets/sheets.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';

type Sheet = Pick<
  typeof sheets.$inferSelect,
  'id' | 'number' | 'titleZh' | 'customerName' | 'ownerId' | 'trialUntil'
>;

/**
 * Tells the owner of a sheet, else the provider, and subscribed webhooks what the customer decided.
 * Call it in the transaction of the decision. Nobody is told of trials.
 */
export async function announceAcceptance(
  transaction: Executor,
  sheet: Sheet,
  {
    event,
    payload,
  }: {
    event: Extract<WebhookEvent, 'acceptance.signed' | 'acceptance.rejected'>;
    payload: Record<string, unknown>;
  },
): Promise<void> {
  if (sheet.trialUntil) return;
  const { number, titleZh, customerName } = sheet;
  const all = { number, title: titleZh, customer: customerName, ...payload };
  await tellWebhooks(transaction, { event, key: sheet.id, payload: all });
  const recipient = await recipientOf(transaction, sheet);
  if (!recipient) return;
  await transaction
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      recipient,
      idempotencyKey: `${event}:${sheet.id}:mail`,
      event,
      payload: all,
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}

async function recipientOf(transaction: Executor, { ownerId }: Sheet): Promise<string | null> {
  if (ownerId) {
    const [owner] = await transaction
      .select({ email: staffUsers.email, deactivatedAt: staffUsers.deactivatedAt })
      .from(staffUsers)
      .where(eq(staffUsers.id, ownerId));
    if (owner && !owner.deactivatedAt) return owner.email;
  }
  const [settings] = await transaction.select({ email: siteSettings.email }).from(siteSettings);
  return settings?.email ?? null;
}
