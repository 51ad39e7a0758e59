import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { releaseFileKey } from '#api/downloads/release-file.ts';
import { lockRelease } from '#api/downloads/release-rows.ts';
import { leaveFile } from '#api/downloads/releases.ts';
import { readParts } from '#api/uploads/parts.ts';
import { deleteUpload } from '#api/uploads/service.ts';
import type { Database, Executor } from '#db/connection.ts';
import { downloadReleases, releaseProcessing } from '#db/schema/downloads.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';

/** After so many beginnings without an end the file is given up. */
const MAX_ATTEMPTS = 3;

export interface ReleaseWork {
  db: Database;
  files: FileStore;
  signal: AbortSignal;
}

/** Stores all waiting files of releases, one at a time. */
export async function storeDueFiles(deps: ReleaseWork): Promise<void> {
  while (!deps.signal.aborted && (await storeNext(deps)));
}

/**
 * Stores one file and computes its hash; false if none waits. The row stays locked meanwhile, so
 * that other processes take others, and the lock of a killed process is gone at once.
 */
async function storeNext({ db, files }: ReleaseWork): Promise<boolean> {
  const releaseId = await begin(db);
  if (!releaseId) return false;
  const finished = await db.transaction(async (transaction) => {
    const [work] = await transaction
      .select()
      .from(releaseProcessing)
      .where(eq(releaseProcessing.releaseId, releaseId))
      .for('update', { skipLocked: true });
    // Another process took it in between.
    if (!work || work.failed) return undefined;
    if (work.attempts > MAX_ATTEMPTS) {
      await transaction
        .update(releaseProcessing)
        .set({ failed: true })
        .where(eq(releaseProcessing.releaseId, releaseId));
      return undefined;
    }
    await storeFile(transaction, { db, files }, work);
    return work.uploadId;
  });
  if (finished) await deleteUpload({ db, files }, finished);
  return true;
}

/** Counts a beginning, in a transaction of its own: a process that is killed leaves the count. */
async function begin(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ release_id: string }>(sql`
    update release_processing set attempts = attempts + 1
    where release_id = (
      select release_id from release_processing where not failed
      order by created_at limit 1 for update skip locked
    )
    returning release_id`);
  return rows[0]?.release_id;
}

async function storeFile(
  transaction: Executor,
  { db, files }: Pick<ReleaseWork, 'db' | 'files'>,
  { releaseId, uploadId, mime }: typeof releaseProcessing.$inferSelect,
): Promise<void> {
  const [upload] = await transaction.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!upload) throw new Error(`the upload ${uploadId} of a release is missing`);
  const hash = createHash('sha256');
  const parts = await readParts({ db, files }, uploadId);
  async function* hashed() {
    for await (const chunk of parts) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const fileKey = releaseFileKey(releaseId, uploadId);
  await files.put(fileKey, Readable.from(hashed(), { objectMode: false }), mime);
  const before = await lockRelease(transaction, releaseId);
  const { fileName, bytes } = upload;
  await transaction
    .update(downloadReleases)
    .set({ fileKey, fileName, mime, bytes, sha256: hash.digest('hex') })
    .where(eq(downloadReleases.id, releaseId));
  await leaveFile(transaction, before);
  await transaction.delete(releaseProcessing).where(eq(releaseProcessing.releaseId, releaseId));
}
