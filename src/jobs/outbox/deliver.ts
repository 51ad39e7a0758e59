import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeMessage } from '#api/outbox/message-text.ts';
import { readLink } from '#api/staff/links.ts';
import type { OutboxKind } from '#contracts/enums/outbox.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { siteSettings } from '#db/schema/site.ts';
import { defineJob, type JobContext, type JobSettings } from '../job.ts';
import { sendMail } from './mail.ts';
import { post } from './post.ts';
import { pushToBaidu } from './search-push.ts';
import { formatWebhook } from './webhook-format.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

/** Delays before the second and every further attempt, in minutes; then the message has failed. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
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
    const pause = PAUSES_MINUTES[message.attempts - 1];
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    outcome = pause
      ? { status: 'pending', nextAttemptAt: new Date(Date.now() + pause * 60_000), lastError }
      : { status: 'failed', lastError };
    const { id: messageId, event, attempts } = message;
    const fields = { messageId, event, attempts, lastError };
    if (pause) log.warn(fields, 'An outbox message was refused; it will be sent again');
    else log.error(fields, 'An outbox message failed permanently');
  }
  // Staff may have cancelled the message during the delivery.
  await db
    .update(outboxMessages)
    .set(outcome)
    .where(and(eq(outboxMessages.id, message.id), eq(outboxMessages.status, 'sending')));
}

/** The link of a mail was used, replaced or made void before the mail was sent. */
class LinkVoidError extends Error {
  override name = 'LinkVoidError';
}

/** Gives up a mail whose link does not work any more. */
async function cancel(db: Database, log: DatabaseLog, { id, event }: MessageRow): Promise<void> {
  await db.update(outboxMessages).set({ status: 'cancelled' }).where(eq(outboxMessages.id, id));
  log.info({ messageId: id, event }, 'A mail was not sent: its link does not work any more');
}

/**
 * The payload with the link of its ticket, which is not stored: it lets its reader choose somebody's
 * password.
 */
async function withLink(
  db: Database,
  { keys, staffUrl }: JobSettings,
  { ticket, ...payload }: MessageRow['payload'],
): Promise<MessageRow['payload']> {
  if (typeof ticket !== 'string') return payload;
  if (!keys || !staffUrl) throw new Error('there are no keys to make the link');
  const link = await readLink(db, { keys, publicUrl: staffUrl }, ticket);
  if (link === undefined) throw new LinkVoidError();
  return { ...payload, link };
}

async function deliverMail(db: Database, settings: JobSettings, message: MessageRow) {
  const [site] = await db
    .select({ zh: siteSettings.brandZh, en: siteSettings.brandEn, address: siteSettings.email })
    .from(siteSettings);
  if (!site?.address) throw new Error('the site settings have no email address to send from');
  const locale = message.locale ?? 'zh';
  await sendMail(settings.smtpUrl ?? '', {
    id: message.id,
    recipient: message.recipient ?? '',
    from: { name: site[locale], address: site.address },
    locale,
    text: await writeMessage(
      db,
      message.event,
      await withLink(db, settings, message.payload),
      locale,
    ),
    thread: message.thread,
    attachments: message.attachments,
  });
}

async function deliverAddress({ baiduPush }: JobSettings, message: MessageRow) {
  if (!baiduPush) throw new Error('no search engine is configured');
  await pushToBaidu(String(message.payload.address), baiduPush);
}

async function deliverWebhook(db: Database, settings: JobSettings, message: MessageRow) {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, message.webhookId ?? ''));
  if (!webhook?.active) throw new Error('the webhook is turned off');
  const { kind, url, secret, locale } = webhook;
  const { id, event, payload, createdAt } = message;
  const text = await writeMessage(db, event, payload, locale);
  const request = formatWebhook(
    { kind, url, secret, id, event, payload, text, createdAt },
    new Date(),
  );
  const answer = await post(request.url, request.headers, request.body, {
    allowPrivate: settings.webhookAllowPrivate ?? false,
  });
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`the receiver answered ${answer.status}`);
  const refusal = request.codeField && refusalIn(answer.text, request.codeField);
  if (refusal) throw new Error(refusal);
}

/**
 * The error of a chat service that answered 200 but refused the message; empty if it accepted it.
 */
function refusalIn(text: string, field: string): string {
  try {
    const answer = JSON.parse(text) as Record<string, unknown>;
    if (answer[field] === 0) return '';
  } catch {
    // An answer that is not JSON counts as a refusal.
  }
  return `refused: ${text.slice(0, 200)}`;
}
