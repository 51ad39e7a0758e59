import path from 'node:path';
import { StartupError } from '#db/startup-error.ts';
import { type FileStore, FileStoreError } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createS3Store } from '#files/s3-store.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** Free space that uploads leave to the database by default: the larger of both. */
const LEAST_RESERVE = 2 * 1024 ** 3;
const RESERVED_SHARE = 0.05;

/**
 * Opens the file store of the settings. @throws StartupError where the storage refuses them.
 * Unavailable storage does not stop the start: pages work without it, and files answer 503 until
 * it is back.
 */
export async function openFiles(
  {
    dataDir,
    s3,
    diskReserveBytes,
  }: Pick<Config, 'dataDir' | 's3'> & Partial<Pick<Config, 'diskReserveBytes'>>,
  log: Pick<Log, 'error'>,
): Promise<FileStore> {
  const files = s3
    ? createS3Store(s3, path.join(dataDir, 'uploads'))
    : createFolderStore(path.join(dataDir, 'files'), (diskBytes) => {
        return diskReserveBytes ?? Math.max(LEAST_RESERVE, diskBytes * RESERVED_SHARE);
      });
  try {
    await files.prepare();
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    const isTemporary = s3 && (error.status === undefined || error.status >= 500);
    if (!isTemporary) throw new StartupError(error.message);
    log.error({ err: error }, 'The file store does not respond');
  }
  return files;
}
