import { addMail } from '#api/outbox/add-mail.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { WebhookEvent } from '#contracts/enums/outbox.ts';
import type { Executor } from '#db/connection.ts';
import type { SheetHead } from './head.ts';
import { recipientFor } from './recipient.ts';

/** What a customer did on a sheet. */
interface SheetNotice {
  event: WebhookEvent;
  /** Tells the event apart from others of its kind on the sheet; absent if there is only one. */
  key?: string;
  /** The values of its template besides number, title and customer. */
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
  const subject = key ? `${id}:${key}` : id;
  await tellWebhooks(transaction, { event, key: subject, payload: all });
  const reader = await recipientFor(transaction, sheet.ownerId);
  if (!reader) return;
  await addMail<WebhookEvent>(transaction, { event, ...reader, once: subject, payload: all });
}
