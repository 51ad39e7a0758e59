import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { FoundLink } from '../link-gate.ts';

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
