import { addMail } from '#api/outbox/add-mail.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { Executor } from '#db/connection.ts';
import { recipientFor } from '../recipient.ts';

/** Characters of a comment that its messages have. */
const EXCERPT = 500;

/** What a comment is on, as its messages say it. */
export interface AnnouncedSubject {
  /** Number of the sheet, or name of the scene. */
  number: string;
  /** Address of its screen below the back office. */
  page: string;
  ownerId: string | null;
}

/**
 * Tells subscribed webhooks and, by mail, the owner of the sheet, else the office, about a comment of a
 * customer.
 */
export async function announceComment(
  transaction: Executor,
  { number, page, ownerId }: AnnouncedSubject,
  { id, authorName, body }: { id: string; authorName: string; body: string },
  publicUrl: string,
): Promise<void> {
  const event = 'sheet.commented' as const;
  const payload = {
    number,
    name: authorName,
    message: body.slice(0, EXCERPT),
    page: `${publicUrl}admin/${page}`,
  };
  await tellWebhooks(transaction, { event, key: id, payload });
  const reader = await recipientFor(transaction, ownerId);
  if (!reader) return;
  await addMail(transaction, { event, ...reader, once: id, payload });
}
