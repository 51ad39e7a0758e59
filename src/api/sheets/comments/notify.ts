import { addMail } from '#api/outbox/add-mail.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { Executor } from '#db/connection.ts';
import type { SheetHead } from '../head.ts';
import { recipientFor } from '../recipient.ts';

/** Characters of a comment that its messages have. */
const EXCERPT = 500;

/**
 * Tells subscribed webhooks and, by mail, the sheet's owner, else the office, about a comment of a
 * customer. Nobody is told of trials.
 */
export async function announceComment(
  transaction: Executor,
  { id: sheetId, number, ownerId, trialUntil }: SheetHead,
  { id, authorName, body }: { id: string; authorName: string; body: string },
  publicUrl: string,
): Promise<void> {
  if (trialUntil) return;
  const event = 'sheet.commented' as const;
  const payload = {
    number,
    name: authorName,
    message: body.slice(0, EXCERPT),
    page: `${publicUrl}admin/sheets/${sheetId}`,
  };
  await tellWebhooks(transaction, { event, key: id, payload });
  const reader = await recipientFor(transaction, ownerId);
  if (!reader) return;
  await addMail(transaction, { event, ...reader, once: id, payload });
}
