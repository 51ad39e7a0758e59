import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { readParts } from '#api/uploads/parts.ts';
import { findFinishedUpload, type UploadRow } from '#api/uploads/service.ts';
import { pictureSources } from '#content/pictures/inspect.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets, mediaProcessing } from '#db/schema/media.ts';
import { type AcceptedFile, acceptUpload, isPlain } from './accept-upload.ts';
import type { createMedia } from './contract.ts';
import { ensureFolder } from './folders.ts';
import { DRAWING } from './item.ts';
import { freeKey, keyOf, titleOf } from './key.ts';
import { requireClean } from './scan-upload.ts';
import type { MediaServices } from './services.ts';
import { drawingKey, originalKey, plainKey } from './storage-keys.ts';

type Created = RouteData<typeof createMedia>;
type Options = Pick<RouteInput<typeof createMedia>['body'], 'folder' | 'tags'>;

/** Adds an uploaded file to the library. @throws AppError NOT_FOUND, FILE_REFUSED */
export async function addUploaded(
  services: MediaServices,
  { upload: uploadId, ...options }: RouteInput<typeof createMedia>['body'],
  call: StaffCall,
): Promise<Created> {
  const { db } = services;
  const earlier = await findAsset(db, eq(mediaAssets.uploadId, uploadId));
  if (earlier) return { ...earlier, isDuplicate: false };
  const owner = { purpose: 'media', uploadedBy: call.staff.id } as const;
  return addFile(services, await findFinishedUpload(db, uploadId, owner), options, call);
}

/** Adds the content of a finished upload, unless the library has it already. */
export async function addFile(
  services: MediaServices,
  upload: UploadRow,
  { folder, tags }: Options,
  call: StaffCall,
): Promise<Created> {
  const { db, files } = services;
  const file = await acceptUpload(services, upload);
  const duplicate = await findAsset(
    db,
    and(eq(mediaAssets.sha256, file.sha256), isNull(mediaAssets.deletedAt)),
  );
  if (duplicate) return { ...duplicate, isDuplicate: true };
  if (isPlain(file)) await requireClean(services, upload, call);
  const wanted = keyOf(upload.fileName);
  for (;;) {
    const key = await freeKey(db, wanted);
    const values = { ...assetColumns(key, file, upload.bytes), folder: folder ?? null, tags };
    if (file.kind === 'drawing') {
      await files.put(values.storageKey, Buffer.from(file.svg), DRAWING);
    } else if (isPlain(file)) {
      await files.put(values.storageKey, await readParts(services, upload.id), file.mime);
    }
    const created = await auditedTransaction(services, staffContext(call), async (tx, audit) => {
      if (folder) await ensureFolder(tx, folder);
      const { fileName } = upload;
      const [asset] = await tx
        .insert(mediaAssets)
        .values({
          ...values,
          fileName,
          title: titleOf(fileName),
          uploadId: upload.id,
          uploadedBy: call.staff.id,
        })
        .onConflictDoNothing()
        .returning({ id: mediaAssets.id, key: mediaAssets.key });
      // Another upload took the key meanwhile.
      if (!asset) return undefined;
      if (file.kind === 'picture') await startProcessing(tx, asset.id, upload.id, file.sha256);
      const changes = changedFields({}, { key, fileName, folder, tags });
      audit({ action: 'media.create', entityType: 'media', entityId: asset.id, changes });
      return asset;
    });
    if (created) return { ...created, isDuplicate: false };
    const earlier = await findAsset(db, eq(mediaAssets.uploadId, upload.id));
    if (earlier) return { ...earlier, isDuplicate: false };
  }
}

/** Columns that depend on the content. */
function assetColumns(key: string, file: AcceptedFile, uploadedBytes: number) {
  const { sha256, width, height } = file;
  const shared = { key, sha256, width, height };
  if (isPlain(file)) {
    const { mime } = file;
    return { ...shared, mime, bytes: uploadedBytes, storageKey: plainKey(key, file) };
  }
  return file.kind === 'drawing'
    ? {
        ...shared,
        mime: DRAWING,
        bytes: Buffer.byteLength(file.svg),
        storageKey: drawingKey(key, sha256),
      }
    : {
        ...shared,
        mime: pictureSources[file.format].mime,
        bytes: uploadedBytes,
        storageKey: originalKey(key, sha256, file),
      };
}

/** Leaves the making of variants to a job; the database announces it at commit. */
export async function startProcessing(
  db: Executor,
  assetId: string,
  uploadId: string,
  sha256: string,
): Promise<void> {
  const work = { uploadId, sha256, attempts: 0, failure: null };
  await db
    .insert(mediaProcessing)
    .values({ assetId, ...work })
    .onConflictDoUpdate({ target: mediaProcessing.assetId, set: work });
}

async function findAsset(db: Executor, condition: SQL | undefined) {
  const [asset] = await db
    .select({ id: mediaAssets.id, key: mediaAssets.key })
    .from(mediaAssets)
    .where(condition)
    .limit(1);
  return asset;
}
