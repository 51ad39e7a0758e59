import { randomUUID } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkFileKey, isFileKey } from './file-key.ts';
import { type FileInfo, type FileStore, FileStoreError } from './file-store.ts';

/** Unfinished uploads; no key can begin with a dot, so the name cannot collide. */
const UNFINISHED = '.unfinished';
/** A killed process left unfinished files that are older than this. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;
/** No access for other users of the machine: some files belong to customers. */
const FOLDER_MODE = 0o750;
const FILE_MODE = 0o640;

/** Bytes of a disk of this size that uploads leave alone. */
export type DiskReserve = (diskBytes: number) => number;

const noReserve: DiskReserve = () => 0;

/** Stores files in a folder: local, or on a network file system shared by several machines. */
export function createFolderStore(root: string, reserve: DiskReserve = noReserve): FileStore {
  const pathOf = (key: string) => path.join(root, checkFileKey(key));
  const unfinished = path.join(root, UNFINISHED);

  return {
    async prepare() {
      await orFail('prepare', root, () =>
        mkdir(unfinished, { recursive: true, mode: FOLDER_MODE }),
      );
      await removeLeftovers(unfinished);
    },

    async put(key, content) {
      const target = pathOf(key);
      const source = path.join(unfinished, randomUUID());
      try {
        await orFail('write', target, async () => {
          await mkdir(unfinished, { recursive: true, mode: FOLDER_MODE });
          const file = createWriteStream(source, { flags: 'wx', mode: FILE_MODE, flush: true });
          await pipeline(content instanceof Uint8Array ? Readable.from([content]) : content, file);
          await mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE });
          await rename(source, target);
        });
      } catch (error) {
        await rm(source, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async open(key, range) {
      const file = pathOf(key);
      const handle = await unlessMissing(() => orFail('read', file, () => open(file)));
      if (!handle) return undefined;
      const stats = await handle.stat();
      if (!stats.isFile() || (range && range.end >= stats.size)) {
        await handle.close();
        return undefined;
      }
      return { ...infoOf(stats), content: handle.createReadStream(range ?? {}) };
    },

    async stat(key) {
      const file = pathOf(key);
      const stats = await unlessMissing(() => orFail('read', file, () => stat(file)));
      return stats?.isFile() ? infoOf(stats) : undefined;
    },

    async delete(key) {
      const file = pathOf(key);
      await unlessMissing(() => orFail('delete', file, () => rm(file)));
    },

    async room() {
      try {
        const { bavail, blocks, bsize } = await statfs(root);
        return bavail * bsize - reserve(blocks * bsize);
      } catch {
        // The folder is not there yet, or its file system does not say.
        return undefined;
      }
    },

    async *list(folder) {
      const top = folder === undefined ? root : pathOf(folder);
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await unlessMissing(() => orFail('list', top, () => readdir(top, options)));
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(root, file).replaceAll(path.sep, '/');
        const stats = isFileKey(key) ? await unlessMissing(() => stat(file)) : undefined;
        if (stats) yield { key, bytes: stats.size };
      }
    },

    async downloadUrl(key) {
      checkFileKey(key);
      return undefined;
    },
  };
}

function infoOf({ size, mtime, mtimeMs }: Stats): FileInfo {
  const version = [size, Math.round(mtimeMs)].map((part) => part.toString(36)).join('-');
  return { bytes: size, etag: `"${version}"`, modifiedAt: mtime };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const stats = await unlessMissing(() => stat(file));
    if (stats && Date.now() - stats.mtimeMs > LEFTOVER_MS) await rm(file, { force: true });
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Returns undefined instead of a "file not found" error. */
async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    if (MISSING.has(code ?? '')) return undefined;
    throw error;
  }
}

/** Adds file and operation to file system errors; errors of a source stream pass unchanged. */
async function orFail<T>(verb: string, file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new FileStoreError(
      `Cannot ${verb} ${file} (${code}): check the disk and its permissions.`,
      {
        cause: error,
      },
    );
  }
}
