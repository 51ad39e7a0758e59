import { type SQL, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contracts/enums/outbox.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';

/** Something that subscribed webhooks are told of. */
interface WebhookNotice {
  event: WebhookEvent;
  /** Tells the event apart from others of its kind: a second notice of the same one is refused. */
  key: string;
  payload: Record<string, unknown>;
}

/**
 * Adds a message for each subscribed webhook to the outbox. Call it in the transaction of the event,
 * so that messages are sent after the commit.
 */
export async function tellWebhooks(db: Executor, notice: WebhookNotice): Promise<void> {
  await db.execute(insertWebhookMessages(notice));
}

/** The statement of `tellWebhooks`, to run together with others. */
export function insertWebhookMessages({ event, key, payload }: WebhookNotice): SQL {
  return sql`
    insert into ${outboxMessages} (kind, webhook_id, idempotency_key, event, payload)
    select 'webhook', id, ${`${event}:${key}:`}::text || id, ${event}, ${JSON.stringify(payload)}::jsonb
    from ${webhooks} where active and events @> array[${event}::text]`;
}
