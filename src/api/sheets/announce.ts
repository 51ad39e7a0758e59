import { and, eq, isNull } from 'drizzle-orm';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { WebhookEvent } from '#contracts/enums/outbox.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { SheetHead } from './head.ts';

/** What a customer did on a sheet. */
interface SheetNotice {
  event: WebhookEvent;
  /** Tells the event apart from others of its kind on the sheet. */
  key: string;
  payload: Record<string, unknown>;
}

/**
 * Tells subscribed webhooks and the sheet's owner, else the office, what a customer did. Call it in
 * the transaction of the act. Nobody is told of trials.
 */
export async function announceOnSheet(
  transaction: Executor,
  sheet: Pick<SheetHead, 'id' | 'number' | 'titleZh' | 'customerName' | 'ownerId' | 'trialUntil'>,
  { event, key, payload }: SheetNotice,
): Promise<void> {
  if (sheet.trialUntil) return;
  const { id, number, titleZh: title, customerName: customer } = sheet;
  const all = { number, title, customer, ...payload };
  await tellWebhooks(transaction, { event, key: `${id}:${key}`, payload: all });
  const recipient = await recipientFor(transaction, sheet.ownerId);
  if (!recipient) return;
  await transaction
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      recipient,
      idempotencyKey: `${event}:${id}:${key}:mail`,
      event,
      payload: all,
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}

/** Mail address of a sheet's owner if that person still works here, else of the office. */
async function recipientFor(db: Executor, ownerId: string | null): Promise<string | null> {
  const [owner] = ownerId
    ? await db
        .select({ email: staffUsers.email })
        .from(staffUsers)
        .where(and(eq(staffUsers.id, ownerId), isNull(staffUsers.deactivatedAt)))
    : [];
  if (owner) return owner.email;
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  return settings?.email || null;
}
