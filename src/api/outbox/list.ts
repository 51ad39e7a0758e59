import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages as messages, webhooks } from '#db/schema/outbox.ts';
import { containing } from '#db/word-search.ts';
import type { listMessages, retryFailed } from './contract.ts';

/** One page of the messages, the newest first. */
export async function readMessages(
  db: Executor,
  { status, after, ...filters }: RouteInput<typeof listMessages>['query'],
): Promise<RouteAnswer<typeof listMessages>> {
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
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    ({ message }) => message.id,
    ({ message, webhookName }) => ({
      ...message,
      webhook:
        message.webhookId && webhookName !== null
          ? { id: message.webhookId, name: webhookName }
          : null,
    }),
  );
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
