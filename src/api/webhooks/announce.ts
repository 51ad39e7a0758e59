import { and, arrayContains, eq } from 'drizzle-orm';
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
export async function tellWebhooks(
  db: Executor,
  { event, key, payload }: WebhookNotice,
): Promise<void> {
  const receivers = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.active, true), arrayContains(webhooks.events, [event])));
  if (receivers.length === 0) return;
  await db.insert(outboxMessages).values(
    receivers.map(({ id }) => ({
      kind: 'webhook' as const,
      webhookId: id,
      idempotencyKey: `${event}:${key}:${id}`,
      event,
      payload,
    })),
  );
}
