import type { Database } from '#db/connection.ts';
import { type outboxMessages, webhooks } from '#db/schema/outbox.ts';

type WebhookRow = typeof webhooks.$inferInsert;

/** Adds a webhook that receives new bookings; returns its id. */
export async function addWebhook(
  db: Database,
  fields: Pick<WebhookRow, 'url'> & Partial<WebhookRow>,
): Promise<string> {
  const [row] = await db
    .insert(webhooks)
    .values({ name: 'Test', kind: 'generic', events: ['booking.created'], ...fields })
    .returning({ id: webhooks.id });
  if (!row) throw new Error('the webhook was not added');
  return row.id;
}

/** An outbox message for a webhook, with its key as the payload. */
export function webhookMessage({ key, webhookId }: { key: string; webhookId: string }) {
  return {
    kind: 'webhook',
    idempotencyKey: key,
    webhookId,
    event: 'booking.created',
    payload: { key },
  } satisfies typeof outboxMessages.$inferInsert;
}
