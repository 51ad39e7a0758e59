import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import type { FoundLink } from '../link-gate.ts';
import { recipientFor } from '../recipient.ts';

/** Adds a mail to the sheet's owner, else to the office, that a link is locked. */
export async function announceLock(
  transaction: Executor,
  { id, label, sheet, passcodeSetAt }: FoundLink,
  publicUrl: string,
): Promise<void> {
  const recipient = await recipientFor(transaction, sheet?.ownerId ?? null);
  if (!recipient) return;
  await transaction
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      recipient,
      event: 'share_link.locked',
      // One for each passcode.
      idempotencyKey: `share_link.locked:${id}:${passcodeSetAt?.getTime()}:mail`,
      payload: { number: sheet?.number ?? '', label, page: `${publicUrl}admin/share-links` },
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}
