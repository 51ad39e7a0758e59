import { and, eq, inArray, sql } from 'drizzle-orm';
import { TEST_EVENT } from '#api/webhooks/write.ts';
import type { OutboxKind } from '#contracts/enums/outbox.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { defineJob, type JobContext, type JobSettings } from '../job.ts';
import { deliverMail, LinkVoidError } from './deliver-mail.ts';
import { deliverWebhook, RefusedError } from './deliver-webhook.ts';
import { nextAttempt } from './next-attempt.ts';
import { pushToBaidu } from './search-push.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

/** Batch size. */
const BATCH = 20;
/** Lease: a message without an outcome after this time is sent again. */
const LEASE = sql`interval '5 minutes'`;

let waitingMailLogged = false;

/** Every minute, delivers messages that were not delivered on commit, and retries failed ones. */
export const deliverOutbox = defineJob({
  name: 'deliver-outbox',
  cron: '* * * * *',
  retryLimit: 0,
  async run(_, context) {
    await logWaitingMail(context.db, context.log, context.settings);
    await deliverDue(context);
  },
});

/** Delivers all messages that are due. */
export async function deliverDue({ db, log, settings, signal }: JobContext): Promise<void> {
  while (!signal.aborted && (await deliverBatch(db, log, settings)) === BATCH);
}

/** Without a mail server, mail waits. This is logged once, not every minute. */
async function logWaitingMail(db: Database, log: DatabaseLog, settings: JobSettings) {
  if (settings.smtpUrl || waitingMailLogged) return;
  const [waiting] = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.kind, 'mail'), eq(outboxMessages.status, 'pending')))
    .limit(1);
  if (!waiting) return;
  waitingMailLogged = true;
  log.warn({}, 'Mail waits in the outbox: SMTP_URL is not set');
}

/** What waits for a paused webhook goes on waiting; tests do not. */
const isNotPaused = sql`(${outboxMessages.event} = ${TEST_EVENT} or not exists (
  select from ${webhooks} w where w.id = ${outboxMessages.webhookId} and not w.active))`;

/** Claims due messages, delivers them and records the outcome; returns how many were claimed. */
export async function deliverBatch(
  db: Database,
  log: DatabaseLog,
  settings: JobSettings,
): Promise<number> {
  const kinds: OutboxKind[] = ['webhook'];
  if (settings.smtpUrl) kinds.push('mail');
  if (settings.baiduPush) kinds.push('search_push');
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.status, ['pending', 'sending']),
        inArray(outboxMessages.kind, kinds),
        sql`${outboxMessages.nextAttemptAt} <= now()`,
        isNotPaused,
      ),
    )
    .orderBy(outboxMessages.nextAttemptAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outboxMessages)
    .set({
      status: 'sending',
      attempts: sql`${outboxMessages.attempts} + 1`,
      nextAttemptAt: sql`now() + ${LEASE}`,
    })
    .where(inArray(outboxMessages.id, due))
    .returning();
  await Promise.all(claimed.map((message) => deliver(db, log, settings, message)));
  return claimed.length;
}

async function deliver(
  db: Database,
  log: DatabaseLog,
  settings: JobSettings,
  message: MessageRow,
): Promise<void> {
  let outcome: Partial<typeof outboxMessages.$inferInsert>;
  try {
    if (message.kind === 'mail') await deliverMail(db, settings, message);
    else if (message.kind === 'search_push') await deliverAddress(settings, message);
    else await deliverWebhook(db, settings, message);
    outcome = { status: 'sent', sentAt: new Date(), lastError: null };
  } catch (error) {
    if (error instanceof LinkVoidError) return cancel(db, log, message);
    const { id: messageId, event, attempts } = message;
    const retryAfter = error instanceof RefusedError ? error.retryAfter : undefined;
    const nextAttemptAt = nextAttempt(
      { attempts, retryAfter },
      { now: new Date(), random: Math.random() },
    );
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    outcome = nextAttemptAt
      ? { status: 'pending', nextAttemptAt, lastError }
      : { status: 'failed', lastError };
    const fields = { messageId, event, attempts, reason: loggedReason(error) };
    if (nextAttemptAt) log.warn(fields, 'An outbox message was refused; it will be sent again');
    else log.error(fields, 'An outbox message failed permanently');
  }
  // Staff may have cancelled the message during the delivery.
  await db
    .update(outboxMessages)
    .set(outcome)
    .where(and(eq(outboxMessages.id, message.id), eq(outboxMessages.status, 'sending')));
}

/**
 * Why a delivery failed, for the log: without what the receiver wrote, which may repeat the message. Staff
 * read that in the outbox.
 */
function loggedReason(error: unknown): string {
  const { message, response } = error as Error & { response?: unknown };
  return typeof response === 'string' && response
    ? message.replaceAll(response, '[answer]')
    : message;
}

/** Gives up a mail whose link does not work any more. */
async function cancel(db: Database, log: DatabaseLog, { id, event }: MessageRow): Promise<void> {
  await db.update(outboxMessages).set({ status: 'cancelled' }).where(eq(outboxMessages.id, id));
  log.info({ messageId: id, event }, 'A mail was not sent: its link does not work any more');
}

async function deliverAddress({ baiduPush }: JobSettings, message: MessageRow) {
  if (!baiduPush) throw new Error('no search engine is configured');
  await pushToBaidu(String(message.payload.address), baiduPush);
}
