import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { documentFeedback as feedback } from '#db/schema/documents.ts';
import type { answerFeedback, closeFeedback, handleFeedback } from './contract.ts';

/** Marks a text of a reader. @throws AppError NOT_FOUND */
export async function markFeedback(
  id: string,
  { status }: RouteInput<typeof handleFeedback>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [before = notFound()] = await transaction
    .select({ status: feedback.status })
    .from(feedback)
    .where(and(eq(feedback.id, id), isNotNull(feedback.comment)))
    .for('update');
  await transaction.update(feedback).set({ status }).where(eq(feedback.id, id));
  const changes = changedFields(before, { status });
  audit({ action: 'feedback.update', entityType: 'feedback', entityId: id, changes });
}

/** Answers a text of a reader, which is done then. @throws AppError NOT_FOUND */
export async function answerReader(
  id: string,
  { answer }: RouteInput<typeof answerFeedback>['body'],
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  const answered = await transaction
    .update(feedback)
    .set({ status: 'done', answer, answeredAt: sql`now()`, answeredBy: staff.id })
    .where(and(eq(feedback.id, id), isNotNull(feedback.comment)))
    .returning({ id: feedback.id });
  if (answered.length === 0) notFound();
  // The log is never erased, and an answer may quote what the reader wrote.
  const changes = changedFields({}, { answer }, ['answer']);
  audit({ action: 'feedback.answer', entityType: 'feedback', entityId: id, changes });
}

/** Closes all open texts about a document, or those with one reason; returns how many. */
export async function closeTexts(
  { documentId, reason }: RouteInput<typeof closeFeedback>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<{ closed: number }> {
  const closed = await transaction
    .update(feedback)
    .set({ status: 'done' })
    .where(
      and(
        eq(feedback.documentId, documentId),
        eq(feedback.status, 'open'),
        isNotNull(feedback.comment),
        reason ? eq(feedback.reason, reason) : undefined,
      ),
    )
    .returning({ id: feedback.id });
  audit({
    action: 'feedback.close',
    entityType: 'document',
    entityId: documentId,
    changes: { closed: [null, closed.length], ...(reason && { reason: [null, reason] }) },
  });
  return { closed: closed.length };
}
