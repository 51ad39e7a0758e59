import { and, eq, isNotNull } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { documentFeedback as feedback } from '#db/schema/documents.ts';
import type { handleFeedback } from './contract.ts';

/** Marks a text of a reader. @throws AppError NOT_FOUND */
export async function markFeedback(
  id: string,
  { status }: RouteInput<typeof handleFeedback>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [before] = await transaction
    .select({ status: feedback.status })
    .from(feedback)
    .where(and(eq(feedback.id, id), isNotNull(feedback.comment)))
    .for('update');
  if (!before) throw new AppError('NOT_FOUND');
  await transaction.update(feedback).set({ status }).where(eq(feedback.id, id));
  const changes = changedFields(before, { status });
  audit({ action: 'feedback.update', entityType: 'feedback', entityId: id, changes });
}
