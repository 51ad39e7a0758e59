import { eq, sql } from 'drizzle-orm';
import { lockAsset } from '#api/media/record.ts';
import { originalKey, pictureFolder } from '#api/media/storage-keys.ts';
import { swapFile } from '#api/media/swap.ts';
import { deletePartFiles } from '#api/uploads/parts.ts';
import { readUpload } from '#api/uploads/service.ts';
import { type EncodedPicture, encodePicture } from '#content/pictures/encode.ts';
import { pictureSources } from '#content/pictures/inspect.ts';
import { PictureRefusedError } from '#content/pictures/refused.ts';
import type { MediaFailure } from '#contracts/enums/media.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database, Executor } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { mediaAssets, mediaProcessing } from '#db/schema/media.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';

/** After so many beginnings without an end the picture is given up: it may end the process. */
const MAX_ATTEMPTS = 3;

export interface ProcessDeps {
  db: Database;
  files: FileStore;
  log: DatabaseLog;
  signal: AbortSignal;
}

type Work = typeof mediaProcessing.$inferSelect;

/** Makes the variants of all waiting pictures, one at a time. */
export async function processDue(deps: ProcessDeps): Promise<void> {
  while (!deps.signal.aborted && (await processNext(deps)));
}

/**
 * Makes the variants of one picture; false if none waits. Its row stays locked meanwhile, so that
 * other processes take others, and the lock of a killed process is gone at once.
 */
async function processNext(deps: ProcessDeps): Promise<boolean> {
  const { db, files, log } = deps;
  const begun = await begin(db);
  if (!begun) return false;
  const finished = await db.transaction(async (transaction) => {
    const [work] = await transaction
      .select()
      .from(mediaProcessing)
      .where(eq(mediaProcessing.assetId, begun.assetId))
      .for('update', { skipLocked: true });
    // Another process took it in between.
    if (!work || work.failure) return undefined;
    if (work.attempts > MAX_ATTEMPTS) {
      await giveUp(transaction, work, 'interrupted');
      return undefined;
    }
    try {
      await makeFiles(transaction, deps, work);
    } catch (error) {
      if (!(error instanceof PictureRefusedError)) throw error;
      log.warn({ err: error, asset: work.assetId }, 'A picture could not be processed');
      await giveUp(transaction, work, 'damaged');
      return undefined;
    }
    return work.uploadId;
  });
  if (finished) await deletePartFiles(files, finished);
  return true;
}

/** Counts a beginning, in a transaction of its own: a process that is killed leaves the count. */
async function begin(db: Database) {
  const { rows } = await db.execute<{ asset_id: string }>(sql`
    update media_processing set attempts = attempts + 1
    where asset_id = (
      select asset_id from media_processing where failure is null
      order by created_at limit 1 for update skip locked
    )
    returning asset_id`);
  const [row] = rows;
  return row && { assetId: row.asset_id };
}

async function giveUp(db: Executor, { assetId }: Work, failure: MediaFailure): Promise<void> {
  await db.update(mediaProcessing).set({ failure }).where(eq(mediaProcessing.assetId, assetId));
}

/**
 * The claim of the work, in `transaction`, locks nothing that others wait for while the picture is
 * encoded and stored. The asset is locked in a transaction of its own; if the process is killed
 * between the two, the same files are made once more.
 */
async function makeFiles(
  transaction: Executor,
  { db, files }: ProcessDeps,
  { assetId, uploadId, sha256 }: Work,
): Promise<void> {
  const picture = await encodePicture(await readUpload({ db, files }, uploadId));
  const [{ key } = {}] = await db
    .select({ key: mediaAssets.key })
    .from(mediaAssets)
    .where(eq(mediaAssets.id, assetId));
  if (key === undefined) throw new AppError('NOT_FOUND');
  const [upload] = await transaction.select().from(uploads).where(eq(uploads.id, uploadId));
  const storageKey = originalKey(key, sha256, picture);
  const { mime } = pictureSources[picture.format];
  await files.put(storageKey, picture.original, mime);
  const variants = await storeVariants(files, pictureFolder(key, sha256), picture);
  const { width, height, blur, original } = picture;
  const file = { storageKey, mime, bytes: original.length, sha256, width, height, blur };
  await db.transaction(async (swap) => {
    // Whoever holds the asset may wait for the claim: the work is then done later.
    await swap.execute(sql`set local lock_timeout = '10s'`);
    const asset = await lockAsset(swap, assetId);
    await swapFile(
      swap,
      asset,
      { ...file, fileName: upload?.fileName ?? asset.fileName },
      variants,
    );
  });
  await transaction.delete(mediaProcessing).where(eq(mediaProcessing.assetId, assetId));
}

async function storeVariants(files: FileStore, folder: string, { variants }: EncodedPicture) {
  const rows = [];
  for (const { format, width, height, content } of variants) {
    const storageKey = `${folder}/${width}.${format}`;
    await files.put(storageKey, content, `image/${format}`);
    rows.push({ format, width, height, bytes: content.length, storageKey });
  }
  return rows;
}
