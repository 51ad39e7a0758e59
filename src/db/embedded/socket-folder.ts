import { chownSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

const PREFIX = 'mujing-pg-';

/**
 * Creates the folder for the Unix socket. Only its owner can read it, which is all the access
 * control that the database needs. The name is short, because a socket's path is limited to about
 * 100 characters.
 */
export function makeSocketFolder(account: Account | undefined): string {
  const temporary = os.tmpdir();
  const base = account || temporary.length > 70 ? '/tmp' : temporary;
  const folder = mkdtempSync(path.join(base, PREFIX));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** True for folders that `makeSocketFolder` created, so that nothing else is removed. */
export function isSocketFolder(folder: string): boolean {
  return path.basename(folder).startsWith(PREFIX);
}
