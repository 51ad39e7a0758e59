import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages as messages, webhooks } from '#db/schema/outbox.ts';
import { containing } from '#db/word-search.ts';
import type { listMessages, retryFailed } from './contract.ts';

const PAGE_SIZE = 50;

/** One page of the messages, the newest first. */
export async function readMessages(
  db: Executor,
  { status, after, ...filters }: RouteInput<typeof listMessages>['query'],
): Promise<RouteData<typeof listMessages>> {
  const rows = await db
    .select({ message: messages, webhookName: webhooks.name })
    .from(messages)
    .leftJoin(webhooks, eq(webhooks.id, messages.webhookId))
    .where(
      and(
        matching(filters),
        status && eq(messages.status, status),
        after ? lt(messages.id, after) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE).map(({ message, webhookName }) => {
    const { id, kind, event, locale, recipient, webhookId, attempts, lastError } = message;
    return {
      ...{ id, kind, event, locale, recipient, attempts, lastError },
      status: message.status,
      webhook: webhookId && webhookName !== null ? { id: webhookId, name: webhookName } : null,
      createdAt: message.createdAt.toISOString(),
      sentAt: message.sentAt?.toISOString() ?? null,
      nextAttemptAt: message.nextAttemptAt.toISOString(),
    };
  });
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** The condition of the filters that the list and sending again share. */
export function matching({
  kind,
  webhook,
  q,
}: RouteInput<typeof retryFailed>['body']): SQL | undefined {
  const part = containing(q ?? '');
  return and(
    kind && eq(messages.kind, kind),
    webhook ? eq(messages.webhookId, webhook) : undefined,
    q ? or(ilike(messages.recipient, part), ilike(messages.event, part)) : undefined,
  );
}
