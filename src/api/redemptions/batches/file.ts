import { Readable } from 'node:stream';
import { asc, eq, sql } from 'drizzle-orm';
import { type FileStream, type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { AppError } from '#contracts/errors.ts';
import {
  redemptionBatches as batches,
  redemptionFileParts as parts,
} from '#db/schema/redemptions.ts';
import { fileHead } from './encrypt.ts';

/**
 * The encrypted file of a batch. The audit log says who took it; from the first download on it is
 * kept for a day, so that a broken download loses nothing.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function downloadFile(
  deps: WriteDeps,
  id: string,
  call: StaffCall,
): Promise<FileStream> {
  const content = await auditedTransaction(deps, staffContext(call), async (transaction, audit) => {
    const [batch] = await transaction
      .select()
      .from(batches)
      .where(eq(batches.id, id))
      .for('update');
    if (!batch?.fileSalt) throw new AppError('NOT_FOUND');
    if (batch.made < batch.quantity) throw new AppError('CONFLICT', { messages: unfinished });
    if (batch.fileDeletedAt) throw new AppError('CONFLICT', { messages: deleted });
    await transaction
      .update(batches)
      .set({ downloadedAt: sql`coalesce(${batches.downloadedAt}, now())` })
      .where(eq(batches.id, id));
    const rows = await transaction
      .select({ content: parts.content })
      .from(parts)
      .where(eq(parts.batchId, id))
      .orderBy(asc(parts.offset));
    audit({ action: 'code-batch.export', entityType: 'code-batch', entityId: id });
    return [fileHead(batch.fileSalt), ...rows.map((row) => Buffer.from(row.content, 'base64'))];
  });
  return { content: Readable.from(content), fileName: `codes-${id.slice(-12)}.txt.enc` };
}

const unfinished = {
  zh: '这一批还在生成，完成后才能下载。',
  en: 'This batch is still being made; it can be downloaded when it is done.',
};
const deleted = {
  zh: '文件在首次下载一天后已经删除，系统里没有兑换码原文，不能再次导出。',
  en: 'The file was deleted a day after its first download. The codes are stored nowhere else, so they cannot be exported again.',
};
