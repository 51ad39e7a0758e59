import { and, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { AppError } from '#contracts/errors.ts';
import { redemptionCodes as codes, redemptionBatches } from '#db/schema/redemptions.ts';

/** Revokes one code for good, redeemed or not. @throws AppError NOT_FOUND, CONFLICT */
export async function revokeCode(
  id: string,
  reason: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [code] = await transaction.select().from(codes).where(eq(codes.id, id)).for('update');
  if (!code) throw new AppError('NOT_FOUND');
  if (code.status === 'revoked') throw new AppError('CONFLICT', { messages: revokedBefore });
  await transaction
    .update(codes)
    .set({ status: 'revoked', revokedAt: new Date(), revokedReason: reason })
    .where(eq(codes.id, id));
  audit({
    action: 'code.revoke',
    entityType: 'code',
    entityId: id,
    changes: { status: [code.status, 'revoked'], reason: [null, reason] },
  });
}

/**
 * Revokes the codes of a batch that nobody has redeemed.
 * @throws AppError NOT_FOUND; CONFLICT while its codes are being made
 */
export async function revokeBatch(
  id: string,
  reason: string,
  { transaction, audit }: StaffWriteCall,
): Promise<{ revoked: number }> {
  const [batch] = await transaction
    .select()
    .from(redemptionBatches)
    .where(eq(redemptionBatches.id, id))
    .for('update');
  if (!batch) throw new AppError('NOT_FOUND');
  if (batch.made < batch.quantity) throw new AppError('CONFLICT', { messages: unfinished });
  const { rowCount } = await transaction
    .update(codes)
    .set({ status: 'revoked', revokedAt: new Date(), revokedReason: reason })
    .where(and(eq(codes.batchId, id), eq(codes.status, 'issued')));
  const revoked = rowCount ?? 0;
  audit({
    action: 'code-batch.revoke',
    entityType: 'code-batch',
    entityId: id,
    changes: { revoked: [null, revoked], reason: [null, reason] },
  });
  return { revoked };
}

const revokedBefore = {
  zh: '这个兑换码已经作废。',
  en: 'This code was revoked already.',
};
const unfinished = {
  zh: '这一批还在生成，完成后才能作废。',
  en: 'This batch is still being made; it can be revoked when it is done.',
};
