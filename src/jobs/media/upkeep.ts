import { and, eq, inArray, lt, not, notExists, or, sql } from 'drizzle-orm';
import { keepFormerFiles } from '#api/media/swap.ts';
import { isUsed } from '#api/media/uses.ts';
import { deleteExpiredUploads } from '#api/uploads/service.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import type { Database } from '#db/connection.ts';
import { mediaAssets, mediaFormerFiles, mediaProcessing, mediaVariants } from '#db/schema/media.ts';
import type { FileStore } from '#files/file-store.ts';

/** What a run removed. */
export interface MediaUpkeep {
  uploads: number;
  trashed: number;
  files: number;
}

/** Files deleted in one run. */
const MAX_FILES = 10_000;

/** Deletes abandoned uploads, what was long in the trash, and files that nothing needs any more. */
export async function keepMediaUp(db: Database, files: FileStore): Promise<MediaUpkeep> {
  return {
    uploads: await deleteExpiredUploads({ db, files }),
    trashed: await emptyTrash(db),
    files: await deleteFormerFiles(db, files),
  };
}

/** Deletes assets that were in the trash for 30 days; one that is used again stays. */
async function emptyTrash(db: Database): Promise<number> {
  const before = new Date(Date.now() - mediaBounds.trashDays * 86_400_000);
  return db.transaction(async (transaction) => {
    const assets = await transaction
      .select()
      .from(mediaAssets)
      .where(and(lt(mediaAssets.deletedAt, before), not(isUsed)))
      .for('update');
    const ids = assets.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const variants = await transaction
      .select()
      .from(mediaVariants)
      .where(inArray(mediaVariants.assetId, ids));
    const stored = new Map(
      [
        ...assets.map(({ storageKey, mime, bytes }) => ({ storageKey, mime, bytes })),
        ...variants.map(({ storageKey, format, bytes }) => {
          return { storageKey, mime: `image/${format}`, bytes };
        }),
      ].map((file) => [file.storageKey, file]),
    );
    await transaction.delete(mediaProcessing).where(inArray(mediaProcessing.assetId, ids));
    await transaction.delete(mediaAssets).where(inArray(mediaAssets.id, ids));
    await keepFormerFiles(transaction, [...stored.values()], 0);
    return ids.length;
  });
}

/** The file goes before its row: after a failure the next run finds the row again. */
async function deleteFormerFiles(db: Database, files: FileStore): Promise<number> {
  const current = db
    .select({ one: sql`1` })
    .from(mediaAssets)
    .leftJoin(mediaVariants, eq(mediaVariants.assetId, mediaAssets.id))
    .where(
      or(
        eq(mediaAssets.storageKey, mediaFormerFiles.storageKey),
        eq(mediaVariants.storageKey, mediaFormerFiles.storageKey),
      ),
    );
  const due = await db
    .select({ storageKey: mediaFormerFiles.storageKey })
    .from(mediaFormerFiles)
    .where(and(lt(mediaFormerFiles.deleteAfter, new Date()), notExists(current)))
    .limit(MAX_FILES);
  for (const { storageKey } of due) {
    await files.delete(storageKey);
    await db.delete(mediaFormerFiles).where(eq(mediaFormerFiles.storageKey, storageKey));
  }
  return due.length;
}
