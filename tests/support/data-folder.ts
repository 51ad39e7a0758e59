import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory that Linux has. */
const MEMORY = '/dev/shm';
/** Least free memory in bytes: a test run has some ten databases of 30 MB, with logs and files. */
const ROOM = 4 * 1024 ** 3;

/**
 * Makes a data folder that PostgreSQL's user can enter when the tests run as root. It lies in
 * memory where there is room: a database has a thousand files, and to copy them takes half a second
 * of processor time on a busy disk.
 * @param name prefix of the folder's name
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(path.join(hasRoom() ? MEMORY : os.tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
