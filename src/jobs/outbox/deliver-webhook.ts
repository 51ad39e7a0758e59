import { eq } from 'drizzle-orm';
import { writeMessage } from '#api/outbox/message-text.ts';
import { decryptColumns } from '#api/webhooks/secrets.ts';
import type { Database } from '#db/connection.ts';
import { type outboxMessages, webhooks } from '#db/schema/outbox.ts';
import type { JobSettings } from '../job.ts';
import { post } from './post.ts';
import { formatWebhook } from './webhook-format.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

/** The receiver answered and did not take the message. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** The header `Retry-After` of its answer. */
  readonly retryAfter: string | undefined;
  /** What it wrote, as the message has it. */
  readonly response: string;

  constructor(
    message: string,
    { retryAfter, response = '' }: { retryAfter: string | undefined; response?: string },
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.response = response;
  }
}

/** Posts a message of the outbox to its webhook. @throws RefusedError, and if there is no answer */
export async function deliverWebhook(
  db: Database,
  { keys, webhookAllowPrivate = false, deliveryTimeoutMs: timeoutMs }: JobSettings,
  { webhookId, id, event, payload, createdAt }: MessageRow,
): Promise<void> {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, webhookId ?? ''));
  if (!webhook) throw new Error('the webhook is gone');
  if (!keys) throw new Error('there are no keys to read the address');
  const { address: url, secret } = decryptColumns(keys, webhook);
  const text = await writeMessage(db, event, payload, webhook.locale);
  const { kind } = webhook;
  const request = formatWebhook(
    { kind, url, secret, id, event, payload, text, createdAt },
    new Date(),
  );
  const answer = await post(request.url, request.headers, request.body, {
    allowPrivate: webhookAllowPrivate,
    timeoutMs,
  });
  if (answer.status < 200 || answer.status > 299) {
    throw new RefusedError(`the receiver answered ${answer.status}`, answer);
  }
  if (request.codeField && !isAccepted(answer.text, request.codeField)) {
    const response = answer.text.slice(0, 200);
    throw new RefusedError(`refused: ${response}`, { ...answer, response });
  }
}

/** Whether a chat service that answered 200 took the message. */
function isAccepted(text: string, field: string): boolean {
  try {
    return (JSON.parse(text) as Record<string, unknown>)[field] === 0;
  } catch {
    return false;
  }
}
