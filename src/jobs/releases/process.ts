import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import { releaseFileKey } from '#api/downloads/release-file.ts';
import { lockRelease } from '#api/downloads/release-rows.ts';
import { leaveFile } from '#api/downloads/releases.ts';
import { deletePartFiles, readParts } from '#api/uploads/parts.ts';
import { deleteUpload } from '#api/uploads/service.ts';
import type { ReleaseFailure } from '#contracts/enums/downloads.ts';
import type { Database, Executor } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { downloadReleases, releaseProcessing } from '#db/schema/downloads.ts';
import { uploadParts, uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { type FileScanner, ScanFailedError } from '#files/scan/scanner.ts';

/** After so many beginnings without an end the file is given up. */
const MAX_ATTEMPTS = 3;
/** After so many scans without a verdict, one a minute, the file is given up. */
const MAX_SCANS = 10;

export interface ReleaseWork {
  db: Database;
  files: FileStore;
  trail: AuditTrail;
  /** Looks for malware before a file is stored; undefined where none is set. */
  scanner: FileScanner | undefined;
  log: DatabaseLog;
  signal: AbortSignal;
}

type Work = typeof releaseProcessing.$inferSelect;

/** Stores all waiting files of releases, one at a time. */
export async function storeDueFiles(deps: ReleaseWork): Promise<void> {
  while (!deps.signal.aborted && (await storeNext(deps)));
}

/**
 * Stores one file and computes its hash; false if none waits. The row stays locked meanwhile, so
 * that other processes take others, and the lock of a killed process is gone at once.
 */
async function storeNext(deps: ReleaseWork): Promise<boolean> {
  const { db, files } = deps;
  const releaseId = await begin(db);
  if (!releaseId) return false;
  const end = await db
    .transaction(async (transaction) => {
      const [work] = await transaction
        .select()
        .from(releaseProcessing)
        .where(eq(releaseProcessing.releaseId, releaseId))
        .for('update', { skipLocked: true });
      // Another process took it in between.
      if (!work || work.failure) return undefined;
      if (work.attempts > MAX_ATTEMPTS) {
        await giveUp(transaction, work, 'failed');
        return undefined;
      }
      if (!(await isClean(transaction, deps, work))) return { infected: work.uploadId };
      await storeFile(transaction, files, work);
      return { stored: work.uploadId };
    })
    .catch((error: unknown) => {
      if (!(error instanceof ScanFailedError)) throw error;
      return noteScan(deps, releaseId, error);
    });
  if (end?.stored) await deleteUpload({ db, files }, end.stored);
  // The row of the upload stays, because it has the name that editors are told.
  if (end?.infected) await deletePartFiles(files, end.infected);
  return true;
}

/**
 * Counts a beginning, in a transaction of its own: a process that is killed leaves the count. A file
 * that could not be scanned waits for a minute and for the others.
 */
async function begin(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ release_id: string }>(sql`
    update release_processing set attempts = attempts + 1
    where release_id = (
      select release_id from release_processing
      where failure is null and (scans = 0 or updated_at < now() - interval '50 seconds')
      order by scans, created_at limit 1 for update skip locked
    )
    returning release_id`);
  return rows[0]?.release_id;
}

async function giveUp(
  transaction: Executor,
  { releaseId }: Pick<Work, 'releaseId'>,
  failure: ReleaseFailure,
): Promise<void> {
  await transaction
    .update(releaseProcessing)
    .set({ failure })
    .where(eq(releaseProcessing.releaseId, releaseId));
}

/**
 * Lets the scanner read the upload. An infected one is given up, with an audit entry as the last
 * statement. @throws ScanFailedError
 */
async function isClean(
  transaction: Executor,
  { files, scanner, trail, log }: ReleaseWork,
  work: Work,
): Promise<boolean> {
  if (!scanner) return true;
  const { releaseId, uploadId } = work;
  const verdict = await scanner.scan(await readParts({ db: transaction, files }, uploadId));
  if (verdict.isClean) return true;
  const { signature } = verdict;
  log.warn({ release: releaseId, upload: uploadId, signature }, 'An infected file was deleted');
  await giveUp(transaction, work, 'infected');
  await transaction.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId));
  const changes = changedFields({}, { signature });
  await trail.append(
    transaction,
    [{ action: 'release.infected', entityType: 'release', entityId: releaseId, changes }],
    { actor: 'system', requestId: '' },
  );
  return false;
}

/** Keeps the file for the next scan, or gives it up after many. */
async function noteScan(
  { db, log }: ReleaseWork,
  releaseId: string,
  error: ScanFailedError,
): Promise<undefined> {
  log.error({ err: error, release: releaseId }, 'The file of a release could not be scanned');
  // The process did not end, so the beginning does not count.
  const [work] = await db
    .update(releaseProcessing)
    .set({ scans: sql`${releaseProcessing.scans} + 1`, attempts: 0 })
    .where(eq(releaseProcessing.releaseId, releaseId))
    .returning();
  if (work && work.scans >= MAX_SCANS) await giveUp(db, work, 'unscanned');
}

async function storeFile(
  transaction: Executor,
  files: FileStore,
  { releaseId, uploadId, mime }: Work,
): Promise<void> {
  const [upload] = await transaction.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!upload) throw new Error(`the upload ${uploadId} of a release is missing`);
  const hash = createHash('sha256');
  const parts = await readParts({ db: transaction, files }, uploadId);
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
