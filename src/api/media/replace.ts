import { and, eq, isNotNull } from 'drizzle-orm';
import { type StaffCall, type StaffWriteCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { readParts } from '#api/uploads/parts.ts';
import { findFinishedUpload } from '#api/uploads/service.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { outsideTransaction } from '#db/outside-transaction.ts';
import { mediaProcessing, mediaVariants } from '#db/schema/media.ts';
import { acceptUpload, isPlain } from './accept-upload.ts';
import { startProcessing } from './create.ts';
import { DRAWING, kindOf } from './item.ts';
import { lockAsset } from './record.ts';
import { requireClean } from './scan-upload.ts';
import type { MediaServices } from './services.ts';
import { drawingKey, plainKey } from './storage-keys.ts';
import { swapFile } from './swap.ts';

/**
 * Replaces a file everywhere. A picture changes when its variants are made, all others at once.
 * @throws AppError NOT_FOUND, FILE_REFUSED, CONFLICT while another replacement is under way
 */
export async function replaceFile(
  services: MediaServices,
  id: string,
  uploadId: string,
  call: StaffCall,
): Promise<void> {
  const { db, files } = services;
  const owner = { purpose: 'media', uploadedBy: call.staff.id } as const;
  const upload = await findFinishedUpload(db, uploadId, owner);
  const file = await acceptUpload(services, upload);
  if (isPlain(file)) await requireClean(services, upload, call);
  await auditedTransaction(services, staffContext(call), async (transaction, audit) => {
    const asset = await lockAsset(transaction, id);
    if (asset.deletedAt) throw new AppError('NOT_FOUND');
    if (file.sha256 === asset.sha256) throw new AppError('FILE_REFUSED', { messages: sameFile });
    if (file.kind !== kindOf(asset.mime)) {
      throw new AppError('FILE_REFUSED', { messages: otherKind });
    }
    const work = await findWork(transaction, id);
    if (work && !work.failure) throw new AppError('CONFLICT', { messages: underWay });
    if (isPlain(file)) {
      const { sha256, mime } = file;
      const storageKey = plainKey(asset.key, file);
      await outsideTransaction(
        () => `put ${storageKey}`,
        async () => files.put(storageKey, await readParts(services, uploadId), mime),
      );
      const { fileName, bytes } = upload;
      const columns = { storageKey, mime, bytes, sha256, width: null, height: null, fileName };
      await swapFile(transaction, asset, columns, []);
    } else if (file.kind === 'drawing') {
      const { svg, sha256, width, height } = file;
      const storageKey = drawingKey(asset.key, sha256);
      await outsideTransaction(
        () => `put ${storageKey}`,
        () => files.put(storageKey, Buffer.from(svg), DRAWING),
      );
      const bytes = Buffer.byteLength(svg);
      const { fileName } = upload;
      const columns = { storageKey, mime: DRAWING, bytes, sha256, width, height, fileName };
      await swapFile(transaction, asset, columns, []);
    } else {
      await startProcessing(transaction, id, uploadId, file.sha256);
    }
    const changes = changedFields(
      { fileName: asset.fileName, bytes: asset.bytes },
      { fileName: upload.fileName, bytes: upload.bytes },
    );
    audit({ action: 'media.replace', entityType: 'media', entityId: id, changes });
  });
}

const sameFile = {
  zh: '这与现在的文件完全相同。',
  en: 'This is the same file as the present one.',
};
const otherKind = {
  zh: '只能用同一类文件替换：图片换图片，SVG 图形换 SVG 图形，视频换视频。',
  en: 'A file can only be replaced by one of its kind: a picture by a picture, a drawing by a drawing, a video by a video.',
};
const underWay = {
  zh: '此文件正在处理，请等处理完成后再替换。',
  en: 'This file is being processed. Wait until that is done.',
};

/** Tries again to make the variants. @throws AppError NOT_FOUND if nothing failed */
export async function retryProcessing(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const retried = await transaction
    .update(mediaProcessing)
    .set({ failure: null, attempts: 0 })
    .where(and(eq(mediaProcessing.assetId, id), isNotNull(mediaProcessing.failure)))
    .returning({ id: mediaProcessing.assetId });
  if (retried.length === 0) throw new AppError('NOT_FOUND');
  audit({ action: 'media.retry', entityType: 'media', entityId: id });
}

/** Gives up a replacement that failed; the asset keeps its file. @throws AppError NOT_FOUND */
export async function cancelProcessing(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  await lockAsset(transaction, id);
  const [variant] = await transaction
    .select({ id: mediaVariants.id })
    .from(mediaVariants)
    .where(eq(mediaVariants.assetId, id))
    .limit(1);
  const work = await findWork(transaction, id);
  if (!variant || !work?.failure) throw new AppError('NOT_FOUND');
  await transaction.delete(mediaProcessing).where(eq(mediaProcessing.assetId, id));
  audit({ action: 'media.cancel_replacement', entityType: 'media', entityId: id });
}

async function findWork(db: Executor, id: string) {
  const [work] = await db.select().from(mediaProcessing).where(eq(mediaProcessing.assetId, id));
  return work;
}
