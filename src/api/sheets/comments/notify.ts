import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import type { SheetHead } from '../head.ts';
import { recipientFor } from '../recipient.ts';

/** Characters of a comment that its mail has. */
const EXCERPT = 500;

/**
 * Adds a mail to the sheet's owner, else to the office, about a comment of a customer. Nobody is told
 * of trials.
 */
export async function announceComment(
  transaction: Executor,
  { id: sheetId, number, ownerId, trialUntil }: SheetHead,
  { id, authorName, body }: { id: string; authorName: string; body: string },
  publicUrl: string,
): Promise<void> {
  if (trialUntil) return;
  const recipient = await recipientFor(transaction, ownerId);
  if (!recipient) return;
  await transaction.insert(outboxMessages).values({
    kind: 'mail',
    recipient,
    event: 'sheet.commented',
    idempotencyKey: `sheet.commented:${id}:mail`,
    payload: {
      number,
      name: authorName,
      message: body.slice(0, EXCERPT),
      page: `${publicUrl}admin/sheets/${sheetId}`,
    },
  });
}
