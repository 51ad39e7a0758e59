import { randomUUID } from 'node:crypto';
import type { KeyRing } from '#api/access/key-ring.ts';
import { addressHint } from '#api/webhooks/address.ts';
import { encryptColumns } from '#api/webhooks/secrets.ts';
import type { Database } from '#db/connection.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { testKeys } from '../keys.ts';
import { onlyRow } from './only-row.ts';

type WebhookRow = typeof webhooks.$inferInsert;
type MessageRow = typeof outboxMessages.$inferInsert;

/** Adds a webhook that receives new bookings; returns its id. */
export async function addWebhook(
  db: Pick<Database, 'insert'>,
  {
    url,
    secret = null,
    keys = testKeys,
    ...fields
  }: { url: string; secret?: string | null; keys?: KeyRing } & Partial<Omit<WebhookRow, 'address'>>,
): Promise<string> {
  const id = randomUUID();
  const { address = '', ...encrypted } = encryptColumns(keys, id, { address: url, secret });
  await db.insert(webhooks).values({
    id,
    name: `Test ${id}`,
    kind: 'generic',
    events: ['booking.created'],
    address,
    addressHint: addressHint(url),
    ...encrypted,
    ...fields,
  });
  return id;
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
