import type { Database } from '#db/connection.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { onlyRow } from './only-row.ts';

type WebhookRow = typeof webhooks.$inferInsert;
type MessageRow = typeof outboxMessages.$inferInsert;

/** Adds a webhook that receives new bookings; returns its id. */
export async function addWebhook(
  db: Database,
  fields: Pick<WebhookRow, 'url'> & Partial<WebhookRow>,
): Promise<string> {
  const rows = await db
    .insert(webhooks)
    .values({ name: 'Test', kind: 'generic', events: ['booking.created'], ...fields })
    .returning({ id: webhooks.id });
  return onlyRow(rows).id;
}

/** Adds a message about a new booking: for a webhook, or else by mail. Returns its id. */
export async function addMessage(
  db: Pick<Database, 'insert'>,
  { key, ...fields }: Partial<MessageRow> & { key: string },
): Promise<string> {
  const target = fields.webhookId
    ? { kind: 'webhook' as const }
    : { kind: 'mail' as const, recipient: 'sales@mujing.example', locale: 'zh' as const };
  const rows = await db
    .insert(outboxMessages)
    .values({
      idempotencyKey: key,
      event: 'booking.created',
      payload: { key },
      ...target,
      ...fields,
    })
    .returning({ id: outboxMessages.id });
  return onlyRow(rows).id;
}
