import { addMail } from '#api/outbox/add-mail.ts';
import type { Executor } from '#db/connection.ts';
import type { FoundLink } from '../link-gate.ts';
import { recipientFor } from '../recipient.ts';

/** Adds a mail to the sheet's owner, else to the office, that a link is locked. */
export async function announceLock(
  transaction: Executor,
  { id, label, sheet, passcodeSetAt }: FoundLink,
  publicUrl: string,
): Promise<void> {
  const reader = await recipientFor(transaction, sheet?.ownerId ?? null);
  if (!reader) return;
  await addMail(transaction, {
    event: 'share_link.locked',
    ...reader,
    // One for each passcode.
    once: `${id}:${passcodeSetAt?.getTime()}`,
    payload: { number: sheet?.number ?? '', label, page: `${publicUrl}admin/share-links` },
  });
}
