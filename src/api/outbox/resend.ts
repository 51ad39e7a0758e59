import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { newToken } from '#api/access/tokens.ts';
import { changedFields } from '#api/audit/changes.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { outboxMessages as messages } from '#db/schema/outbox.ts';
import type { retryFailed } from './contract.ts';
import { matching } from './list.ts';

type Message = typeof messages.$inferSelect;

/** What makes a message due at once, with all its attempts before it. */
const dueNow = { status: 'pending', attempts: 0, nextAttemptAt: sql`now()` } as const;

/** Whether a message that is not sent yet can be tried at once. */
export const canRetry = ({ status }: Pick<Message, 'status'>) =>
  status === 'pending' || status === 'failed';

/**
 * Sends a message at once; one that was sent before is sent as a new message.
 * @throws AppError NOT_FOUND if it is cancelled or being sent
 */
export async function sendAgain(id: string, { transaction, audit }: StaffWriteCall): Promise<void> {
  const [message] = await transaction
    .select()
    .from(messages)
    .where(eq(messages.id, id))
    .for('update');
  if (message && canRetry(message)) {
    await transaction.update(messages).set(dueNow).where(eq(messages.id, id));
  } else if (message?.status === 'sent') {
    const { kind, webhookId, recipient, event, locale, payload, thread, attachments } = message;
    await transaction.insert(messages).values({
      ...{ kind, webhookId, recipient, event, locale, payload, thread, attachments },
      idempotencyKey: `again:${newToken()}`,
    });
  } else throw new AppError('NOT_FOUND');
  const changes = changedFields({}, { event: message.event });
  audit({ action: 'system.outbox_retry', entityType: 'system', entityId: id, changes });
}

/** Sends all messages again that were given up; returns how many. */
export async function sendAllAgain(
  filters: RouteInput<typeof retryFailed>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<{ count: number }> {
  const { rowCount } = await transaction
    .update(messages)
    .set(dueNow)
    .where(and(eq(messages.status, 'failed'), matching(filters)));
  const count = rowCount ?? 0;
  const { q: _, ...named } = filters;
  const changes = changedFields({}, { ...named, count });
  audit({ action: 'system.outbox_retry', entityType: 'system', entityId: null, changes });
  return { count };
}

/** Cancels a message. @throws AppError NOT_FOUND if it was sent or cancelled before */
export async function cancel(id: string, { transaction, audit }: StaffWriteCall): Promise<void> {
  const [message] = await transaction
    .update(messages)
    .set({ status: 'cancelled' })
    .where(and(eq(messages.id, id), inArray(messages.status, ['pending', 'failed'])))
    .returning({ event: messages.event });
  if (!message) throw new AppError('NOT_FOUND');
  const changes = changedFields({}, { event: message.event });
  audit({ action: 'system.outbox_cancel', entityType: 'system', entityId: id, changes });
}
