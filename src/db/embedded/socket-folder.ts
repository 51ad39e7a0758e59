import { chownSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

const PREFIX = 'mujing-pg-';

/**
 * Makes the folder for the Unix socket: readable by its owner only, which is all the access control the
 * database needs. Its name is short, because a socket's path must stay below about 100 characters.
 */
export function makeSocketFolder(account: Account | undefined): string {
  const temporary = os.tmpdir();
  const base = account || temporary.length > 70 ? '/tmp' : temporary;
  const folder = mkdtempSync(path.join(base, PREFIX));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** True for folders that `makeSocketFolder` made, so that nothing else is ever removed. */
export function isSocketFolder(folder: string): boolean {
  return path.basename(folder).startsWith(PREFIX);
}
